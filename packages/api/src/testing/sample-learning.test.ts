import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../client/api-client.ts';
import { isNotAuthorized } from '../errors/not-authorized.ts';
import { isNotFound } from '../errors/not-found.ts';
import { coBrandedVideos } from '../resources/co-branded-videos.ts';
import { cohorts as cohortsResource } from '../resources/cohorts.ts';
import { fieldManagementNews as fieldManagementNewsResource } from '../resources/field-management-news.ts';
import { jobAids as jobAidsResource } from '../resources/job-aids.ts';
import { platforms } from '../resources/platforms.ts';
import { salesArticles as salesArticlesResource } from '../resources/sales-articles.ts';
import { salesPromotions as salesPromotionsResource } from '../resources/sales-promotions.ts';
import { search } from '../resources/search.ts';
import { simplePages } from '../resources/simple-pages.ts';
import { socialPosts } from '../resources/social-posts.ts';
import { tags as tagsResource } from '../resources/tags.ts';
import { trainings as trainingsResource } from '../resources/trainings.ts';
import { webinars as webinarsResource } from '../resources/webinars.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from './clock.ts';
import { sampleHandlers } from './sample-handlers.ts';
import { getAllContent, sampleLibrary, getPersonaView } from './sample/index.ts';
import { samplePersona, sampleTokens } from './tokens.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const DAY_MS = 86_400_000;

/** Creates a client for a persona, with the sample handlers. */
function createClientFor(id: string, now = FIXED_NOW): ApiClient {
  const persona = samplePersona(id);
  server.use(...sampleHandlers({ persona, now }));
  const session = createSession({ storage: null, now: () => now });
  session.signIn(sampleTokens(persona, { now }));
  return createApiClient({ host: 'https://api.example.com', session, now: () => now });
}
const getView = (id: string) => getPersonaView(sampleLibrary, samplePersona(id));
const getSlugs = ({ items }: { items: readonly { slug?: string | null | undefined }[] }) =>
  items.map(({ slug }) => slug);
