import type { agent360Filters } from './filters.ts';

type Query = ReturnType<typeof agent360Filters.toQuery>;

/** Query for new Agent360 products (docs/product.md#main-routes). */
export const newProductsQuery = (query: Query) => ({ area: 'agent360', is_new: true, ...query });

/** Query for Agent360 trainings (docs/product.md#main-routes). */
export const agent360TrainingsQuery = (query: Query) => ({ platforms: ['agent360'], ...query });
