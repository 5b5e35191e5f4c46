import {
  coBrandedVideoSchema,
  cohortSchema,
  fieldManagementNewsSchema,
  platformSchema,
  salesArticleSchema,
  salesPromotionSchema,
  simplePageSchema,
  socialPostSchema,
  tagSchema,
} from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../testing/test-host.ts';

const newsSchema = v.object({ field_management_news: v.array(fieldManagementNewsSchema) });
const articlesSchema = v.object({ sales_articles: v.array(salesArticleSchema) });
const promotionsSchema = v.object({ sales_promotions: v.array(salesPromotionSchema) });
const postsSchema = v.object({ social_posts: v.array(socialPostSchema) });
const videosSchema = v.object({ co_branded_videos: v.array(coBrandedVideoSchema) });
const cohortsSchema = v.object({ cohorts: v.array(cohortSchema) });
const searchSchema = v.object({
  search_results: v.array(v.object({ record_type: v.string(), slug: v.string() })),
});

const getView = (id: string) =>
  getPersonaView(
    library,
    library.personas.find((persona) => persona.id === id)!,
  );
const slugs = (items: readonly { slug?: string | null | undefined }[]) =>
  items.map(({ slug }) => slug);
const EXPIRED_SLUG = 'post-new-year';
const getUnexpiredPosts = (id: string) =>
  getView(id).socialPosts.filter(({ slug }) => slug !== EXPIRED_SLUG);

/** Access to posts and videos, and to the agent360 area, by persona. */
const accessByPersona: [id: string, social: boolean, premier: 'active' | 'limited' | null][] = [
  ['independent-producer', true, 'active'],
  ['independent-csr', false, null],
  ['exclusive-producer', true, 'limited'],
  ['manager', true, 'active'],
  ['no-states', false, null],
  ['home-office-admin', true, 'active'],
  ['admin-as-producer', true, 'active'],
];

