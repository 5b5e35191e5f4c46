import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../client/api-client.ts';
import { isNotFound } from '../errors/not-found.ts';
import { alerts } from '../resources/alerts.ts';
import { capabilities } from '../resources/capabilities.ts';
import type { ContentRecord } from '../resources/content/schema.ts';
import { guides } from '../resources/guides.ts';
import { markRevisionAsRead, revisions } from '../resources/revisions/resource.ts';
import { search } from '../resources/search.ts';
import { toMinute } from '../revisions/as-of.ts';
import { findRevisionInEffect } from '../revisions/publish-revision.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from './clock.ts';
import { sampleHandlers } from './sample-handlers.ts';
import { createSampleLibrary, sampleLibrary } from './sample/index.ts';
import { revisionSeeds } from './sample/revisions.data.ts';
import { getDatedRecords, getRevisions } from './sample/revisions.ts';
import { samplePersona, sampleTokens } from './tokens.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const GUIDELINE = 'great-lakes-manufactured-home-guideline';
const BULLETIN = 'oh-motor-home-rates';
const EARTHQUAKE = 'northern-california-earthquake-hold-lifted';

function createClientFor(id: string): ApiClient {
  const persona = samplePersona(id);
  server.use(...sampleHandlers({ persona, perPage: 100 }));
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens(persona));
  return createApiClient({ host: 'https://api.example.com', session, now: () => FIXED_NOW });
}

const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no error',
    (error: unknown) => error,
  );
const getBody = ({ contents }: Pick<ContentRecord, 'contents'>) => contents?.[0]?.content ?? '';
const findBySlug = <Item extends { slug?: string | null | undefined }>(
  items: readonly Item[],
  slug: string,
) => items.find((item) => item.slug === slug);

describe('sample revisions', () => {
  const findRecord = (slug: string) => findBySlug(getDatedRecords(sampleLibrary), slug)!;

  it('every dated record has at least one revision, and the newest revision has the record’s title and body', () => {
    for (const record of getDatedRecords(sampleLibrary)) {
      const [newestRevision] = getRevisions(sampleLibrary.revisions, record);
      expect(newestRevision?.document).toMatchObject({
        title: record.title,
        contents: record.contents,
      });
    }
  });

  it('the record contains every text that differs in an earlier revision', () => {
    for (const [slug, seeds] of Object.entries(revisionSeeds)) {
      const { title, excerpt, contents } = findRecord(slug);
      const text = [title, excerpt, getBody({ contents })].join('\n');
      for (const [currentText] of seeds.flatMap(({ earlierTexts = [] }) => earlierTexts))
        expect(text).toContain(currentText);
    }
  });

  it('every rule consists of sentences of its revision, one after the other', () => {
    for (const { revision, document } of sampleLibrary.revisions) {
      if (!revision.rule) continue;
      const text = `${document.excerpt} ${getBody(document).replaceAll(/<[^>]*>/g, '')}`;
      expect(text.replaceAll(/\s+/g, ' ')).toContain(revision.rule.replaceAll('\n', ' '));
    }
  });

  it('the rule after the storm has every condition of the alert', () => {
    const [newest] = getRevisions(sampleLibrary.revisions, findRecord('lake-erie-storm-lifted'));
    const [, list = ''] =
      /three rules apply<\/h2>\s*<ul>(.*?)<\/ul>/s.exec(getBody(newest!.document)) ?? [];
    const conditions = list.replaceAll(/<[^>]*>/g, '').trim();
    expect(newest?.revision.rule).toBe(conditions);
  });

  it('no revision is in effect before it is published, for any time of day at which the library is built', () => {
    for (let hour = 0; hour < 24; hour += 2) {
      const library = createSampleLibrary({ now: new Date(FIXED_NOW + hour * 3_600_000) });
      const earlySlugs = library.revisions.flatMap(({ revision, document }) => {
        const publishedAt = toMinute(new Date(revision.published_at)).toISOString();
        const periods = [...(revision.new_business ?? []), ...(revision.renewal ?? [])];
        return periods.some(({ from }) => from < publishedAt) ? [document.slug] : [];
      });
      expect(earlySlugs).toEqual([]);
    }
  });

  it('earlier revisions were published earlier', () => {
    for (const record of getDatedRecords(sampleLibrary)) {
      const times = getRevisions(sampleLibrary.revisions, record).map(({ revision }) =>
        Date.parse(revision.published_at),
      );
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times[0]).toBeLessThan(FIXED_NOW - 3_600_000);
    }
  });

  it('the revisions of an alert show a moratorium from its start to its end', () => {
    const history = getRevisions(sampleLibrary.revisions, findRecord(EARTHQUAKE));
    expect(history.map(({ revision }) => revision.restriction)).toEqual([
      'none',
      'stopped',
      'stopped',
      'stopped',
    ]);
    expect(new Set(history.map(({ document }) => document.title)).size).toBe(4);
  });

  it('a bulletin takes effect later for renewals', () => {
    const [newestRevision] = getRevisions(sampleLibrary.revisions, findRecord(BULLETIN)).map(
      ({ revision }) => revision,
    );
    const dayBetween = new Date(FIXED_NOW + 30 * 86_400_000);
    expect(findRevisionInEffect([newestRevision!], dayBetween, 'new_business')).toBe(
      newestRevision,
    );
    expect(findRevisionInEffect([newestRevision!], dayBetween, 'renewal')).toBeUndefined();
  });
});

