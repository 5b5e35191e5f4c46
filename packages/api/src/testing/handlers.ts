import type { HttpHandler } from 'msw';
import {
  alertsByCategoryCountEndpoint,
  alertsCountEndpoint,
  alertsEndpoint,
  markAlertReadEndpoint,
} from '../resources/alerts/endpoints.ts';
import { attachmentDownloadEndpoint } from '../resources/attachments/endpoints.ts';
import {
  exchangeCodeEndpoint,
  refreshTokenEndpoint,
  revokeSessionEndpoint,
} from '../resources/auth-token/endpoints.ts';
import type { SessionTokens } from '../resources/auth-token/schema.ts';
import {
  cartItemsEndpoint,
  createCartItemEndpoint,
  deleteCartItemEndpoint,
} from '../resources/cart-items/endpoints.ts';
import { coBrandedVideosEndpoint } from '../resources/co-branded-videos/endpoints.ts';
import { cohortsEndpoint } from '../resources/cohorts/endpoints.ts';
import {
  collateralRequestEndpoint,
  collateralRequestsEndpoint,
  submitCollateralRequestEndpoint,
} from '../resources/collateral-requests/endpoints.ts';
import {
  collateralTemplateEndpoint,
  collateralTemplatesEndpoint,
} from '../resources/collateral-templates/endpoints.ts';
import {
  createFavoritePageEndpoint,
  deleteFavoritePageEndpoint,
  favoritePagesEndpoint,
  moveFavoritePageEndpoint,
} from '../resources/favorite-pages/endpoints.ts';
import { featuredContentEndpoint } from '../resources/featured-content/endpoints.ts';
import {
  fieldManagementNewsDetailEndpoint,
  fieldManagementNewsEndpoint,
} from '../resources/field-management-news/endpoints.ts';
import {
  guideEndpoint,
  guidesByStateEndpoint,
  guidesEndpoint,
} from '../resources/guides/endpoints.ts';
import { jobAidEndpoint, jobAidsEndpoint } from '../resources/job-aids/endpoints.ts';
import { menusEndpoint } from '../resources/menus/endpoints.ts';
import { platformsEndpoint } from '../resources/platforms/endpoints.ts';
import {
  markPolicyUpdateReadEndpoint,
  policyUpdatesCountEndpoint,
  policyUpdatesEndpoint,
} from '../resources/policy-updates/endpoints.ts';
import {
  productUpdateEndpoint,
  productUpdatesEndpoint,
} from '../resources/product-updates/endpoints.ts';
import {
  allProductsEndpoint,
  productEndpoint,
  productsEndpoint,
} from '../resources/products/endpoints.ts';
import { redirectRecordEndpoint } from '../resources/redirect-records/endpoints.ts';
import {
  salesArticleEndpoint,
  salesArticlesEndpoint,
} from '../resources/sales-articles/endpoints.ts';
import { salesPromotionsEndpoint } from '../resources/sales-promotions/endpoints.ts';
import { searchEndpoint } from '../resources/search/endpoints.ts';
import type { SearchCounts, SearchResult } from '../resources/search/schema.ts';
import {
  endAllSessionsEndpoint,
  endSessionEndpoint,
  sessionsEndpoint,
} from '../resources/sessions/endpoints.ts';
import { simplePageEndpoint } from '../resources/simple-pages/endpoints.ts';
import { socialPostsEndpoint } from '../resources/social-posts/endpoints.ts';
import { statesEndpoint } from '../resources/states/endpoints.ts';
import { staticsEndpoint } from '../resources/statics/endpoints.ts';
import { tagsEndpoint } from '../resources/tags/endpoints.ts';
import { categoriesEndpoint } from '../resources/taxonomies/endpoints.ts';
import { trainingEndpoint, trainingsEndpoint } from '../resources/trainings/endpoints.ts';
import type { TrainingDetail } from '../resources/trainings/schema.ts';
import { webinarEndpoint, webinarsEndpoint } from '../resources/webinars/endpoints.ts';
import {
  answerTo,
  listOutcomes,
  nothingOutcomes,
  onePage,
  pagingHeaders,
  recordOutcomes,
  unhappy,
  valueOutcomes,
  type Paging,
} from './outcomes.ts';

/**
 * One MSW handler for each call and each outcome: `complete`, `empty`, `failed(status)` and
 * `pending`. Stories and tests compose these and write none of their own.
 *
 * @example
 * server.use(handlers.alerts.list.complete([make.alert()]), handlers.alerts.count.failed(503));
 */
