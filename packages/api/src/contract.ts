// Each call of the contract as data, for hosts and tools: its path, its keys, its body and its answer.
export type { AnswerForm, Endpoint } from './client/endpoint.ts';
export * from './resources/alerts/endpoints.ts';
export * from './resources/auth-token/endpoints.ts';
export * from './resources/favorite-pages/endpoints.ts';
export * from './resources/featured-content/endpoints.ts';
export * from './resources/guides/endpoints.ts';
export * from './resources/menus/endpoints.ts';
export * from './resources/policy-updates/endpoints.ts';
export * from './resources/product-updates/endpoints.ts';
export * from './resources/products/endpoints.ts';
export * from './resources/redirect-records/endpoints.ts';
export * from './resources/search/endpoints.ts';
export * from './resources/simple-pages/endpoints.ts';
export * from './resources/states/endpoints.ts';
export * from './resources/statics/endpoints.ts';
export * from './resources/taxonomies/endpoints.ts';
