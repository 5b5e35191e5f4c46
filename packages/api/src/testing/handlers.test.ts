import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../client/api-client.ts';
import { call as send } from '../client/endpoint.ts';
import { isNotFound } from '../errors/not-found.ts';
import { isServerDown } from '../errors/server-down.ts';
import { alerts, alertSchema } from '../resources/alerts.ts';
import { attachments } from '../resources/attachments.ts';
import { authToken, refreshToken } from '../resources/auth-token.ts';
import { createCartItem, deleteCartItem } from '../resources/cart-items/changes.ts';
import { coBrandedVideos } from '../resources/co-branded-videos.ts';
import { cohorts } from '../resources/cohorts.ts';
import { submitCollateralRequest } from '../resources/collateral-requests/orders.ts';
import { collateralTemplates } from '../resources/collateral-templates.ts';
import { contentRecordSchema } from '../resources/content/schema.ts';
import {
  createFavoritePage,
  deleteFavoritePage,
  moveFavoritePage,
} from '../resources/favorite-pages/changes.ts';
import { favoritePages } from '../resources/favorite-pages/resource.ts';
import { featuredContent } from '../resources/featured-content.ts';
import { recordTypeNames, recordTypes } from '../record-types.ts';
import { fieldManagementNews } from '../resources/field-management-news.ts';
import { guides } from '../resources/guides.ts';
import { jobAids } from '../resources/job-aids.ts';
import { menus as menusResource, menusSchema } from '../resources/menus.ts';
import { platforms } from '../resources/platforms.ts';
import { policyUpdates, policyUpdateSchema } from '../resources/policy-updates.ts';
import { productUpdates } from '../resources/product-updates.ts';
import { products as productsResource } from '../resources/products.ts';
import { redirectRecords } from '../resources/redirect-records.ts';
import { salesArticles } from '../resources/sales-articles.ts';
import { salesPromotions } from '../resources/sales-promotions.ts';
import { search, searchResultSchema } from '../resources/search.ts';
import { bindCheck, type BindCheck } from '../resources/bind-check.ts';
import { brief } from '../resources/brief.ts';
import { capabilities } from '../resources/capabilities.ts';
import { acknowledgeRevision } from '../resources/revisions/acknowledge.ts';
import {
  markRevisionAsRead,
  markRevisionAsUnread,
  revisions,
} from '../resources/revisions/resource.ts';
import { endAllSessions, endSession, sessions } from '../resources/sessions.ts';
import { simplePages, simplePageSchema } from '../resources/simple-pages.ts';
import { socialPosts } from '../resources/social-posts.ts';
import { states as statesResource } from '../resources/states.ts';
import { statics } from '../resources/statics.ts';
import { tags } from '../resources/tags.ts';
import { taxonomies } from '../resources/taxonomies.ts';
import { trainings } from '../resources/trainings.ts';
import { webinars } from '../resources/webinars.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/types.ts';
import { FIXED_NOW } from './clock.ts';
import { createFactories } from './factories.ts';
import { handlers } from './handlers.ts';
import type { Persona } from './library.ts';
import { sampleHandlers } from './sample-handlers.ts';
import { sampleLibrary } from './sample/index.ts';
import { samplePersona, sampleTokens } from './tokens.ts';
import { cartItems } from '../resources/cart-items/resource.ts';
import { collateralRequests } from '../resources/collateral-requests/resource.ts';
import { alertGroups } from '../resources/content/vocabulary.ts';
import { favoritePageSchema } from '../resources/favorite-pages/schema.ts';

const server = setupServer();
const now = () => FIXED_NOW;
const make = createFactories();

const stateBinding = { state: 'OH', answer: 'yes', partly: false } as const;

const binding = {
  answer: 'yes',
  checked_at: '2026-03-02T19:05:00.000Z',
  state: 'OH',
  product: 'boat',
  action: 'bind',
  at: '2026-03-02T19:05:00.000Z',
  rules: [],
  history: [],
} satisfies BindCheck;

const revision = {
  id: 'Alert-7-1',
  number: 1,
  published_at: '2026-03-02T19:05:00.000Z',
  record: { id: 7, record_type: 'Alert', slug: 'an-alert', title: 'An alert' },
};

const { record: _record, ...recordRevision } = revision;
const briefItem = {
  record: { id: 7, record_type: 'Alert', title: 'An alert', revision: recordRevision },
  reason: 'new',
  minutes: 2,
} as const;
const acknowledgement = { user: { uuid: 'u-1', name: 'Dana', agent_code: '041187' } };
const proof = { name: 'proof', file: '{}', pdf: 'cGRm' };

let session: Session;
let api: ApiClient;

const signIn = (persona?: Persona) => {
  session = createSession({ storage: null, now });
  session.signIn(sampleTokens(persona));
  api = createApiClient({ host: 'https://api.example.com', session, now });
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => signIn());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no error',
    (error: unknown) => error,
  );

/** Returns the items that don't match the schema. */
const findInvalidItems = (schema: v.GenericSchema, items: readonly unknown[]) =>
  items.filter((item) => !v.is(schema, item));