describe.each(databaseKinds)('news, sales, and social on %s', (kind) => {
  const host = useTestHost(kind);
  const fetchStatus = async (id: string, path: string) =>
    (await (await host.signIn(id)).send(`/api/v1/${path}`)).status;

  it('returns the viewer’s records, newest first', async () => {
    for (const { id } of library.personas) {
      const client = await host.signIn(id);
      const visibleContent = getView(id);
      expect(await client.read('/api/v1/field_management_news', newsSchema), `for ${id}`).toEqual({
        field_management_news: visibleContent.fieldManagementNews,
      });
      expect(await client.read('/api/v1/sales_articles', articlesSchema), `for ${id}`).toEqual({
        sales_articles: visibleContent.salesArticles,
      });
      expect(await client.read('/api/v1/sales_promotions', promotionsSchema), `for ${id}`).toEqual({
        sales_promotions: visibleContent.salesPromotions,
      });
    }
  });

  it('spells the record type of field management news as the API does', async () => {
    const client = await host.signIn('manager');
    const { field_management_news } = await client.read(
      '/api/v1/field_management_news',
      newsSchema,
    );
    expect(new Set(field_management_news.map(({ record_type }) => record_type))).toEqual(
      new Set(['FieldManagamentNews']),
    );
  });

  it('filters by category and search', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin');
    const fetchNews = async (query: string) =>
      slugs(
        (await client.read(`/api/v1/field_management_news?${query}`, newsSchema))
          .field_management_news,
      );
    expect(await fetchNews('category=agency_visits')).toEqual(
      slugs(all.fieldManagementNews.filter(({ category }) => category?.key === 'agency_visits')),
    );
    expect(await fetchNews('category=agency_visits&search=hail')).toEqual([
      'texas-hail-round-table',
    ]);
    const fetchArticles = async (query: string) =>
      slugs((await client.read(`/api/v1/sales_articles?${query}`, articlesSchema)).sales_articles);
    expect(await fetchArticles('category=cross_sell')).toEqual(
      slugs(all.salesArticles.filter(({ category }) => category?.key === 'cross_sell')),
    );
    expect(await fetchArticles('search=postcards')).toEqual(['co-op-money-left']);
  });

  it('returns one news item and one article by id or slug', async () => {
    const client = await host.signIn('independent-producer');
    const { fieldManagementNews, salesArticles } = getView('independent-producer');
    for (const name of ['id', 'slug'] as const) {
      expect(
        await client.read(
          `/api/v1/field_management_news/${fieldManagementNews[0]?.[name]}`,
          v.object({ field_management_news: fieldManagementNewsSchema }),
        ),
      ).toEqual({ field_management_news: fieldManagementNews[0] });
      expect(
        await client.read(
          `/api/v1/sales_articles/${salesArticles[0]?.[name]}`,
          v.object({ sales_article: salesArticleSchema }),
        ),
      ).toEqual({ sales_article: salesArticles[0] });
    }
  });

  it.each([
    'field_management_news/exclusive-agents-meeting',
    'field_management_news/ten-minute-account-review',
    'sales_articles/great-lakes-after-the-storm',
    'sales_articles/no-such-article',
    'sales_articles/..%2falerts',
  ])(
    'responds with 404 for %s, which is hidden, of another type, missing, or invalid',
    async (path) => {
      expect(await fetchStatus('independent-producer', path)).toBe(404);
    },
  );

  it.each(accessByPersona)('gives %s access to posts and videos: %s', async (id, social) => {
    const client = await host.signIn(id);
    for (const path of ['social_posts', 'co_branded_videos', 'social_posts?category=safety_tips']) {
      expect((await client.send(`/api/v1/${path}`)).status, `for ${path}`).toBe(social ? 200 : 403);
    }
    const { search_results } = await client.read('/api/v1/search?query=batteries', searchSchema);
    expect(slugs(search_results).includes('post-clocks-forward')).toBe(social);
    if (!social) return;
    expect(await client.read('/api/v1/social_posts', postsSchema)).toEqual({
      social_posts: getUnexpiredPosts(id),
    });
    expect(await client.read('/api/v1/co_branded_videos', videosSchema)).toEqual({
      co_branded_videos: getView(id).coBrandedVideos,
    });
  });

  it('explains that access is denied', async () => {
    const response = await (await host.signIn('independent-csr')).send('/api/v1/social_posts');
    expect(await response.json()).toEqual({
      message: 'You are currently not authorized to view this content.',
    });
  });

  it('hides expired posts in lists and search', async () => {
    expect(slugs(library.socialPosts)).toContain(EXPIRED_SLUG);
    for (const id of ['manager', 'home-office-admin']) {
      const client = await host.signIn(id);
      for (const query of ['', '?category=holiday_and_seasonal']) {
        const { social_posts } = await client.read(`/api/v1/social_posts${query}`, postsSchema);
        expect(slugs(social_posts), `${id} ${query}`).not.toContain(EXPIRED_SLUG);
      }
      // The second query has typos that the search corrects.
      for (const query of ['quiet+phone', 'A+god+new+yeer']) {
        const { search_results } = await client.read(`/api/v1/search?query=${query}`, searchSchema);
        expect(slugs(search_results), `${id} ${query}`).not.toContain(EXPIRED_SLUG);
      }
    }
  });

  it('shows a post on its last day, until midnight in Eastern Time', async () => {
    const initialTime = host.now();
    const isListedAt = async (instant: string) => {
      host.advanceClock((Date.parse(instant) - host.now()) / 1000);
      const client = await host.signIn('manager');
      const { social_posts } = await client.read('/api/v1/social_posts', postsSchema);
      return slugs(social_posts).includes('post-clocks-forward');
    };
    expect(library.socialPosts.find(({ slug }) => slug === 'post-clocks-forward')?.expires_on).toBe(
      '2026-03-08',
    );
    expect(await isListedAt('2026-03-08T23:59:59-04:00')).toBe(true);
    expect(await isListedAt('2026-03-09T00:00:00-04:00')).toBe(false);
    host.advanceClock((initialTime - host.now()) / 1000);
  });

  it('filters posts by group and videos by category', async () => {
    const client = await host.signIn('manager');
    const { social_posts } = await client.read(
      '/api/v1/social_posts?category=safety_tips',
      postsSchema,
    );
    expect(slugs(social_posts)).toEqual(
      slugs(getUnexpiredPosts('manager').filter(({ category }) => category?.key === 'safety_tips')),
    );
    const { co_branded_videos } = await client.read(
      '/api/v1/co_branded_videos?category=boat',
      videosSchema,
    );
    expect(slugs(co_branded_videos)).toEqual(['video-out-of-the-water']);
  });

  it.each(accessByPersona)(
    'gives %s the access to agent360 that the claims specify',
    async (id, _, premier) => {
      const expectedStatus = premier === null ? 403 : 200;
      expect(await fetchStatus(id, 'simple_pages/agent360')).toBe(expectedStatus);
      expect(await fetchStatus(id, 'simple_pages/what-to-expect')).toBe(expectedStatus);
      expect(await fetchStatus(id, 'cohorts')).toBe(expectedStatus);
      expect(await fetchStatus(id, 'simple_pages/product-overview')).toBe(
        premier === 'active' ? 200 : 403,
      );
      expect(await fetchStatus(id, 'simple_pages/take20')).toBe(200);
    },
  );

  it('returns cohorts, platforms, and tags in order, unpaged', async () => {
    const client = await host.signIn('manager');
    const lists = [
      ['cohorts', cohortsSchema, library.cohorts],
      ['platforms', v.object({ platforms: v.array(platformSchema) }), library.platforms],
      ['tags', v.object({ tags: v.array(tagSchema) }), library.tags],
    ] as const;
    for (const [name, schema, expected] of lists) {
      const response = await client.send(`/api/v1/${name}`);
      expect(response.headers.get('Total')).toBe(String(expected.length));
      expect(v.parse(schema, await response.json())).toEqual({ [name]: expected });
    }
    const page = await client.read(
      '/api/v1/simple_pages/agent360',
      v.object({ simple_page: simplePageSchema }),
    );
    expect(page.simple_page).toEqual(library.simplePages.find(({ slug }) => slug === 'agent360'));
  });

  it.each([
    'field_management_news?page=0',
    'sales_articles?category=a&category=b',
    `sales_articles?search=${'x'.repeat(201)}`,
    'social_posts?page=-1',
    'co_branded_videos?category=a&category=b',
  ])('rejects %s without logging an error', async (path) => {
    expect(await fetchStatus('manager', path)).toBe(422);
    expect(host.loggedEvents).toEqual([]);
  });
});
