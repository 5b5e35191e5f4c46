export {
  alertDetailQuery,
  alertsByCategoryCountQuery,
  alertsCountQuery,
  alertsQuery,
  markAlertReadMutation,
} from './resources/alerts/queries.ts';
export { favoritePagesQuery } from './resources/favorite-pages/queries.ts';
export { featuredContentQuery } from './resources/featured-content/queries.ts';
export { guideQuery, guidesByStateQuery, guidesQuery } from './resources/guides/queries.ts';
export { menusQuery } from './resources/menus/queries.ts';
export { followOtherTabs } from './resources/other-tabs.ts';
export {
  markPolicyUpdateReadMutation,
  policyUpdateDetailQuery,
  policyUpdatesCountQuery,
  policyUpdatesQuery,
} from './resources/policy-updates/queries.ts';
export { productUpdateQuery, productUpdatesQuery } from './resources/product-updates/queries.ts';
export { allProductsQuery, productQuery, productsQuery } from './resources/products/queries.ts';
export { redirectRecordQuery } from './resources/redirect-records/queries.ts';
export { searchQuery } from './resources/search/queries.ts';
export { simplePageQuery } from './resources/simple-pages/queries.ts';
export { statesQuery } from './resources/states/queries.ts';
export { staticsQuery } from './resources/statics/queries.ts';
export { categoriesQuery } from './resources/taxonomies/queries.ts';