/** Creates one record of each of several types. */
const createRecordsOfEachType = (seed: number) => {
  const factory = createFactories(seed);
  return [
    factory.alert(),
    factory.collateralTemplate(),
    factory.guide(),
    factory.policyUpdate(),
    factory.product(),
    factory.productUpdate(),
    factory.searchResult(),
    factory.simplePage(),
  ];
};

const alert = make.alert();
const update = make.policyUpdate();
const result = make.searchResult();
const passage = make.passage();
const simplePage = make.simplePage();
const guide = make.guide();
const guidesOfState = { state: 'OH', guides: [guide] };
const product = make.product();
const productUpdate = make.productUpdate();
const jobAid = make.jobAid();
const training = make.training();
const webinar = make.webinar();
const platform = make.platform();
const tag = make.tag();
const fieldNews = make.fieldManagementNews();
const article = make.salesArticle();
const userSession = make.userSession();
const promotion = make.salesPromotion();
const cohort = make.cohort();
const socialPost = make.socialPost();
const video = make.coBrandedVideo();
const favorite = make.favoritePage();
const attachment = make.attachment();
const cartItem = make.cartItem();
const order = make.collateralRequest();
const template = make.collateralTemplate();
const delivery = {
  attention: 'Front desk',
  street: '12 Harbor Street',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604',
  phone: '419-555-0142',
};
const winterHome = { id: 701, key: 'winter_home', name: 'Winter home' };
const redirect = { path: '/storm-center', to: '/alerts' };
const state = { code: 'OH', name: 'Ohio' };
const menus = { top: [{ label: 'News', path: '/alerts' }], mobile: [], bottom: [] };
const createPage = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  perPage: items.length || 20,
});

