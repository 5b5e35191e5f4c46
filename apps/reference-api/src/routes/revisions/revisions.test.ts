import {
  alertSchema,
  guideSchema,
  policyUpdateSchema,
  revisionDetailSchema,
  revisionSchema,
  searchResultSchema,
} from '@producer-portal/api';
import { sampleHandlers } from '@producer-portal/api/testing';
import { sql } from 'kysely';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ContentToStore } from '../../db/records.ts';
import { publishRevision } from '../../db/revisions.ts';
import { databaseKinds, FIXED_NOW, library, useTestHost } from '../../testing/test-host.ts';

const GUIDELINE = 'great-lakes-manufactured-home-guideline';
const EARTHQUAKE = 'northern-california-earthquake-hold-lifted';
const PRODUCER = 'independent-producer';

const revisionsSchema = v.object({ revisions: v.array(revisionSchema) });
const detailSchema = v.object({ revision: revisionDetailSchema });
const guidesSchema = v.object({ guides: v.array(guideSchema) });
const guideResponseSchema = v.object({ guide: guideSchema });
const alertsSchema = v.object({ alerts: v.array(alertSchema) });
const alertResponseSchema = v.object({ alert: alertSchema });
const updatesSchema = v.object({ policy_updates: v.array(policyUpdateSchema) });
const resultsSchema = v.object({ search_results: v.array(searchResultSchema) });
const countSchema = v.object({ alerts_count: v.number() });

const toListPath = (type: string, record: string | number) =>
  `/api/v1/revisions?record_type=${type}&record=${record}`;
const findFirstLimit = ({
  contents,
}: {
  contents?: readonly { content: string }[] | null | undefined;
}) => /\$\d+,000/.exec(contents?.[0]?.content ?? '')?.[0];
const slugs = (records: readonly { slug?: string | null | undefined }[]) =>
  records.map(({ slug }) => slug);
const minutesLater = (minutes: number) => new Date(FIXED_NOW + minutes * 60_000).toISOString();

/** Only the host knows the sizes of files, because it generates them. */
const removeSizes = (body: object): object =>
  v.parse(
    bodySchema,
    JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'size' ? undefined : value))),
  );
const bodySchema = v.record(v.string(), v.unknown());

const isDatedRecord = ({ record_type }: { record_type: string }) =>
  ['Alert', 'PolicyUpdate', 'UnderwritingGuideline', 'RateBulletin', 'RateAndRuleManual'].includes(
    record_type,
  );

