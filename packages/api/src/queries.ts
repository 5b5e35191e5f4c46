export {
  alertDetailQuery,
  alertsByCategoryCountQuery,
  alertsCountQuery,
  alertsQuery,
  markAlertReadMutation,
} from './resources/alerts/queries.ts';
export { attachmentDownloadQuery } from './resources/attachments/queries.ts';
export {
  cartItemsQuery,
  createCartItemMutation,
  deleteCartItemMutation,
} from './resources/cart-items/queries.ts';
export { coBrandedVideosQuery } from './resources/co-branded-videos/queries.ts';
export { cohortsQuery } from './resources/cohorts/queries.ts';
export {
  collateralRequestQuery,
  collateralRequestsQuery,
  draftCollateralRequestQuery,
  submitCollateralRequestMutation,
  type SubmitCollateralRequest,
} from './resources/collateral-requests/queries.ts';
export {
  collateralTemplateQuery,
  collateralTemplatesQuery,
} from './resources/collateral-templates/queries.ts';
export {
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  moveFavoritePageMutation,
  type CreateFavoritePage,
  type RemovedFavoritePage,
} from './resources/favorite-pages/mutations.ts';
export { favoritePagesQuery } from './resources/favorite-pages/queries.ts';
export { featuredContentQuery } from './resources/featured-content/queries.ts';
export {
  fieldManagementNewsDetailQuery,
  fieldManagementNewsQuery,
} from './resources/field-management-news/queries.ts';
export { guideQuery, guidesByStateQuery, guidesQuery } from './resources/guides/queries.ts';
export { jobAidQuery, jobAidsQuery } from './resources/job-aids/queries.ts';
export { menusQuery } from './resources/menus/queries.ts';
export { followOtherTabs } from './resources/other-tabs.ts';
export { platformsQuery } from './resources/platforms/queries.ts';
export {
  markPolicyUpdateReadMutation,
  policyUpdateDetailQuery,
  policyUpdatesCountQuery,
  policyUpdatesQuery,
} from './resources/policy-updates/queries.ts';
export type { Press } from './resources/press-key.ts';
export { productUpdateQuery, productUpdatesQuery } from './resources/product-updates/queries.ts';
export { allProductsQuery, productQuery, productsQuery } from './resources/products/queries.ts';
export { redirectRecordQuery } from './resources/redirect-records/queries.ts';
export { salesArticleQuery, salesArticlesQuery } from './resources/sales-articles/queries.ts';
export { salesPromotionsQuery } from './resources/sales-promotions/queries.ts';
export { searchQuery } from './resources/search/queries.ts';
export {
  endAllSessionsMutation,
  endSessionMutation,
  sessionsQuery,
} from './resources/sessions/queries.ts';
export { simplePageQuery } from './resources/simple-pages/queries.ts';
export { socialPostsQuery } from './resources/social-posts/queries.ts';
export { statesQuery } from './resources/states/queries.ts';
export { staticsQuery } from './resources/statics/queries.ts';
export { tagsQuery } from './resources/tags/queries.ts';
export { categoriesQuery } from './resources/taxonomies/queries.ts';
export { trainingQuery, trainingsQuery } from './resources/trainings/queries.ts';
export { webinarQuery, webinarsQuery } from './resources/webinars/queries.ts';
