import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../client/api-client.ts';
import { isInvalidResponse } from '../errors/invalid-response.ts';
import { isNotFound } from '../errors/not-found.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { sampleToken } from '../testing/token.ts';
import { coBrandedVideosQuery } from './co-branded-videos/queries.ts';
import { cohortsQuery } from './cohorts/queries.ts';
import { fetchFieldManagementNewsDetail } from './field-management-news/fetchers.ts';
import {
  fieldManagementNewsDetailQuery,
  fieldManagementNewsQuery,
} from './field-management-news/queries.ts';
import { fetchJobAid } from './job-aids/fetchers.ts';
import { jobAidQuery, jobAidsQuery } from './job-aids/queries.ts';
import { platformsQuery } from './platforms/queries.ts';
import { fetchSalesArticle } from './sales-articles/fetchers.ts';
import { salesArticleQuery, salesArticlesQuery } from './sales-articles/queries.ts';
import { salesPromotionsQuery } from './sales-promotions/queries.ts';
import { fetchSocialPosts } from './social-posts/fetchers.ts';
import { socialPostsQuery } from './social-posts/queries.ts';
import { fetchTags } from './tags/fetchers.ts';
import { tagsQuery } from './tags/queries.ts';
import { fetchTraining } from './trainings/fetchers.ts';
import { trainingQuery, trainingsQuery } from './trainings/queries.ts';
import { fetchWebinar, fetchWebinars } from './webinars/fetchers.ts';
import { webinarQuery, webinarsQuery } from './webinars/queries.ts';

const server = setupServer();
const make = createFactories();
let api: ApiClient;
let client: QueryClient;
let asked: string[];
let reported: string[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  reported = [];
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: FIXED_NOW / 1000 + 900 }) });
  api = createApiClient({
    host: 'https://api.example.com',
    session,
    now: () => FIXED_NOW,
    onError: (error) => reported.push(error.kind),
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  server.resetHandlers();
  client.clear();
});

/** Answers whatever is asked with empty lists, and notes what was asked. */
const noteCalls = () =>
  server.use(
    http.get('https://api.example.com/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(decodeURIComponent(pathname + search));
      return HttpResponse.json({
        co_branded_videos: [],
        cohorts: [],
        field_management_news: [],
        job_aids: [],
        platforms: [],
        sales_articles: [],
        sales_promotions: [],
        social_posts: [],
        tags: [],
        trainings: [],
        webinars: [],
      });
    }),
  );

it('asks for lists with their keys in the listed order, without what is the default', async () => {
  noteCalls();
  const days = { startDate: '2026-03-02', endDate: '2026-03-31' };
  const terms = { product: ['boat', 'umbrella'], types: ['take20'], platforms: ['agent360'] };
  await client.fetchQuery(trainingsQuery(api, { ...days, page: 2, ...terms, systems: ['rater'] }));
  await client.fetchQuery(webinarsQuery(api, { page: 2, ...terms, ...days }));
  await client.fetchQuery(
    jobAidsQuery(api, {
      page: 2,
      search: 'roof',
      category: 'quoting',
      prelaunch: true,
      monthly: true,
    }),
  );
  await client.fetchQuery(jobAidsQuery(api, { page: 1, search: '' }));
  await client.fetchQuery(
    fieldManagementNewsQuery(api, { page: 2, search: 'hail', category: 'agency_visits' }),
  );
  await client.fetchQuery(
    salesArticlesQuery(api, { page: 2, search: 'sign', category: 'co_op_news' }),
  );
  await client.fetchQuery(socialPostsQuery(api, { page: 2, category: 'safety_tips' }));
  await client.fetchQuery(coBrandedVideosQuery(api, { page: 2, category: 'boat' }));
  await client.fetchQuery(salesPromotionsQuery(api));
  await client.fetchQuery(cohortsQuery(api));
  await client.fetchQuery(platformsQuery(api));
  await client.fetchQuery(tagsQuery(api));
  expect(asked).toEqual([
    '/api/v1/trainings?product[]=boat&product[]=umbrella&systems[]=rater&types[]=take20&platforms[]=agent360&page=2&startDate=2026-03-02&endDate=2026-03-31',
    '/api/v1/webinars?product[]=boat&product[]=umbrella&startDate=2026-03-02&endDate=2026-03-31&types[]=take20&platforms[]=agent360&page=2',
    '/api/v1/job_aids?monthly=true&prelaunch=true&category=quoting&search=roof&page=2',
    '/api/v1/job_aids',
    '/api/v1/field_management_news?category=agency_visits&search=hail&page=2',
    '/api/v1/sales_articles?category=co_op_news&search=sign&page=2',
    '/api/v1/social_posts?category=safety_tips&page=2',
    '/api/v1/co_branded_videos?category=boat&page=2',
    '/api/v1/sales_promotions',
    '/api/v1/cohorts',
    '/api/v1/platforms',
    '/api/v1/tags',
  ]);
});

const page = <Item>(items: Item[]) => ({ items, total: items.length, page: 1, perPage: 20 });