export const handlers = {
  alerts: {
    list: listOutcomes(alertsEndpoint),
    markAsRead: recordOutcomes(markAlertReadEndpoint),
    count: valueOutcomes(alertsCountEndpoint, 0),
    countByCategory: valueOutcomes(alertsByCategoryCountEndpoint, 0),
  },
  policyUpdates: {
    list: listOutcomes(policyUpdatesEndpoint),
    markAsRead: recordOutcomes(markPolicyUpdateReadEndpoint),
    count: valueOutcomes(policyUpdatesCountEndpoint, 0),
  },
  states: { list: listOutcomes(statesEndpoint) },
  statics: { all: valueOutcomes(staticsEndpoint, {}) },
  menus: { all: valueOutcomes(menusEndpoint, { top: [], mobile: [], bottom: [] }) },
  featuredContent: { list: listOutcomes(featuredContentEndpoint) },
  simplePages: { detail: recordOutcomes(simplePageEndpoint) },
  search: {
    list: {
      ...listOutcomes(searchEndpoint),
      complete: (
        results: SearchResult[],
        counts?: SearchCounts,
        paging: Paging = onePage(results),
      ): HttpHandler =>
        answerTo(
          searchEndpoint,
          { search_results: results, ...(counts ? { counts } : {}) },
          { headers: pagingHeaders(paging) },
        ),
    },
  },
  redirectRecords: { check: valueOutcomes(redirectRecordEndpoint, null) },
  authToken: {
    exchange: {
      complete: (tokens: SessionTokens): HttpHandler => answerTo(exchangeCodeEndpoint, { tokens }),
      ...unhappy(exchangeCodeEndpoint),
    },
    refresh: {
      /** Answers with a fresh token. */
      complete: (jwt: string): HttpHandler =>
        answerTo(refreshTokenEndpoint, {}, { headers: { jwt } }),
      /** Answers without one: the present token stays. */
      empty: (): HttpHandler => answerTo(refreshTokenEndpoint, {}),
      ...unhappy(refreshTokenEndpoint),
    },
    revoke: nothingOutcomes(revokeSessionEndpoint),
  },
  sessions: {
    list: listOutcomes(sessionsEndpoint),
    end: nothingOutcomes(endSessionEndpoint),
    endAll: nothingOutcomes(endAllSessionsEndpoint),
  },
  guides: {
    list: listOutcomes(guidesEndpoint),
    byState: listOutcomes(guidesByStateEndpoint),
    detail: recordOutcomes(guideEndpoint),
  },
  products: {
    list: listOutcomes(productsEndpoint),
    all: listOutcomes(allProductsEndpoint),
    detail: recordOutcomes(productEndpoint),
  },
  productUpdates: {
    list: listOutcomes(productUpdatesEndpoint),
    detail: recordOutcomes(productUpdateEndpoint),
  },
  jobAids: { list: listOutcomes(jobAidsEndpoint), detail: recordOutcomes(jobAidEndpoint) },
  trainings: {
    list: listOutcomes(trainingsEndpoint),
    detail: {
      /** `{ training }`, `{ webinar }` or `{ job_aid }`. */
      complete: (detail: TrainingDetail): HttpHandler => answerTo(trainingEndpoint, detail),
      empty: (): HttpHandler => unhappy(trainingEndpoint).failed(404),
      ...unhappy(trainingEndpoint),
    },
  },
  webinars: { list: listOutcomes(webinarsEndpoint), detail: recordOutcomes(webinarEndpoint) },
  platforms: { list: listOutcomes(platformsEndpoint) },
  tags: { list: listOutcomes(tagsEndpoint) },
  fieldManagementNews: {
    list: listOutcomes(fieldManagementNewsEndpoint),
    detail: recordOutcomes(fieldManagementNewsDetailEndpoint),
  },
  salesArticles: {
    list: listOutcomes(salesArticlesEndpoint),
    detail: recordOutcomes(salesArticleEndpoint),
  },
  salesPromotions: { list: listOutcomes(salesPromotionsEndpoint) },
  cohorts: { list: listOutcomes(cohortsEndpoint) },
  socialPosts: { list: listOutcomes(socialPostsEndpoint) },
  coBrandedVideos: { list: listOutcomes(coBrandedVideosEndpoint) },
  taxonomies: { categories: listOutcomes(categoriesEndpoint) },
  favoritePages: {
    list: listOutcomes(favoritePagesEndpoint),
    create: recordOutcomes(createFavoritePageEndpoint),
    delete: nothingOutcomes(deleteFavoritePageEndpoint),
    move: recordOutcomes(moveFavoritePageEndpoint),
  },
  cartItems: {
    list: listOutcomes(cartItemsEndpoint),
    create: recordOutcomes(createCartItemEndpoint),
    delete: nothingOutcomes(deleteCartItemEndpoint),
  },
  collateralRequests: {
    list: listOutcomes(collateralRequestsEndpoint),
    detail: recordOutcomes(collateralRequestEndpoint),
    submit: recordOutcomes(submitCollateralRequestEndpoint),
  },
  collateralTemplates: {
    list: listOutcomes(collateralTemplatesEndpoint),
    detail: recordOutcomes(collateralTemplateEndpoint),
  },
  attachments: { download: recordOutcomes(attachmentDownloadEndpoint) },
};