/** Calls and the outcomes that their callers see. */
const calls = [
  {
    name: 'alerts.list',
    call: () => alerts.list.fetch(api),
    outcomes: handlers.alerts.list,
    complete: [() => handlers.alerts.list.complete([alert]), createPage([alert])],
    empty: createPage([]),
  },
  {
    name: 'alerts.markAsRead',
    call: () => alerts.markAsRead.fetch(api, 7),
    outcomes: handlers.alerts.markAsRead,
    complete: [() => handlers.alerts.markAsRead.complete(alert), alert],
  },
  {
    name: 'alerts.markAsUnread',
    call: () => alerts.markAsUnread.fetch(api, 7),
    outcomes: handlers.alerts.markAsUnread,
    complete: [() => handlers.alerts.markAsUnread.complete(alert), alert],
  },
  {
    name: 'alerts.count',
    call: () => alerts.count.fetch(api),
    outcomes: handlers.alerts.count,
    complete: [() => handlers.alerts.count.complete(9), 9],
    empty: 0,
  },
  {
    name: 'alerts.countByCategory',
    call: () => alerts.countByCategory.fetch(api, { category: 'job_aids' }),
    outcomes: handlers.alerts.countByCategory,
    complete: [() => handlers.alerts.countByCategory.complete(4), 4],
    empty: 0,
  },
  {
    name: 'policyUpdates.list',
    call: () => policyUpdates.list.fetch(api),
    outcomes: handlers.policyUpdates.list,
    complete: [() => handlers.policyUpdates.list.complete([update]), createPage([update])],
    empty: createPage([]),
  },
  {
    name: 'policyUpdates.markAsRead',
    call: () => policyUpdates.markAsRead.fetch(api, 'a-slug'),
    outcomes: handlers.policyUpdates.markAsRead,
    complete: [() => handlers.policyUpdates.markAsRead.complete(update), update],
  },
  {
    name: 'policyUpdates.markAsUnread',
    call: () => policyUpdates.markAsUnread.fetch(api, 'a-slug'),
    outcomes: handlers.policyUpdates.markAsUnread,
    complete: [() => handlers.policyUpdates.markAsUnread.complete(update), update],
  },
  {
    name: 'policyUpdates.count',
    call: () => policyUpdates.count.fetch(api),
    outcomes: handlers.policyUpdates.count,
    complete: [() => handlers.policyUpdates.count.complete(2), 2],
    empty: 0,
  },
  {
    name: 'states.list',
    call: () => statesResource.list.fetch(api),
    outcomes: handlers.states.list,
    complete: [() => handlers.states.list.complete([state]), [state]],
    empty: [],
  },
  {
    name: 'statics.all',
    call: () => statics.all.fetch(api),
    outcomes: handlers.statics.all,
    complete: [
      () => handlers.statics.all.complete({ home: { title: 'Welcome' } }),
      { home: { title: 'Welcome' } },
    ],
    empty: {},
  },
  {
    name: 'menus.all',
    call: () => menusResource.all.fetch(api),
    outcomes: handlers.menus.all,
    // An empty mobile menu is replaced by the top menu.
    complete: [() => handlers.menus.all.complete(menus), { ...menus, mobile: menus.top }],
    empty: { top: [], mobile: [], bottom: [] },
  },
  {
    name: 'featuredContent.list',
    call: () => featuredContent.list.fetch(api),
    outcomes: handlers.featuredContent.list,
    complete: [() => handlers.featuredContent.list.complete([alert]), [alert]],
    empty: [],
  },
  {
    name: 'simplePages.detail',
    call: () => simplePages.detail.fetch(api, 'contact-us'),
    outcomes: handlers.simplePages.detail,
    complete: [() => handlers.simplePages.detail.complete(simplePage), simplePage],
  },
  {
    name: 'search.list',
    call: () => search.list.fetch(api, { query: 'boat' }),
    outcomes: handlers.search.list,
    complete: [
      () => handlers.search.list.complete([result], { Alert: 1 }, { passage }),
      { ...createPage([result]), counts: { Alert: 1 }, passage, isPartial: false },
    ],
    empty: { ...createPage([]), counts: null, passage: null, isPartial: false },
  },
  {
    name: 'redirectRecords.check',
    call: () => redirectRecords.check.fetch(api, { path: '/storm-center' }),
    outcomes: handlers.redirectRecords.check,
    complete: [() => handlers.redirectRecords.check.complete(redirect), redirect],
    empty: null,
  },
  {
    name: 'authToken.exchange',
    call: () => send(api, authToken.exchange, { body: { code: 'c0de' } }),
    outcomes: handlers.authToken.exchange,
    complete: [() => handlers.authToken.exchange.complete({ jwt: 'x.y.z' }), { jwt: 'x.y.z' }],
  },
  {
    name: 'authToken.refresh',
    call: () => refreshToken(api),
    outcomes: handlers.authToken.refresh,
    complete: [() => handlers.authToken.refresh.complete('x.y.z'), undefined],
    empty: undefined,
  },
  {
    name: 'authToken.revoke',
    // `revokeSession` ignores failures.
    call: () => send(api, authToken.revoke),
    outcomes: handlers.authToken.revoke,
    complete: [() => handlers.authToken.revoke.complete(), undefined],
  },
  {
    name: 'bindCheck.check',
    call: () => bindCheck.check.fetch(api, { state: 'OH', product: 'boat', action: 'bind' }),
    outcomes: handlers.bindCheck.check,
    complete: [() => handlers.bindCheck.check.complete(binding), binding],
  },
  {
    name: 'bindCheck.map',
    call: () => bindCheck.map.fetch(api, { product: 'boat', action: 'bind' }),
    outcomes: handlers.bindCheck.map,
    complete: [() => handlers.bindCheck.map.complete([stateBinding]), [stateBinding]],
  },
  {
    name: 'capabilities.list',
    call: () => capabilities.list.fetch(api),
    outcomes: handlers.capabilities.list,
    complete: [() => handlers.capabilities.list.complete(['as_of']), ['as_of']],
    empty: [],
  },
  {
    name: 'revisions.list',
    call: () => revisions.list.fetch(api, { record_type: 'Alert', record: '7' }),
    outcomes: handlers.revisions.list,
    complete: [() => handlers.revisions.list.complete([revision]), [revision]],
    empty: [],
  },
  {
    name: 'revisions.detail',
    call: () => revisions.detail.fetch(api, 'Alert-7-1'),
    outcomes: handlers.revisions.detail,
    complete: [
      () => handlers.revisions.detail.complete({ ...revision, title: 'Then' }),
      { ...revision, title: 'Then' },
    ],
  },
  {
    name: 'brief.list',
    call: () => brief.list.fetch(api),
    outcomes: handlers.brief.list,
    complete: [() => handlers.brief.list.complete([briefItem]), [briefItem]],
    empty: [],
  },
  {
    name: 'revisions.acknowledge',
    call: () => acknowledgeRevision(api, 'Alert-7-1'),
    outcomes: handlers.revisions.acknowledge,
    complete: [() => handlers.revisions.acknowledge.complete(revision), revision],
  },
  {
    name: 'revisions.acknowledgements',
    call: () => revisions.acknowledgements.fetch(api, 'Alert-7-1'),
    outcomes: handlers.revisions.acknowledgements,
    complete: [
      () => handlers.revisions.acknowledgements.complete([acknowledgement]),
      [acknowledgement],
    ],
    empty: [],
  },
  {
    name: 'revisions.proof',
    call: () => revisions.proof.fetch(api, 'Alert-7-1'),
    outcomes: handlers.revisions.proof,
    complete: [() => handlers.revisions.proof.complete(proof), proof],
  },
  {
    name: 'revisions.markAsUnread',
    call: () => markRevisionAsUnread(api, 'Alert-7-1'),
    outcomes: handlers.revisions.markAsUnread,
    complete: [() => handlers.revisions.markAsUnread.complete(revision), revision],
  },
  {
    name: 'revisions.markAsRead',
    call: () => markRevisionAsRead(api, 'Alert-7-1'),
    outcomes: handlers.revisions.markAsRead,
    complete: [() => handlers.revisions.markAsRead.complete(revision), revision],
  },
  {
    name: 'sessions.list',
    call: () => sessions.list.fetch(api),
    outcomes: handlers.sessions.list,
    complete: [() => handlers.sessions.list.complete([userSession]), [userSession]],
    empty: [],
  },
  {
    name: 'sessions.end',
    call: () => endSession(api, 'session-7'),
    outcomes: handlers.sessions.end,
    complete: [() => handlers.sessions.end.complete(), undefined],
  },
  {
    name: 'sessions.endAll',
    call: () => endAllSessions(api),
    outcomes: handlers.sessions.endAll,
    complete: [() => handlers.sessions.endAll.complete(), undefined],
  },
  {
    name: 'favoritePages.list',
    call: () => favoritePages.list.fetch(api),
    outcomes: handlers.favoritePages.list,
    complete: [() => handlers.favoritePages.list.complete([favorite]), [favorite]],
    empty: [],
  },
  {
    name: 'favoritePages.create',
    call: () => createFavoritePage(api, { title: 'Alerts', path: '/alerts' }),
    outcomes: handlers.favoritePages.create,
    complete: [() => handlers.favoritePages.create.complete(favorite), favorite],
  },
  {
    name: 'favoritePages.delete',
    call: () => deleteFavoritePage(api, 7),
    outcomes: handlers.favoritePages.delete,
    complete: [() => handlers.favoritePages.delete.complete(), undefined],
  },
  {
    name: 'favoritePages.move',
    call: () => moveFavoritePage(api, 7, 0),
    outcomes: handlers.favoritePages.move,
    complete: [() => handlers.favoritePages.move.complete(favorite), favorite],
  },
  {
    name: 'cartItems.list',
    call: () => cartItems.list.fetch(api),
    outcomes: handlers.cartItems.list,
    complete: [() => handlers.cartItems.list.complete([cartItem]), [cartItem]],
    empty: [],
  },
  {
    name: 'cartItems.create',
    call: () =>
      createCartItem(api, {
        collateral_template_id: 1,
        quantity: 100,
        state: 'OH',
        fields: {},
      }),
    outcomes: handlers.cartItems.create,
    complete: [() => handlers.cartItems.create.complete(cartItem), cartItem],
  },
  {
    name: 'cartItems.delete',
    call: () => deleteCartItem(api, 7),
    outcomes: handlers.cartItems.delete,
    complete: [() => handlers.cartItems.delete.complete(), undefined],
  },
  {
    name: 'collateralRequests.list',
    call: () => collateralRequests.list.fetch(api),
    outcomes: handlers.collateralRequests.list,
    complete: [() => handlers.collateralRequests.list.complete([order]), createPage([order])],
    empty: createPage([]),
  },
  {
    name: 'collateralRequests.detail',
    call: () => collateralRequests.detail.fetch(api, 7),
    outcomes: handlers.collateralRequests.detail,
    complete: [() => handlers.collateralRequests.detail.complete(order), order],
  },
  {
    name: 'collateralRequests.submit',
    call: () => submitCollateralRequest(api, 7, delivery),
    outcomes: handlers.collateralRequests.submit,
    complete: [() => handlers.collateralRequests.submit.complete(order), order],
  },
  {
    name: 'collateralTemplates.list',
    call: () => collateralTemplates.list.fetch(api),
    outcomes: handlers.collateralTemplates.list,
    complete: [
      () => handlers.collateralTemplates.list.complete([template]),
      createPage([template]),
    ],
    empty: createPage([]),
  },
  {
    name: 'collateralTemplates.detail',
    call: () => collateralTemplates.detail.fetch(api, 'a-template'),
    outcomes: handlers.collateralTemplates.detail,
    complete: [() => handlers.collateralTemplates.detail.complete(template), template],
  },
  {
    name: 'attachments.download',
    call: () => attachments.download.fetch(api, '139-1'),
    outcomes: handlers.attachments.download,
    complete: [() => handlers.attachments.download.complete(attachment), attachment],
  },
  {
    name: 'guides.list',
    call: () => guides.list.fetch(api),
    outcomes: handlers.guides.list,
    complete: [() => handlers.guides.list.complete([guide]), createPage([guide])],
    empty: createPage([]),
  },
  {
    name: 'guides.byState',
    call: () => guides.byState.fetch(api),
    outcomes: handlers.guides.byState,
    complete: [() => handlers.guides.byState.complete([guidesOfState]), [guidesOfState]],
    empty: [],
  },
  {
    name: 'guides.detail',
    call: () => guides.detail.fetch(api, 'a-guide'),
    outcomes: handlers.guides.detail,
    complete: [() => handlers.guides.detail.complete(guide), guide],
  },
  {
    name: 'products.list',
    call: () => productsResource.list.fetch(api),
    outcomes: handlers.products.list,
    complete: [() => handlers.products.list.complete([product]), createPage([product])],
    empty: createPage([]),
  },
  {
    name: 'products.all',
    call: () => productsResource.all.fetch(api),
    outcomes: handlers.products.all,
    complete: [() => handlers.products.all.complete([product]), [product]],
    empty: [],
  },
  {
    name: 'products.detail',
    call: () => productsResource.detail.fetch(api, 'a-product'),
    outcomes: handlers.products.detail,
    complete: [() => handlers.products.detail.complete(product), product],
  },
  {
    name: 'productUpdates.list',
    call: () => productUpdates.list.fetch(api),
    outcomes: handlers.productUpdates.list,
    complete: [
      () => handlers.productUpdates.list.complete([productUpdate]),
      createPage([productUpdate]),
    ],
    empty: createPage([]),
  },
  {
    name: 'productUpdates.detail',
    call: () => productUpdates.detail.fetch(api, 'an-update'),
    outcomes: handlers.productUpdates.detail,
    complete: [() => handlers.productUpdates.detail.complete(productUpdate), productUpdate],
  },
  {
    name: 'taxonomies.categories',
    call: () => taxonomies.categories.fetch(api, 'safety_tips'),
    outcomes: handlers.taxonomies.categories,
    complete: [() => handlers.taxonomies.categories.complete([winterHome]), [winterHome]],
    empty: [],
  },
  {
    name: 'jobAids.list',
    call: () => jobAids.list.fetch(api),
    outcomes: handlers.jobAids.list,
    complete: [() => handlers.jobAids.list.complete([jobAid]), createPage([jobAid])],
    empty: createPage([]),
  },
  {
    name: 'jobAids.detail',
    call: () => jobAids.detail.fetch(api, 'a-job-aid'),
    outcomes: handlers.jobAids.detail,
    complete: [() => handlers.jobAids.detail.complete(jobAid), jobAid],
  },
  {
    name: 'trainings.list',
    call: () => trainings.list.fetch(api),
    outcomes: handlers.trainings.list,
    complete: [() => handlers.trainings.list.complete([training]), createPage([training])],
    empty: createPage([]),
  },
  {
    name: 'trainings.detail',
    call: () => trainings.detail.fetch(api, 'a-training'),
    outcomes: handlers.trainings.detail,
    complete: [() => handlers.trainings.detail.complete({ training }), { training }],
  },
  {
    name: 'webinars.list',
    call: () => webinars.list.fetch(api),
    outcomes: handlers.webinars.list,
    complete: [() => handlers.webinars.list.complete([webinar]), createPage([webinar])],
    empty: createPage([]),
  },
  {
    name: 'webinars.detail',
    call: () => webinars.detail.fetch(api, 'a-webinar'),
    outcomes: handlers.webinars.detail,
    complete: [() => handlers.webinars.detail.complete(webinar), webinar],
  },
  {
    name: 'platforms.list',
    call: () => platforms.list.fetch(api),
    outcomes: handlers.platforms.list,
    complete: [() => handlers.platforms.list.complete([platform]), [platform]],
    empty: [],
  },
  {
    name: 'tags.list',
    call: () => tags.list.fetch(api),
    outcomes: handlers.tags.list,
    complete: [() => handlers.tags.list.complete([tag]), [tag]],
    empty: [],
  },
  {
    name: 'fieldManagementNews.list',
    call: () => fieldManagementNews.list.fetch(api),
    outcomes: handlers.fieldManagementNews.list,
    complete: [
      () => handlers.fieldManagementNews.list.complete([fieldNews]),
      createPage([fieldNews]),
    ],
    empty: createPage([]),
  },
  {
    name: 'fieldManagementNews.detail',
    call: () => fieldManagementNews.detail.fetch(api, 'a-visit'),
    outcomes: handlers.fieldManagementNews.detail,
    complete: [() => handlers.fieldManagementNews.detail.complete(fieldNews), fieldNews],
  },
  {
    name: 'salesArticles.list',
    call: () => salesArticles.list.fetch(api),
    outcomes: handlers.salesArticles.list,
    complete: [() => handlers.salesArticles.list.complete([article]), createPage([article])],
    empty: createPage([]),
  },
  {
    name: 'salesArticles.detail',
    call: () => salesArticles.detail.fetch(api, 'an-article'),
    outcomes: handlers.salesArticles.detail,
    complete: [() => handlers.salesArticles.detail.complete(article), article],
  },
  {
    name: 'salesPromotions.list',
    call: () => salesPromotions.list.fetch(api),
    outcomes: handlers.salesPromotions.list,
    complete: [() => handlers.salesPromotions.list.complete([promotion]), [promotion]],
    empty: [],
  },
  {
    name: 'cohorts.list',
    call: () => cohorts.list.fetch(api),
    outcomes: handlers.cohorts.list,
    complete: [() => handlers.cohorts.list.complete([cohort]), [cohort]],
    empty: [],
  },
  {
    name: 'socialPosts.list',
    call: () => socialPosts.list.fetch(api),
    outcomes: handlers.socialPosts.list,
    complete: [() => handlers.socialPosts.list.complete([socialPost]), createPage([socialPost])],
    empty: createPage([]),
  },
  {
    name: 'coBrandedVideos.list',
    call: () => coBrandedVideos.list.fetch(api),
    outcomes: handlers.coBrandedVideos.list,
    complete: [() => handlers.coBrandedVideos.list.complete([video]), createPage([video])],
    empty: createPage([]),
  },
] as const;