describe('sampleHandlers', () => {
  it('say which extensions of the contract they support', async () => {
    const names = await capabilities.list.fetch(createClientFor('independent-producer'));
    expect(names).toEqual(expect.arrayContaining(['revisions', 'as_of']));
  });

  it('list the revisions of a record, newest first, and serve the content of each revision', async () => {
    const api = createClientFor('independent-producer');
    const list = await revisions.list.fetch(api, {
      record_type: 'UnderwritingGuideline',
      record: GUIDELINE,
    });
    expect(list.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(list[0]?.record).toMatchObject({
      slug: GUIDELINE,
      record_type: 'UnderwritingGuideline',
    });
    const limits = await Promise.all(
      list.map(async ({ id }) =>
        /\$\d+,000/.exec(getBody(await revisions.detail.fetch(api, id)))?.at(0),
      ),
    );
    expect(limits).toEqual(['$150,000', '$150,000', '$125,000']);
  });

  it('serve no revisions of hidden or unknown records', async () => {
    const api = createClientFor('independent-producer');
    for (const record of [EARTHQUAKE, 'no-such-alert']) {
      const error = await catchError(revisions.list.fetch(api, { record_type: 'Alert', record }));
      expect(isNotFound(error)).toBe(true);
    }
    const hiddenRevisions = getRevisions(
      sampleLibrary.revisions,
      findBySlug(sampleLibrary.alerts, EARTHQUAKE)!,
    );
    const { id } = hiddenRevisions[0]!.revision;
    expect(isNotFound(await catchError(revisions.detail.fetch(api, id)))).toBe(true);
    expect(isNotFound(await catchError(markRevisionAsRead(api, id)))).toBe(true);
  });

  it('serve records as of a date', async () => {
    const api = createClientFor('independent-producer');
    const getLimitOn = async (as_of: string) =>
      /\$\d+,000/
        .exec(getBody(await guides.detail.fetch(api, GUIDELINE, { params: { as_of } })))
        ?.at(0);
    expect(await getLimitOn('2026-01-10')).toBe('$125,000');
    expect(await getLimitOn('2026-02-20T12:00:00Z')).toBe('$150,000');
    const earlierGuide = guides.detail.fetch(api, GUIDELINE, { params: { as_of: '2025-06-01' } });
    expect(isNotFound(await catchError(earlierGuide))).toBe(true);

    const inMarch = await guides.list.fetch(api, { as_of: '2026-03-20' });
    expect(findBySlug(inMarch.items, BULLETIN)?.revision).toMatchObject({ number: 2 });
    const renewals = await guides.list.fetch(api, { as_of: '2026-03-20', for: 'renewal' });
    expect(findBySlug(renewals.items, BULLETIN)).toBeUndefined();
    expect(findBySlug(renewals.items, `${BULLETIN}-before`)).toBeDefined();
  });

  it('search the text that records had on the as-of date', async () => {
    const api = createClientFor('independent-producer');
    const findGuideline = async (as_of?: string) =>
      findBySlug((await search.list.fetch(api, { query: 'handrail', as_of })).items, GUIDELINE);
    expect(await findGuideline()).toBeDefined();
    expect(await findGuideline('2026-01-10')).toBeUndefined();
  });

  it.each([{ as_of: 'yesterday' }, { as_of: '2026-02-30' }, { as_of: '2026-03-02', for: 'both' }])(
    'reject %j',
    async (params) => {
      const api = createClientFor('independent-producer');
      expect(await catchError(alerts.list.fetch(api, params))).toMatchObject({ status: 422 });
    },
  );

  it('keep the user’s marks of earlier revisions when a newer revision is marked as read', async () => {
    const api = createClientFor('independent-producer');
    const { revision } = await guides.detail.fetch(api, GUIDELINE);
    expect(revision).toMatchObject({ number: 3, previous_read: { number: 2 } });
    expect(revision).not.toHaveProperty('read_at');
    const read_at = new Date(FIXED_NOW).toISOString();
    expect(await markRevisionAsRead(api, revision!.id)).toMatchObject({
      read_at,
      previous_read: { number: 2 },
    });
    expect((await guides.detail.fetch(api, GUIDELINE)).revision).toMatchObject({ read_at });
  });

  it('mark the newest revision of an alert as read, and keep that mark when the alert is marked as unread', async () => {
    const api = createClientFor('independent-producer');
    const unreadPage = await alerts.list.fetch(api, { unread: true });
    const alert = unreadPage.items.find(({ revision }) => revision && !revision.read_at)!;
    const read_at = new Date(FIXED_NOW).toISOString();
    expect((await alerts.markAsRead.fetch(api, alert.id)).revision).toMatchObject({ read_at });
    const unreadAlert = await alerts.markAsUnread.fetch(api, alert.id);
    expect(unreadAlert).toMatchObject({ read: false, revision: { read_at } });
  });

  it('mark nothing while an admin views the portal as an agent', async () => {
    const admin = sampleLibrary.personas.find(({ impersonates }) => impersonates !== undefined)!;
    const api = createClientFor(admin.id);
    const { revision } = await guides.detail.fetch(api, GUIDELINE);
    expect(await markRevisionAsRead(api, revision!.id)).not.toHaveProperty('read_at');
  });
});

describe('the query for a single record', () => {
  it('has a separate cache entry and no placeholder from a list if it has parameters', () => {
    const client = new QueryClient();
    const api = createClientFor('independent-producer');
    const [guide] = sampleLibrary.guides;
    client.setQueryData(guides.list.query(api, {}).queryKey, {
      items: [guide!],
      total: 1,
      page: 1,
      perPage: 20,
    });
    const currentQuery = guides.detail.query(api, guide!.id, client);
    const asOfQuery = guides.detail.query(api, guide!.id, client, { as_of: '2026-01-10' });
    const queryWithoutValue = guides.detail.query(api, guide!.id, client, { as_of: undefined });
    const getPlaceholder = ({ placeholderData }: { placeholderData?: unknown }): unknown =>
      typeof placeholderData === 'function' ? Reflect.apply(placeholderData, null, []) : undefined;
    expect(getPlaceholder(currentQuery)).toBe(guide);
    expect(getPlaceholder(asOfQuery)).toBeUndefined();
    expect(asOfQuery.queryKey).not.toEqual(currentQuery.queryKey);
    expect(queryWithoutValue.queryKey).toEqual(currentQuery.queryKey);
  });
});