const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('sampleHandlers for training, news, and social content', () => {
  it('serves a job aid, and lists job aids by monthly flag, prelaunch flag, and category', async () => {
    const api = createClientFor('home-office-admin');
    const allJobAids = getView('home-office-admin').jobAids;
    expect((await jobAidsResource.list.fetch(api)).items).toEqual(allJobAids);
    const monthly = await jobAidsResource.list.fetch(api, { monthly: true });
    expect(monthly.items).toEqual(allJobAids.filter(({ is_monthly }) => is_monthly));
    expect(monthly.items).toHaveLength(3);
    expect(
      (await jobAidsResource.list.fetch(api, { prelaunch: true, category: 'quoting' })).items,
    ).toEqual(
      allJobAids.filter(
        ({ is_prelaunch, category }) => is_prelaunch && category?.key === 'quoting',
      ),
    );
    expect(await jobAidsResource.detail.fetch(api, allJobAids[0]?.slug ?? '')).toEqual(
      allJobAids[0],
    );
  });

  it('lists trainings by product, tag, and day', async () => {
    const api = createClientFor('home-office-admin');
    expect(getSlugs(await trainingsResource.list.fetch(api, { types: ['take20'] }))).toEqual([
      'reading-a-roof-photo',
      'motorcycle-five-questions',
    ]);
    expect(
      getSlugs(await trainingsResource.list.fetch(api, { product: ['boat', 'flood'] })),
    ).toEqual(['boat-agreed-value', 'flood-basics']);
    expect(
      getSlugs(
        await trainingsResource.list.fetch(api, {
          systems: ['e_signature'],
          platforms: ['agent360'],
        }),
      ),
    ).toEqual(['agent360-first-week']);
    // Published on February 27, a Friday.
    const friday = { startDate: '2026-02-27', endDate: '2026-02-27' };
    expect(new Set(getSlugs(await trainingsResource.list.fetch(api, friday)))).toEqual(
      new Set(['reading-a-roof-photo', 'agent360-landlord-launch']),
    );
    expect(getSlugs(await trainingsResource.list.fetch(api, { startDate: '2026-02-28' }))).toEqual(
      [],
    );
  });

  it('lists webinars soonest first with a start date, and latest first without one', async () => {
    const api = createClientFor('home-office-admin');
    const getStartTimes = (page: Awaited<ReturnType<typeof webinarsResource.list.fetch>>) =>
      page.items.map(({ starts_at }) => starts_at ?? '');
    const allStartTimes = getStartTimes(await webinarsResource.list.fetch(api));
    expect(allStartTimes).toEqual(allStartTimes.toSorted().toReversed());
    const upcomingWebinars = await webinarsResource.list.fetch(api, { startDate: '2026-03-02' });
    expect(getStartTimes(upcomingWebinars)).toEqual(getStartTimes(upcomingWebinars).toSorted());
    // Live: it started five minutes ago.
    expect(upcomingWebinars.items[0]).toMatchObject({
      slug: 'storm-season-before-the-watch',
      starts_at: '2026-03-02T19:00:00.000Z',
      ends_at: '2026-03-02T20:00:00.000Z',
    });
    expect(
      getSlugs(
        await webinarsResource.list.fetch(api, { endDate: '2025-12-31', types: ['product'] }),
      ),
    ).toEqual(['flood-questions-answered', 'off-road-youth-operators']);
  });

  it('has upcoming, live, and past webinars, with and without a recording', () => {
    const { webinars } = sampleLibrary;
    const pastWebinars = webinars.filter(({ ends_at }) => Date.parse(ends_at ?? '') < FIXED_NOW);
    expect(pastWebinars.some(({ recording }) => recording)).toBe(true);
    expect(pastWebinars.some(({ recording }) => !recording)).toBe(true);
    expect(pastWebinars.filter(({ registration_url }) => registration_url)).toEqual([]);
    const upcomingWebinars = webinars.filter(
      ({ starts_at }) => Date.parse(starts_at ?? '') > FIXED_NOW,
    );
    expect(upcomingWebinars).toHaveLength(6);
    expect(upcomingWebinars.filter(({ recording }) => recording)).toEqual([]);
    expect(upcomingWebinars.some(({ registration_url }) => !registration_url)).toBe(true);
  });

  it('returns a training, a webinar, or a job aid as the detail of a training', async () => {
    const api = createClientFor('independent-producer');
    const { trainings, webinars, jobAids } = getView('independent-producer');
    expect(await trainingsResource.detail.fetch(api, trainings[0]!.id)).toEqual({
      training: trainings[0],
    });
    expect(await trainingsResource.detail.fetch(api, webinars[0]!.slug!)).toEqual({
      webinar: webinars[0],
    });
    expect(await trainingsResource.detail.fetch(api, jobAids[0]!.id)).toEqual({
      job_aid: jobAids[0],
    });
    expect(await webinarsResource.detail.fetch(api, webinars[0]!.id)).toEqual(webinars[0]);
    for (const call of [
      trainingsResource.detail.fetch(api, 'none'),
      webinarsResource.detail.fetch(api, trainings[0]!.slug!),
    ]) {
      expect(isNotFound(await catchError(call))).toBe(true);
    }
  });

  it('serves a news item and a sales article, and lists both types by category and words', async () => {
    const api = createClientFor('manager');
    const { fieldManagementNews, salesArticles, salesPromotions } = getView('manager');
    expect((await fieldManagementNewsResource.list.fetch(api)).items).toEqual(fieldManagementNews);
    expect(
      getSlugs(
        await fieldManagementNewsResource.list.fetch(api, { category: 'leadership_messages' }),
      ),
    ).toEqual(['what-we-heard-from-you']);
    expect(await fieldManagementNewsResource.detail.fetch(api, fieldManagementNews[0]!.id)).toEqual(
      fieldManagementNews[0],
    );
    expect(getSlugs(await salesArticlesResource.list.fetch(api, { search: 'postcards' }))).toEqual([
      'co-op-money-left',
    ]);
    expect(await salesArticlesResource.detail.fetch(api, salesArticles[0]!.slug!)).toEqual(
      salesArticles[0],
    );
    expect(await salesPromotionsResource.list.fetch(api)).toEqual(salesPromotions);
  });

  it('serves posts and videos only to users with permission, and no expired posts', async () => {
    const api = createClientFor('exclusive-producer');
    const posts = await socialPosts.list.fetch(api);
    expect(getSlugs(posts)).toContain('post-clocks-forward');
    expect(getSlugs(posts)).not.toContain('post-new-year');
    expect(
      getSlugs(await socialPosts.list.fetch(api, { category: 'holiday_and_seasonal' })),
    ).toEqual(['post-memorial-day-roads', 'post-clocks-forward']);
    expect(getSlugs(await coBrandedVideos.list.fetch(api, { category: 'rv' }))).toEqual([
      'video-living-on-the-road',
    ]);
    expect(getSlugs(await search.list.fetch(api, { query: 'quiet phone' }))).toEqual([]);

    const aWeekLater = createClientFor('exclusive-producer', FIXED_NOW + 7 * DAY_MS);
    expect(getSlugs(await socialPosts.list.fetch(aWeekLater))).not.toContain('post-clocks-forward');

    const csr = createClientFor('independent-csr');
    for (const call of [socialPosts.list.fetch(csr), coBrandedVideos.list.fetch(csr)]) {
      expect(isNotAuthorized(await catchError(call))).toBe(true);
    }
    expect(getSlugs(await search.list.fetch(csr, { query: 'batteries' }))).toEqual([]);
  });

  it.each([
    ['independent-producer', ['agent360', 'what-to-expect', 'product-overview', 'take20']],
    ['exclusive-producer', ['agent360', 'what-to-expect', 'take20']],
    ['independent-csr', ['take20']],
    ['home-office-admin', ['agent360', 'what-to-expect', 'product-overview', 'take20']],
  ])('lets the persona %s open only the pages %j', async (id, accessiblePages) => {
    const api = createClientFor(id);
    for (const slug of ['agent360', 'what-to-expect', 'product-overview', 'take20']) {
      const outcome = await simplePages.detail.fetch(api, slug).then(
        (page) => page.slug,
        (error: unknown) => (isNotAuthorized(error) ? 'closed' : error),
      );
      expect(outcome).toBe(accessiblePages.includes(slug) ? slug : 'closed');
    }
    const cohorts = await cohortsResource.list.fetch(api).catch(isNotAuthorized);
    expect(cohorts).toEqual(accessiblePages.includes('agent360') ? sampleLibrary.cohorts : true);
  });

  it('returns platforms and tags for every filter', async () => {
    const api = createClientFor('manager');
    expect(await platforms.list.fetch(api)).toEqual(sampleLibrary.platforms);
    const tags = await tagsResource.list.fetch(api);
    const getTagKeys = (group: string) =>
      tags.filter((tag) => tag.group === group).map(({ key }) => key);
    const { trainings, webinars, jobAids } = sampleLibrary;
    const usedTypes = [...trainings, ...webinars].flatMap(({ types }) => types ?? []);
    for (const { key } of usedTypes) expect(getTagKeys('types')).toContain(key);
    for (const { key } of [...trainings, ...jobAids].flatMap(({ systems }) => systems ?? [])) {
      expect(getTagKeys('systems')).toContain(key);
    }
    const recordTags = getAllContent(sampleLibrary).flatMap((record) => record.tags ?? []);
    expect(tags.map(({ key, name }) => `${key}: ${name}`)).toEqual(
      expect.arrayContaining(recordTags.map(({ key, name }) => `${key}: ${name}`)),
    );
    expect(new Set(tags.map(({ key }) => key)).size).toBe(tags.length);
  });
});
