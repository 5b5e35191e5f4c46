import * as v from 'valibot';
import { defineResource, withType, unpagedList } from '../client/define-resource.ts';

/** A state: its two-letter code and its name. */
export const stateSchema = v.object({ code: v.string(), name: v.string() });
export interface State extends v.InferOutput<typeof stateSchema> {}

/** The user's own states. The portal redirects a user without states to /no-states. */
export const states = defineResource('states', {
  list: unpagedList({
    prefix: 'STATES',
    path: '/api/v1/states',
    key: 'states',
    schema: withType<State>(stateSchema),
  }),
});
