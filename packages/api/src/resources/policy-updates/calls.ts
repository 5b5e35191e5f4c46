import type { ListCall } from '../../client/list-path.ts';

/** How the list of policy updates is asked for. Imports nothing, so that an early script can hold it. */
export const policyUpdatesCall = {
  path: '/api/v1/policy_updates',
  keys: ['states[]', 'products[]', 'unread', 'search', 'page'],
} as const satisfies ListCall;