describe.each(calls)('$name', ({ call, outcomes, complete: [complete, expected] }) => {
  it('complete: returns the given value', async () => {
    server.use(complete());
    expect(await call()).toEqual(expected);
  });

  it('failed: throws the error for the status, with the host’s message', async () => {
    server.use(outcomes.failed(503, { message: 'Back at noon.' }));
    const error = await catchError(call());
    expect(isServerDown(error)).toBe(true);
    expect(error).toMatchObject({ status: 503, hostMessage: 'Back at noon.' });
    server.use(outcomes.failed('network'));
    expect(await catchError(call())).toMatchObject({ name: 'ServerDown', status: null });
  });

  it('pending: never responds', async () => {
    server.use(outcomes.pending());
    const timeout = new Promise((resolve) => {
      setTimeout(resolve, 30, 'waiting');
    });
    expect(await Promise.race([catchError(call()), timeout])).toBe('waiting');
  });
});

describe.each(calls.filter((call) => 'empty' in call))('$name', ({ call, outcomes, empty }) => {
  it('empty: returns the empty value', async () => {
    server.use(outcomes.empty());
    expect(await call()).toEqual(empty);
  });
});

it.each([
  ['alerts.markAsRead', () => alerts.markAsRead.fetch(api, 7), handlers.alerts.markAsRead],
  [
    'policyUpdates.markAsRead',
    () => policyUpdates.markAsRead.fetch(api, 7),
    handlers.policyUpdates.markAsRead,
  ],
  [
    'simplePages.detail',
    () => simplePages.detail.fetch(api, 'a-page'),
    handlers.simplePages.detail,
  ],
  ['guides.detail', () => guides.detail.fetch(api, 'a-guide'), handlers.guides.detail],
  [
    'products.detail',
    () => productsResource.detail.fetch(api, 'a-product'),
    handlers.products.detail,
  ],
  [
    'productUpdates.detail',
    () => productUpdates.detail.fetch(api, 'an-update'),
    handlers.productUpdates.detail,
  ],
  [
    'collateralTemplates.detail',
    () => collateralTemplates.detail.fetch(api, 'a-template'),
    handlers.collateralTemplates.detail,
  ],
  [
    'collateralRequests.detail',
    () => collateralRequests.detail.fetch(api, 7),
    handlers.collateralRequests.detail,
  ],
  ['attachments.download', () => attachments.download.fetch(api, 7), handlers.attachments.download],
  ['cartItems.delete', () => deleteCartItem(api, 7), handlers.cartItems.delete],
  ['favoritePages.delete', () => deleteFavoritePage(api, 7), handlers.favoritePages.delete],
  ['authToken.revoke', () => send(api, authToken.revoke), handlers.authToken.revoke],
  ['revisions.detail', () => revisions.detail.fetch(api, 'Alert-7-1'), handlers.revisions.detail],
  [
    'revisions.markAsRead',
    () => markRevisionAsRead(api, 'Alert-7-1'),
    handlers.revisions.markAsRead,
  ],
  [
    'revisions.markAsUnread',
    () => markRevisionAsUnread(api, 'Alert-7-1'),
    handlers.revisions.markAsUnread,
  ],
  [
    'revisions.acknowledge',
    () => acknowledgeRevision(api, 'Alert-7-1'),
    handlers.revisions.acknowledge,
  ],
  ['revisions.proof', () => revisions.proof.fetch(api, 'Alert-7-1'), handlers.revisions.proof],
  ['sessions.end', () => endSession(api, 'session-7'), handlers.sessions.end],
  ['sessions.endAll', () => endAllSessions(api), handlers.sessions.endAll],
])('%s empty: throws NotFound', async (_name, call, outcomes) => {
  server.use(outcomes.empty());
  expect(isNotFound(await catchError(call()))).toBe(true);
});

