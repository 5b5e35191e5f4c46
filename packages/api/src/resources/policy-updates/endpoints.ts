import { listOf, recordOf } from '../../client/endpoint.ts';
import { countSchema } from '../content/schema.ts';
import { policyUpdatesCall } from './calls.ts';
import { policyUpdateSchema } from './schema.ts';

export const policyUpdatesEndpoint = {
  prefix: 'POLICY_UPDATES',
  method: 'GET',
  ...policyUpdatesCall,
  answer: listOf('policy_updates', policyUpdateSchema),
} as const;

export const markPolicyUpdateReadEndpoint = {
  prefix: 'POLICY_UPDATE_MARK_AS_READ',
  method: 'PATCH',
  path: '/api/v1/policy_updates/:id/mark_as_read',
  answer: recordOf('policy_update', policyUpdateSchema),
} as const;

export const policyUpdatesCountEndpoint = {
  prefix: 'POLICY_UPDATES_UNCHECKED_COUNT',
  method: 'GET',
  path: '/api/v1/policy_updates/unchecked_count',
  answer: recordOf('policy_updates_count', countSchema),
} as const;
