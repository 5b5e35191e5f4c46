import * as v from 'valibot';
import { defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { daySchema, idSchema, optional } from './content/schema.ts';

/** States that move to the newer platform together (docs/contract.md#cohort-record). */
export const cohortSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Two-letter codes. */
  states: optional(v.array(v.string())),
  starts_on: optional(daySchema),
});
export interface Cohort extends v.InferOutput<typeof cohortSchema> {}

/** All cohorts in order of their first day, for users with limited or active premier access. */
export const cohorts = defineResource('cohorts', {
  list: unpagedList({
    prefix: 'COHORTS',
    path: '/api/v1/cohorts',
    key: 'cohorts',
    schema: withType<Cohort>(cohortSchema),
  }),
});
