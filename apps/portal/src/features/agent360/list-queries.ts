import type { agent360Filters } from './filters.ts';

type Query = ReturnType<typeof agent360Filters.toQuery>;

/** The query of the area's new products (docs/product.md#main-routes). */
export const newProductsQuery = (query: Query) => ({ area: 'agent360', is_new: true, ...query });

/** The query of the trainings on the platform (docs/product.md#main-routes). */
export const trainingsOfAreaQuery = (query: Query) => ({ platforms: ['agent360'], ...query });