describe.each(databaseKinds)('revisions on %s', (kind) => {
  const host = useTestHost(kind);

  it.each([
    toListPath('UnderwritingGuideline', GUIDELINE),
    toListPath('Alert', 'lake-erie-storm-narrowed'),
    '/api/v1/guides?as_of=2026-01-10',
    '/api/v1/guides?as_of=2026-04-01&for=renewal',
    '/api/v1/guides?as_of=2026-04-01&category=rate_bulletins&state=OH',
    `/api/v1/guides/${GUIDELINE}?as_of=2026-01-10`,
    '/api/v1/guides/by_state',
    '/api/v1/alerts?as_of=2026-03-01T12:00:00Z',
    '/api/v1/alerts?as_of=2026-03-01&unread=true',
    '/api/v1/policy_updates?as_of=2026-02-20',
  ])('responds to %s like the sample handlers', async (path) => {
    for (const persona of library.personas.filter(({ admin }) => !admin)) {
      const handlers = sampleHandlers({ persona, library });
      const sample = await getResponse(handlers, new Request(`https://api.example.com${path}`));
      const client = await host.signIn(persona.id);
      const response = await client.send(path);
      expect([persona.id, response.status]).toEqual([persona.id, sample?.status]);
      const readBody = async (each: Response | undefined): Promise<object> =>
        each?.status === 200 ? removeSizes(v.parse(bodySchema, await each.json())) : {};
      expect(await readBody(response)).toMatchObject(await readBody(sample));
    }
  });

  it('serves the text of each revision', async () => {
    const client = await host.signIn(PRODUCER);
    const { revisions } = await client.read(
      toListPath('UnderwritingGuideline', GUIDELINE),
      revisionsSchema,
    );
    const limits = await Promise.all(
      revisions.map(async ({ id }) => {
        const { revision } = await client.read(`/api/v1/revisions/${id}`, detailSchema);
        return findFirstLimit(revision);
      }),
    );
    expect(limits).toEqual(['$150,000', '$150,000', '$125,000']);
  });

  it.each([
    toListPath('Alert', EARTHQUAKE),
    toListPath('Alert', 'no-such-alert'),
    toListPath('Product', 'motorcycle'),
    toListPath('Alert', GUIDELINE),
    '/api/v1/revisions/no-such-revision',
    '/api/v1/revisions/%00',
  ])('responds 404 to %s, which is hidden, unknown, or not dated', async (path) => {
    const client = await host.signIn(PRODUCER);
    expect((await client.send(path)).status).toBe(404);
  });

  it('hides the revisions of a hidden record', async () => {
    const admin = await host.signIn('home-office-admin');
    const { revisions } = await admin.read(toListPath('Alert', EARTHQUAKE), revisionsSchema);
    expect(revisions).toHaveLength(4);
    const client = await host.signIn(PRODUCER);
    for (const { id } of revisions) {
      expect((await client.send(`/api/v1/revisions/${id}`)).status).toBe(404);
      expect((await client.patch(`/api/v1/revisions/${id}/mark_as_read`)).status).toBe(404);
    }
  });

  it.each([
    '/api/v1/revisions?record=1',
    '/api/v1/revisions?record_type=Alert',
    '/api/v1/guides?as_of=yesterday',
    '/api/v1/guides?as_of=2026-02-30',
    '/api/v1/guides?as_of=2026-03-02T12:00',
    '/api/v1/guides?as_of=2026-03-02&as_of=2026-03-03',
    '/api/v1/guides?as_of=2026-03-02&for=both',
    `/api/v1/guides/${GUIDELINE}?as_of=0000-01-01`,
    '/api/v1/alerts?as_of=x',
    '/api/v1/policy_updates?for=x',
    '/api/v1/search?query=roof&as_of=x',
  ])('rejects %s', async (path) => {
    const client = await host.signIn(PRODUCER);
    expect((await client.send(path)).status).toBe(422);
  });

  it('searches the text that records had at that time', async () => {
    const client = await host.signIn(PRODUCER);
    const search = async (query: string) =>
      (await client.read(`/api/v1/search?query=${query}`, resultsSchema)).search_results;
    expect(slugs(await search('handrail'))).toContain(GUIDELINE);
    expect(slugs(await search('handrail&as_of=2026-01-10'))).not.toContain(GUIDELINE);
    const pastResults = await search('dogs+bite&as_of=2026-01-10');
    const guidelineResult = pastResults.find(({ slug }) => slug === GUIDELINE);
    expect(guidelineResult).toMatchObject({ revision: { number: 1 } });
    expect(guidelineResult?.highlight).toContain('[[');
    // Other records have no revisions.
    const [currentResults, earlierResults] = [
      await search('motorcycle'),
      await search('motorcycle&as_of=2020-01-01'),
    ];
    expect(earlierResults.some(isDatedRecord)).toBe(false);
    expect(slugs(earlierResults)).toEqual(
      expect.arrayContaining(
        slugs(currentResults.filter((each) => !isDatedRecord(each)).slice(0, 3)),
      ),
    );
  });

  it('stores when a user first read a revision of a guide, and when they read the previous revision', async () => {
    const client = await host.signIn(PRODUCER);
    const { guide } = await client.read(`/api/v1/guides/${GUIDELINE}`, guideResponseSchema);
    const path = `/api/v1/revisions/${guide.revision?.id}/mark_as_read`;
    const readAt = new Date(host.now()).toISOString();
    const mark = async () =>
      (await client.read(path, v.object({ revision: revisionSchema }), { method: 'PATCH' }))
        .revision;
    expect(await mark()).toMatchObject({
      number: 3,
      read_at: readAt,
      previous_read: { number: 2 },
    });
    host.advanceClock(60);
    expect(await mark()).toMatchObject({ read_at: readAt });
  });

  it('marks nothing while an admin views the portal as an agent', async () => {
    const { id } = library.personas.find(({ impersonates }) => impersonates !== undefined)!;
    const client = await host.signIn(id);
    const { guides } = await client.read('/api/v1/guides', guidesSchema);
    const unreadGuide = guides.find(({ revision }) => revision && !revision.read_at)!;
    const path = `/api/v1/revisions/${unreadGuide.revision?.id}/mark_as_read`;
    const { revision } = v.parse(
      v.object({ revision: revisionSchema }),
      await (await client.patch(path)).json(),
    );
    expect(revision.read_at).toBeUndefined();
  });

  describe('a new revision', () => {
    const findAlert = (slug: string): ContentToStore =>
      library.alerts.find((alert) => alert.slug === slug)!;
    const publish = (
      alert: ContentToStore,
      changes: Partial<ContentToStore>,
      from = minutesLater(10),
    ) =>
      publishRevision(
        host.db,
        { ...alert, ...changes, published_at: minutesLater(9) },
        { change_note: 'Extended.', restriction: 'stopped' },
        { new_business: [{ from }] },
      );

    it('makes an alert unread, and is in effect only in its period', async () => {
      const client = await host.signIn(PRODUCER);
      const alert = findAlert('lake-erie-storm-lifted');
      const path = `/api/v1/alerts/${alert.slug}/mark_as_read`;
      await client.patch(path);
      const countUnread = async () =>
        (await client.read('/api/v1/alert/unchecked_count', countSchema)).alerts_count;
      const initialCount = await countUnread();

      await publish(alert, { title: 'Lake Erie storm: Binding stops again' });
      expect(await countUnread()).toBe(initialCount + 1);
      const list = async (query = '') =>
        (await client.read(`/api/v1/alerts?${query}`, alertsSchema)).alerts.find(
          ({ slug }) => slug === alert.slug,
        );
      expect(await list()).toMatchObject({
        title: 'Lake Erie storm: Binding stops again',
        read: false,
        revision: { number: 2, previous_read: { number: 1 } },
      });
      for (const [minute, number] of [
        [9, 1],
        [10, 2],
        [11, 2],
      ] as const) {
        const asOf = await list(`as_of=${minutesLater(minute)}`);
        expect([minute, asOf?.revision?.number]).toEqual([minute, number]);
      }
      expect(await list(`as_of=${minutesLater(9)}`)).toMatchObject({ title: alert.title });

      const markedAlert = await client.read(path, alertResponseSchema, { method: 'PATCH' });
      expect(markedAlert.alert).toMatchObject({ read: true, revision: { number: 2 } });
      expect(markedAlert.alert.revision?.read_at).toBeDefined();
      expect(await countUnread()).toBe(initialCount);
    });

    it('is hidden from users outside its audience, together with the record', async () => {
      const client = await host.signIn(PRODUCER);
      const alert = findAlert('lake-erie-storm-extended');
      await publish(alert, { states: [{ code: 'TX', name: 'Texas' }] });
      expect((await client.send(toListPath('Alert', String(alert.slug)))).status).toBe(404);
      const { alerts } = await client.read(
        `/api/v1/alerts?as_of=2026-03-01T12:00:00Z`,
        alertsSchema,
      );
      expect(slugs(alerts)).not.toContain(alert.slug);
      const texan = await host.signIn('exclusive-producer');
      const { revisions } = await texan.read(
        toListPath('Alert', String(alert.slug)),
        revisionsSchema,
      );
      // The first revision was for other states.
      expect(revisions.map(({ number }) => number)).toEqual([2]);
      expect((await texan.send(`/api/v1/revisions/Alert-${alert.id}-1`)).status).toBe(404);
    });

    it('can’t take effect before it is published, and needs a stored record', async () => {
      const alert = findAlert('lake-erie-storm-narrowed');
      await expect(publish(alert, {}, minutesLater(8))).rejects.toThrow(RangeError);
      await expect(publish({ ...alert, id: 999_999 }, {})).rejects.toThrow(RangeError);
    });
  });

  describe('the database', () => {
    const insertPeriod = (from: string, until: string) =>
      host.db
        .insertInto('revision_periods')
        .columns(['content_key', 'kind', 'revision_id', 'period'])
        .expression((eb) =>
          eb
            .selectFrom('revision_periods as p')
            .select(['p.content_key', 'p.kind', 'p.revision_id'])
            .select(sql<string>`tstzrange(${from}, ${until})`.as('period'))
            .where('p.kind', '=', 'new_business')
            .where('p.revision_id', '=', 'UnderwritingGuideline-5103-3'),
        )
        .execute();

    it('rejects two revisions in effect at the same time', async () => {
      await expect(insertPeriod('2026-04-01T00:00:00Z', '2026-04-01T00:01:00Z')).rejects.toThrow(
        /conflicting key value violates exclusion constraint/,
      );
    });

    it('rejects periods that don’t start and end on a whole minute', async () => {
      await expect(insertPeriod('2020-04-01T00:00:30Z', '2020-04-01T00:01:00Z')).rejects.toThrow(
        /check constraint/,
      );
    });

    it.each([
      sql`update revisions set title = 'Changed' where number = 1`,
      sql`delete from revisions where number = 1`,
      sql`truncate revisions cascade`,
    ])('rejects changes of a revision', async (statement) => {
      await expect(statement.execute(host.db)).rejects.toThrow('A revision never changes.');
    });

    it('removes revisions with their record', async () => {
      const record = library.policyUpdates[0]!;
      await host.db
        .deleteFrom('content_records')
        .where('record_type', '=', 'PolicyUpdate')
        .where('record_id', '=', String(record.id))
        .execute();
      const remaining = await host.db
        .selectFrom('revisions')
        .select('id')
        .where('id', '=', `PolicyUpdate-${record.id}-1`)
        .execute();
      expect(remaining).toEqual([]);
      const admin = await host.signIn('home-office-admin');
      const { policy_updates } = await admin.read(
        '/api/v1/policy_updates?as_of=2026-03-02',
        updatesSchema,
      );
      expect(slugs(policy_updates)).not.toContain(record.slug);
    });
  });
});
