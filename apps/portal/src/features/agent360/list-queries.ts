import { agent360ListParams as params } from './list-params.ts';

type Values = typeof params.cleared;

/** The parameters of the area's new products (docs/product.md#main-routes). */
export const newProductsQuery = (values: Values) => ({
  area: 'agent360',
  is_new: true,
  ...params.toQuery(values),
});

/** The parameters of the trainings on the platform (docs/product.md#main-routes). */
export const trainingsOfAreaQuery = (values: Values) => ({
  platforms: ['agent360'],
  ...params.toQuery(values),
});