it('every handler has a test, except for the lists and details of some record types', () => {
  const names = Object.entries(handlers).flatMap(([resource, group]) =>
    Object.keys(group).map((name) => `${resource}.${name}`),
  );
  const testedNames = calls.map(({ name }): string => name);
  const otherNames = names.filter((name) => !testedNames.includes(name));
  const derivedNames = recordTypeNames.flatMap((type) => {
    const { resource } = recordTypes[type];
    return [`${resource}.list`, `${resource}.detail`];
  });
  expect(testedNames.filter((name) => !names.includes(name))).toEqual([]);
  expect(otherNames.filter((name) => !derivedNames.includes(name))).toEqual([]);
});

it('does not confuse /all and /by_state with the path of a single record', async () => {
  server.use(
    handlers.products.all.complete([make.product()]),
    handlers.guides.byState.empty(),
    handlers.products.detail.failed(500),
    handlers.guides.detail.failed(500),
  );
  expect(await productsResource.all.fetch(api)).toHaveLength(1);
  expect(await guides.byState.fetch(api)).toEqual([]);
  expect(isServerDown(await catchError(productsResource.detail.fetch(api, 'boat')))).toBe(true);
});

it('rejects a refresh with any status but 200', async () => {
  server.use(handlers.authToken.refresh.failed(204));
  expect(await catchError(refreshToken(api))).toMatchObject({ name: 'ApiError', status: 204 });
});

