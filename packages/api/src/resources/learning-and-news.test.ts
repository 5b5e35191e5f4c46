import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { isInvalidResponse } from '../errors/invalid-response.ts';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { createPageWith, setUpTestClient } from '../testing/set-up-test-client.ts';
import { coBrandedVideos } from './co-branded-videos.ts';
import { cohorts } from './cohorts.ts';
import { fieldManagementNews } from './field-management-news.ts';
import { jobAids } from './job-aids.ts';
import { platforms } from './platforms.ts';
import { salesArticles } from './sales-articles.ts';
import { salesPromotions } from './sales-promotions.ts';
import { socialPosts } from './social-posts.ts';
import { tags as tagsResource } from './tags.ts';
import { trainings } from './trainings.ts';
import { webinars } from './webinars.ts';

const test = setUpTestClient();
const make = createFactories();

it('requests lists with query parameters in the defined order and without default values', async () => {
  test.respondWith({
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
  const days = { startDate: '2026-03-02', endDate: '2026-03-31' };
  const terms = { product: ['boat', 'umbrella'], types: ['take20'], platforms: ['agent360'] };
  await test.client.fetchQuery(
    trainings.list.query(test.api, { ...days, page: 2, ...terms, systems: ['rater'] }),
  );
  await test.client.fetchQuery(webinars.list.query(test.api, { page: 2, ...terms, ...days }));
  await test.client.fetchQuery(
    jobAids.list.query(test.api, {
      page: 2,
      search: 'roof',
      category: 'quoting',
      prelaunch: true,
      monthly: true,
    }),
  );
  await test.client.fetchQuery(jobAids.list.query(test.api, { page: 1, search: '' }));
  await test.client.fetchQuery(
    fieldManagementNews.list.query(test.api, {
      page: 2,
      search: 'hail',
      category: 'agency_visits',
    }),
  );
  await test.client.fetchQuery(
    salesArticles.list.query(test.api, { page: 2, search: 'sign', category: 'co_op_news' }),
  );
  await test.client.fetchQuery(
    socialPosts.list.query(test.api, { page: 2, category: 'safety_tips' }),
  );
  await test.client.fetchQuery(coBrandedVideos.list.query(test.api, { page: 2, category: 'boat' }));
  await test.client.fetchQuery(salesPromotions.list.query(test.api));
  await test.client.fetchQuery(cohorts.list.query(test.api));
  await test.client.fetchQuery(platforms.list.query(test.api));
  await test.client.fetchQuery(tagsResource.list.query(test.api));
  expect(test.requestedPaths).toEqual([
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

it('shows the record from a cached list until the detail loads, by id or slug', () => {
  const training = make.training();
  const webinar = make.webinar();
  const jobAid = make.jobAid();
  const news = make.fieldManagementNews();
  const article = make.salesArticle();
  test.client.setQueryData(
    trainings.list.query(test.api, { types: ['take20'] }).queryKey,
    createPageWith(training),
  );
  test.client.setQueryData(
    webinars.list.query(test.api, { page: 2 }).queryKey,
    createPageWith(webinar),
  );
  test.client.setQueryData(
    jobAids.list.query(test.api, { monthly: true }).queryKey,
    createPageWith(jobAid),
  );
  test.client.setQueryData(fieldManagementNews.list.query(test.api).queryKey, createPageWith(news));
  test.client.setQueryData(salesArticles.list.query(test.api).queryKey, createPageWith(article));
  test.server.use(
    handlers.trainings.detail.pending(),
    handlers.webinars.detail.pending(),
    handlers.jobAids.detail.pending(),
    handlers.fieldManagementNews.detail.pending(),
    handlers.salesArticles.detail.pending(),
  );
  const results = [
    new QueryObserver(
      test.client,
      trainings.detail.query(test.api, training.slug ?? '', test.client),
    ),
    new QueryObserver(test.client, webinars.detail.query(test.api, webinar.id, test.client)),
    new QueryObserver(test.client, jobAids.detail.query(test.api, jobAid.slug ?? '', test.client)),
    new QueryObserver(
      test.client,
      fieldManagementNews.detail.query(test.api, news.id, test.client),
    ),
    new QueryObserver(
      test.client,
      salesArticles.detail.query(test.api, article.slug ?? '', test.client),
    ),
  ].map((observer) => observer.getCurrentResult());
  expect(results.map(({ data }) => data)).toEqual([{ training }, webinar, jobAid, news, article]);
  expect(results.every(({ isPlaceholderData }) => isPlaceholderData)).toBe(true);
  const unknownObserver = new QueryObserver(
    test.client,
    trainings.detail.query(test.api, 'another', test.client),
  );
  expect(unknownObserver.getCurrentResult().data).toBeUndefined();
});

it('sends no request for a malformed id', async () => {
  const failures = await test.getErrorKindsForBadIds([
    trainings.detail.fetch,
    webinars.detail.fetch,
    jobAids.detail.fetch,
    fieldManagementNews.detail.fetch,
    salesArticles.detail.fetch,
  ]);
  expect(new Set(failures)).toEqual(new Set(['NotFound']));
  expect(test.requestedPaths).toEqual([]);
});

it('returns a training, a webinar, or a job aid as the detail of a training', async () => {
  const [training, webinar, job_aid] = [make.training(), make.webinar(), make.jobAid()];
  const responses = [
    { training },
    { webinar },
    { job_aid },
    // A host may send the other two keys with null.
    { training: null, webinar, job_aid: null },
  ];
  for (const response of responses) {
    test.server.use(http.get('*/api/v1/trainings/7', () => HttpResponse.json(response)));
    expect(await trainings.detail.fetch(test.api, 7)).toEqual(response);
  }
});

it('rejects a training detail without a record or with more than one record', async () => {
  const [training, webinar] = [make.training(), make.webinar()];
  for (const response of [
    {},
    { training: null },
    { training, webinar },
    { trainings: [training] },
    { training: { id: 1, title: 'Without a type' } },
  ]) {
    test.server.use(http.get('*/api/v1/trainings/7', () => HttpResponse.json(response)));
    const error = await trainings.detail.fetch(test.api, 7).catch((thrown: unknown) => thrown);
    expect(isInvalidResponse(error), `for ${JSON.stringify(response)}`).toBe(true);
  }
});

it('drops and reports invalid values, and returns every record', async () => {
  const minimalRecord = { id: 'w-1', record_type: 'Webinar', title: 'Open hour' };
  const recordWithNulls = {
    ...minimalRecord,
    id: 2,
    starts_at: null,
    recording: null,
    types: null,
    ce_credits: null,
  };
  test.server.use(
    http.get('*/api/v1/webinars', () =>
      HttpResponse.json({
        webinars: [
          minimalRecord,
          recordWithNulls,
          { ...minimalRecord, id: 3, starts_at: 'tomorrow' },
          { ...minimalRecord, id: 4, recording: { sources: ['clip.webm'] } },
          { ...minimalRecord, id: 5, ce_credits: [{ state: 'OH', hours: 'three' }] },
        ],
      }),
    ),
    http.get('*/api/v1/social_posts', () =>
      HttpResponse.json({
        social_posts: [
          { ...minimalRecord, id: 6, text: '5 < 6', networks: [], expires_on: '2026-03-31' },
          { ...minimalRecord, id: 7, expires_on: '2026-03-31T00:00:00Z' },
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
  const { items } = await webinars.list.fetch(test.api);
  expect(items).toEqual([
    minimalRecord,
    recordWithNulls,
    { ...minimalRecord, id: 3 },
    { ...minimalRecord, id: 4, recording: { sources: [] } },
    { ...minimalRecord, id: 5, ce_credits: [] },
  ]);
  const posts = (await socialPosts.list.fetch(test.api)).items;
  expect(posts.map(({ id, expires_on }) => [id, expires_on])).toEqual([
    [6, '2026-03-31'],
    [7, undefined],
  ]);
  const tags = await tagsResource.list.fetch(test.api);
  expect(tags.map(({ key, group }) => [key, group])).toEqual([
    ['take20', 'types'],
    ['odd', undefined],
    ['plain', undefined],
  ]);
  const droppedDiagnostics = test.reportedDiagnostics.filter(({ code }) =>
    code.startsWith('dropped'),
  );
  expect(droppedDiagnostics.map(({ field }) => field)).toEqual([
    'webinars.2.starts_at',
    'webinars.3.recording.sources.0',
    'webinars.4.ce_credits.0.hours',
    'social_posts.1.expires_on',
    'tags.1.group',
  ]);
});