it('shows a record of any cached list until its detail has answered, by id or slug', () => {
  const training = make.training();
  const webinar = make.webinar();
  const jobAid = make.jobAid();
  const news = make.fieldManagementNews();
  const article = make.salesArticle();
  client.setQueryData(trainingsQuery(api, { types: ['take20'] }).queryKey, page([training]));
  client.setQueryData(webinarsQuery(api, { page: 2 }).queryKey, page([webinar]));
  client.setQueryData(jobAidsQuery(api, { monthly: true }).queryKey, page([jobAid]));
  client.setQueryData(fieldManagementNewsQuery(api).queryKey, page([news]));
  client.setQueryData(salesArticlesQuery(api).queryKey, page([article]));
  server.use(
    handlers.trainings.detail.pending(),
    handlers.webinars.detail.pending(),
    handlers.jobAids.detail.pending(),
    handlers.fieldManagementNews.detail.pending(),
    handlers.salesArticles.detail.pending(),
  );
  const shown = [
    new QueryObserver(client, trainingQuery(api, training.slug ?? '', client)),
    new QueryObserver(client, webinarQuery(api, webinar.id, client)),
    new QueryObserver(client, jobAidQuery(api, jobAid.slug ?? '', client)),
    new QueryObserver(client, fieldManagementNewsDetailQuery(api, news.id, client)),
    new QueryObserver(client, salesArticleQuery(api, article.slug ?? '', client)),
  ].map((observer) => observer.getCurrentResult());
  expect(shown.map(({ data }) => data)).toEqual([{ training }, webinar, jobAid, news, article]);
  expect(shown.every(({ isPlaceholderData }) => isPlaceholderData)).toBe(true);
  const unknown = new QueryObserver(client, trainingQuery(api, 'another', client));
  expect(unknown.getCurrentResult().data).toBeUndefined();
});

it('asks for nothing when an id could never be one', async () => {
  noteCalls();
  for (const id of ['..', 'a/b', '', '%2e%2e', 'x'.repeat(129)]) {
    for (const ask of [
      () => fetchTraining(api, id),
      () => fetchWebinar(api, id),
      () => fetchJobAid(api, id),
      () => fetchFieldManagementNewsDetail(api, id),
      () => fetchSalesArticle(api, id),
    ]) {
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(isNotFound(error), `for ${id}`).toBe(true);
    }
  }
  expect(asked).toEqual([]);
});

it('reads a single training as whichever of the three it is', async () => {
  const [training, webinar, job_aid] = [make.training(), make.webinar(), make.jobAid()];
  const answers = [
    { training },
    { webinar },
    { job_aid },
    // A host may name the other two and leave them empty.
    { training: null, webinar, job_aid: null },
  ];
  for (const answer of answers) {
    server.use(http.get('*/api/v1/trainings/7', () => HttpResponse.json(answer)));
    expect(await fetchTraining(api, 7)).toEqual(answer);
  }
});

it('takes none of the three, or more than one, for no answer of the contract', async () => {
  const [training, webinar] = [make.training(), make.webinar()];
  for (const answer of [
    {},
    { training: null },
    { training, webinar },
    { trainings: [training] },
    { training: { id: 1, title: 'Without a type' } },
  ]) {
    server.use(http.get('*/api/v1/trainings/7', () => HttpResponse.json(answer)));
    const error = await fetchTraining(api, 7).catch((thrown: unknown) => thrown);
    expect(isInvalidResponse(error), `for ${JSON.stringify(answer)}`).toBe(true);
  }
});

it('leaves out what does not fit and tells of it, and shows the others', async () => {
  const bare = { id: 'w-1', record_type: 'Webinar', title: 'Open hour' };
  const spare = { ...bare, id: 2, starts_at: null, recording: null, types: null, ce_credits: null };
  server.use(
    http.get('*/api/v1/webinars', () =>
      HttpResponse.json({
        webinars: [
          bare,
          spare,
          { ...bare, id: 3, starts_at: 'tomorrow' },
          { ...bare, id: 4, recording: { sources: ['clip.webm'] } },
          { ...bare, id: 5, ce_credits: [{ state: 'OH', hours: 'three' }] },
        ],
      }),
    ),
    http.get('*/api/v1/social_posts', () =>
      HttpResponse.json({
        social_posts: [
          { ...bare, id: 6, text: '5 < 6', networks: [], expires_on: '2026-03-31' },
          { ...bare, id: 7, expires_on: '2026-03-31T00:00:00Z' },
        ],
      }),
    ),
    http.get('*/api/v1/tags', () =>
      HttpResponse.json({
        tags: [
          { id: 1, key: 'take20', name: 'Take20', group: 'types' },
          { id: 2, key: 'odd', name: 'Odd', group: 'others' },
          { id: 3, key: 'plain', name: 'Plain' },
        ],
      }),
    ),
  );
  expect((await fetchWebinars(api)).items).toEqual([bare, spare]);
  expect((await fetchSocialPosts(api)).items.map(({ id }) => id)).toEqual([6]);
  expect((await fetchTags(api)).map(({ key }) => key)).toEqual(['take20', 'plain']);
  expect(reported).toEqual(['InvalidResponse', 'InvalidResponse', 'InvalidResponse']);
});