describe('the sample library', () => {
  it('matches the schemas', () => {
    expect(findInvalidItems(alertSchema, sampleLibrary.alerts)).toEqual([]);
    expect(findInvalidItems(alertSchema, sampleLibrary.featuredContent)).toEqual([]);
    expect(findInvalidItems(policyUpdateSchema, sampleLibrary.policyUpdates)).toEqual([]);
    expect(findInvalidItems(simplePageSchema, sampleLibrary.simplePages)).toEqual([]);
    expect(findInvalidItems(favoritePageSchema, sampleLibrary.favoritePages)).toEqual([]);
    expect(findInvalidItems(menusSchema, [sampleLibrary.menus])).toEqual([]);
    expect(findInvalidItems(searchResultSchema, sampleLibrary.alerts)).toEqual([]);
  });

  it('signs in every persona with the right kind of session', () => {
    const kinds = sampleLibrary.personas.map((persona) => {
      signIn(persona);
      const { kind, claims } = session.snapshot();
      return { id: persona.id, kind, agency: claims?.agency?.name ?? null, act: !!claims?.act };
    });
    expect(kinds.filter(({ kind }) => kind === 'admin').map(({ id }) => id)).toEqual([
      'home-office-admin',
    ]);
    expect(kinds.filter(({ kind }) => kind === 'agent')).toEqual([
      { id: 'admin-as-producer', kind: 'agent', agency: 'Harbor & Pine Insurance', act: true },
    ]);
    expect(kinds.filter(({ kind }) => kind === 'none')).toEqual([]);
    expect(kinds.find(({ id }) => id === 'garbled-agency')?.agency).toBeNull();
  });

  it('throws an error that lists the known personas for an unknown id', () => {
    expect(() => samplePersona('nobody')).toThrow(/no persona 'nobody'. It has: .*manager/);
  });
});

