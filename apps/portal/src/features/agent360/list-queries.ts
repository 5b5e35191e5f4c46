import { agent360ListParams as params } from './list-params.ts';

type Values = typeof params.cleared;

/** What the new products of the area are asked with (decisions, section 5.1). */
export const newProductsQuery = (values: Values) => ({
  area: 'agent360',
  is_new: true,
  ...params.toQuery(values),
});

/** What the trainings on the platform are asked with (decisions, section 5.1). */
export const trainingsOfAreaQuery = (values: Values) => ({
  platforms: ['agent360'],
  ...params.toQuery(values),
});
