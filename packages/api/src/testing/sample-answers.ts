import type { Page } from '../client/page.ts';
import type * as contract from '../contract.ts';
import type { EndpointName } from '../openapi/endpoints.ts';
import type { SampleLibrary } from './library.ts';
import { sampleLibrary } from './sample/index.ts';
import { sampleSessions } from './sample/sessions.ts';
import { sampleTokens } from './tokens.ts';

type Read<Name extends EndpointName> = ReturnType<(typeof contract)[Name]['answer']['read']>;

/** Of a list one item; of any other call what it answers. */
type AnswerOf<Name extends EndpointName> = Read<Name> extends Page<infer Item> ? Item : Read<Name>;

/** What each call answers: of a list one item, of a record the record; and what it takes. */
type SampleAnswers = {
  readonly [Name in EndpointName]: { readonly answer: AnswerOf<Name>; readonly body?: unknown };
};

/** The record with the most to show, and of those the shortest. */
function fullest<Item extends object>(items: readonly Item[]): Item {
  const fields = (item: Item) =>
    Object.values(item).filter((value) => value !== null && value !== undefined).length;
  const [first] = items.toSorted(
    (a, b) => fields(b) - fields(a) || JSON.stringify(a).length - JSON.stringify(b).length,
  );
  if (!first) throw new Error('The sample library has none of these');
  return first;
}

/**
 * An example of the answer and of the body of every call, from the sample library: for a document
 * of the contract, and for tests that go through all calls.
 *
 * @param library whose records it takes. @default the sample library
 * @example
 * createOpenApiDocument({ version: '1.0.0', examples: sampleAnswers() });
 */
export function sampleAnswers(library: SampleLibrary = sampleLibrary) {
  const alert = fullest(library.alerts);
  const article = fullest(library.salesArticles);
  const guide = fullest(library.guides);
  const jobAid = fullest(library.jobAids);
  const news = fullest(library.fieldManagementNews);
  const policyUpdate = fullest(library.policyUpdates);
  const product = fullest(library.products);
  const productUpdate = fullest(library.productUpdates);
  const template = fullest(library.collateralTemplates);
  const training = fullest(library.trainings);
  const webinar = fullest(library.webinars);
  const favorite = fullest(library.favoritePages);
  const order = fullest(Object.values(library.work).flatMap((own) => own.collateralRequests));
  const cartItem = fullest(order.items ?? []);
  const delivery = {
    attention: 'Front desk',
    company: 'Harbor & Pine Insurance',
    street: '14 Canal Street',
    city: 'Columbus',
    state: 'OH',
    postal_code: '43215',
    phone: '614-555-0134',
    email: 'office@example.com',
  };
  const { quantity, collateral_template_id } = cartItem;
  const ordered = library.collateralTemplates.find(({ id }) => id === collateral_template_id);
  const free = (ordered?.fields ?? []).filter(({ source }) => source === 'free');
  const fields = Object.fromEntries(free.map(({ key }) => [key, cartItem.fields?.[key] ?? '']));

  return {
    alertsByCategoryCountEndpoint: { answer: 2 },
    alertsCountEndpoint: { answer: 7 },
    alertsEndpoint: { answer: alert },
    allProductsEndpoint: { answer: product },
    attachmentDownloadEndpoint: {
      answer: { name: 'Total loss guide.pdf', download_url: '/files/total-loss-guide.pdf' },
    },
    cartItemsEndpoint: { answer: cartItem },
    categoriesEndpoint: { answer: fullest(library.categories.safety_tips) },
    coBrandedVideosEndpoint: { answer: fullest(library.coBrandedVideos) },
    cohortsEndpoint: { answer: fullest(library.cohorts) },
    collateralRequestEndpoint: { answer: order },
    collateralRequestsEndpoint: { answer: order },
    collateralTemplateEndpoint: { answer: template },
    collateralTemplatesEndpoint: { answer: template },
    createCartItemEndpoint: {
      answer: cartItem,
      body: { cart_item: { collateral_template_id, quantity, state: cartItem.state, fields } },
    },
    createFavoritePageEndpoint: {
      answer: favorite,
      body: { favorite_page: { title: favorite.title, path: favorite.path } },
    },
    deleteCartItemEndpoint: { answer: undefined },
    deleteFavoritePageEndpoint: { answer: undefined },
    endAllSessionsEndpoint: { answer: undefined },
    endSessionEndpoint: { answer: undefined },
    exchangeCodeEndpoint: {
      answer: sampleTokens(undefined),
      body: { code: 'b7Zr3xQ9', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
    },
    favoritePagesEndpoint: { answer: favorite },
    featuredContentEndpoint: { answer: fullest(library.featuredContent) },
    fieldManagementNewsDetailEndpoint: { answer: news },
    fieldManagementNewsEndpoint: { answer: news },
    guideEndpoint: { answer: guide },
    guidesByStateEndpoint: { answer: { state: 'OH', guides: [guide] } },
    guidesEndpoint: { answer: guide },
    jobAidEndpoint: { answer: jobAid },
    jobAidsEndpoint: { answer: jobAid },
    markAlertReadEndpoint: { answer: { ...alert, read: true } },
    markPolicyUpdateReadEndpoint: { answer: { ...policyUpdate, read: true } },
    menusEndpoint: { answer: library.menus },
    moveFavoritePageEndpoint: { answer: { ...favorite, position: 2 }, body: { position: 2 } },
    platformsEndpoint: { answer: fullest(library.platforms) },
    policyUpdatesCountEndpoint: { answer: 3 },
    policyUpdatesEndpoint: { answer: policyUpdate },
    productEndpoint: { answer: product },
    productUpdateEndpoint: { answer: productUpdate },
    productUpdatesEndpoint: { answer: productUpdate },
    productsEndpoint: { answer: product },
    redirectRecordEndpoint: { answer: fullest(library.redirectRecords) },
    refreshTokenEndpoint: { answer: undefined },
    revokeSessionEndpoint: { answer: undefined },
    salesArticleEndpoint: { answer: article },
    salesArticlesEndpoint: { answer: article },
    salesPromotionsEndpoint: { answer: fullest(library.salesPromotions) },
    sessionsEndpoint: { answer: fullest(sampleSessions()) },
    searchEndpoint: { answer: { ...alert, highlight: `[[${alert.title}]]` } },
    simplePageEndpoint: { answer: fullest(library.simplePages) },
    socialPostsEndpoint: { answer: fullest(library.socialPosts) },
    statesEndpoint: { answer: { code: 'OH', name: 'Ohio' } },
    staticsEndpoint: { answer: library.statics },
    submitCollateralRequestEndpoint: {
      answer: { ...order, status: 'submitted', delivery },
      body: { collateral_request: { status: 'submitted', delivery } },
    },
    tagsEndpoint: { answer: fullest(library.tags) },
    trainingEndpoint: { answer: { training } },
    trainingsEndpoint: { answer: training },
    webinarEndpoint: { answer: webinar },
    webinarsEndpoint: { answer: webinar },
  } satisfies SampleAnswers;
}
