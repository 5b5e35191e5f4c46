import { defineResource, withType, unpagedList } from '../client/define-resource.ts';
import { termSchema, type Term } from './content/schema.ts';

/** A platform that trainings and webinars cover. */
export const platformSchema = termSchema;
export type Platform = Term;

/** The options of the platform filter for trainings and webinars. */
export const platforms = defineResource('platforms', {
  list: unpagedList({
    prefix: 'PLATFORMS',
    path: '/api/v1/platforms',
    key: 'platforms',
    schema: withType<Platform>(platformSchema),
  }),
});
