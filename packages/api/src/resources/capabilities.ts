import * as v from 'valibot';
import { defineResource, unpagedList } from '../client/define-resource.ts';

/** The extensions that a host can announce. A host may announce others, too. */
export const capabilityNames = [
  'revisions',
  'as_of',
  'bind_check',
  'brief',
  'acknowledgements',
  'passages',
  'client_cards',
] as const;
export type CapabilityName = (typeof capabilityNames)[number];

/** The extensions that the host has. A host without this call has none: it responds with 404. */
export const capabilities = defineResource('capabilities', {
  list: unpagedList({
    prefix: 'CAPABILITIES',
    path: '/api/v1/capabilities',
    key: 'capabilities',
    schema: v.string(),
  }),
});