describe('sampleHandlers', () => {
  beforeEach(() => server.use(...sampleHandlers({ perPage: 10 })));

  it('serves a persona’s records by page', async () => {
    const firstPage = await alerts.list.fetch(api);
    expect(firstPage.items).toHaveLength(10);
    const lastPage = await alerts.list.fetch(api, { page: Math.ceil(firstPage.total / 10) });
    expect(lastPage.items.length).toBeGreaterThan(0);
    const pageAfterLast = await alerts.list.fetch(api, { page: 99 });
    expect(pageAfterLast).toEqual({ items: [], total: firstPage.total, page: 99, perPage: 10 });
  });

  it('filters by category, state, product, and words', async () => {
    for (const category of alertGroups) {
      const { items } = await alerts.list.fetch(api, { category });
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map((item) => item.category?.key))).toEqual(new Set([category]));
    }
    const { items, total } = await alerts.list.fetch(api, { states: ['IN'] });
    expect(total).toBeLessThan((await alerts.list.fetch(api)).total);
    for (const item of items.filter(({ states }) => states?.length)) {
      expect(item.states?.map(({ code }) => code)).toContain('IN');
    }
    const slug = sampleLibrary.alerts.find(({ products }) => products?.length)?.products?.[0]?.slug;
    const productAlerts = await alerts.list.fetch(api, { products: [slug ?? ''] });
    expect(productAlerts.items[0]?.products?.map((item) => item.slug)).toContain(slug);
    expect((await alerts.list.fetch(api, { search: 'qqqq' })).total).toBe(0);
  });

  it('counts unread records in total and by group', async () => {
    const unreadPage = await alerts.list.fetch(api, { unread: true });
    expect(unreadPage.total).toBe(await alerts.count.fetch(api));
    const counts = await Promise.all(
      alertGroups.map((group) => alerts.countByCategory.fetch(api, { category: group })),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(unreadPage.total);
    expect((await policyUpdates.list.fetch(api, { unread: true })).total).toBe(
      await policyUpdates.count.fetch(api),
    );
  });

  it('remembers records that were marked as read, by id or slug', async () => {
    const countBefore = await alerts.count.fetch(api);
    const [firstAlert, secondAlert] = (await alerts.list.fetch(api, { unread: true })).items;
    expect((await alerts.markAsRead.fetch(api, firstAlert?.id ?? '')).read).toBe(true);
    expect((await alerts.markAsRead.fetch(api, secondAlert?.slug ?? '')).read).toBe(true);
    expect(await alerts.count.fetch(api)).toBe(countBefore - 2);
    const { items } = await alerts.list.fetch(api, { unread: true });
    expect(items.map(({ id }) => id)).not.toContain(firstAlert?.id);
    expect(isNotFound(await catchError(alerts.markAsRead.fetch(api, 'no-such-alert')))).toBe(true);
  });

  it('marks a record as unread again', async () => {
    const countBefore = await alerts.count.fetch(api);
    const [firstAlert] = (await alerts.list.fetch(api, { unread: true })).items;
    await alerts.markAsRead.fetch(api, firstAlert?.id ?? '');
    expect((await alerts.markAsUnread.fetch(api, firstAlert?.slug ?? '')).read).toBe(false);
    expect(await alerts.count.fetch(api)).toBe(countBefore);
  });

  it('doesn’t count or list replaced records as unread', async () => {
    const { items } = await alerts.list.fetch(api);
    const replacedAlert = items.find(({ slug }) => slug === 'lake-erie-storm-extended');
    expect(replacedAlert?.read).toBe(false);
    const unreadPage = await alerts.list.fetch(api, { unread: true });
    expect(unreadPage.items.map(({ slug }) => slug)).not.toContain(replacedAlert?.slug);
    const countBefore = await alerts.count.fetch(api);
    expect(countBefore).toBe(unreadPage.total);
    await alerts.markAsRead.fetch(api, replacedAlert?.id ?? '');
    expect(await alerts.count.fetch(api)).toBe(countBefore);
  });

  it('filters by posting period, in Eastern Time', async () => {
    // FIXED_NOW is a Monday, so this week starts today.
    const getSlugs = async (posted: string) =>
      (await alerts.list.fetch(api, { posted })).items.map(({ slug }) => slug);
    expect(await getSlugs('today')).toContain('lake-erie-storm-lifted');
    expect(await getSlugs('today')).not.toContain('lake-erie-storm-extended');
    expect(await getSlugs('this_week')).toEqual(await getSlugs('today'));
    expect(await getSlugs('last_30_days')).toContain('lake-erie-storm-extended');
  });

  it('marks nothing as read during impersonation', async () => {
    const persona = samplePersona('admin-as-producer');
    server.use(...sampleHandlers({ persona }));
    signIn(persona);
    const countBefore = await alerts.count.fetch(api);
    const [firstAlert] = (await alerts.list.fetch(api, { unread: true })).items;
    expect((await alerts.markAsRead.fetch(api, firstAlert?.id ?? '')).read).toBe(false);
    expect(await alerts.count.fetch(api)).toBe(countBefore);
  });

  it.each(['FL-DW', 'fl-dw 04', 'form <FL-DW 04>'])(
    'finds %s as plain text in a title',
    async (words) => {
      const persona = samplePersona('home-office-admin');
      server.use(...sampleHandlers({ persona }));
      signIn(persona);
      const searchPage = await search.list.fetch(api, { query: words });
      expect(searchPage.items.map(({ slug }) => slug)).toEqual(['same-day-endorsements']);
      expect(searchPage.items[0]?.highlight).toMatch(
        /^Twelve changes don’t need underwriting approval\. .* & or <\..*$/,
      );
      const listedAlerts = await alerts.list.fetch(api, { search: words });
      expect(listedAlerts.items.map(({ slug }) => slug)).toEqual(['same-day-endorsements']);
    },
  );

  it('cuts a highlight between words, and adds an ellipsis', async () => {
    const { items } = await search.list.fetch(api, { query: 'storm' });
    expect(items[0]?.highlight).toBe(
      '… business. Four sides of the home or unit, dated after the [[storm]]. ' +
        'For boats, add one of the hull below the waterline. One …',
    );
  });

  it('searches alerts and policy updates, with counts and highlights', async () => {
    const searchPage = await search.list.fetch(api, { query: 'storm' });
    expect(searchPage.total).toBeGreaterThan(0);
    for (const { title, highlight } of searchPage.items) {
      expect(`${title} ${highlight}`).toMatch(/\[\[storm\]\]|^[^[]*storm[^[]*$/i);
    }
    const sum = Object.values(searchPage.counts ?? {}).reduce((a, b) => a + b, 0);
    expect(sum).toBe(searchPage.total);
    const updates = await search.list.fetch(api, { query: 'storm', types: ['PolicyUpdate'] });
    expect(updates.total).toBe(searchPage.counts?.['PolicyUpdate'] ?? 0);
  });

  it('serves simple pages, menus, static texts, and redirects, and responds with 404 for an unknown page', async () => {
    expect((await simplePages.detail.fetch(api, 'contact-us')).slug).toBe('contact-us');
    expect(isNotFound(await catchError(simplePages.detail.fetch(api, 'no-such-page')))).toBe(true);
    expect((await menusResource.all.fetch(api)).top.length).toBeGreaterThan(0);
    expect(await statics.all.fetch(api)).toEqual(sampleLibrary.statics);
    expect(await favoritePages.list.fetch(api)).toEqual(sampleLibrary.favoritePages);
    expect((await featuredContent.list.fetch(api)).length).toBeGreaterThan(0);
    expect(await redirectRecords.check.fetch(api, { path: '/no-such-path' })).toBeNull();
    const [knownRedirect] = sampleLibrary.redirectRecords;
    expect(await redirectRecords.check.fetch(api, { path: knownRedirect?.path ?? '' })).toEqual(
      knownRedirect,
    );
  });

  it('returns no states for a persona without states', async () => {
    const persona = samplePersona('no-states');
    server.use(...sampleHandlers({ persona }));
    signIn(persona);
    expect(await statesResource.list.fetch(api)).toEqual([]);
  });

  it('keeps the session after a refresh', async () => {
    await refreshToken(api);
    expect(session.snapshot().kind).toBe('regular');
  });
});

it('factories create the same valid records for the same seed', () => {
  expect(createRecordsOfEachType(7)).toEqual(createRecordsOfEachType(7));
  expect(createRecordsOfEachType(7)).not.toEqual(createRecordsOfEachType(8));
  expect(findInvalidItems(contentRecordSchema, createRecordsOfEachType(7))).toEqual([]);
});
