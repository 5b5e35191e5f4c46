import type { ListCall } from '../../client/list-path.ts';

/** How the list of alerts is asked for. Imports nothing, so that an early script can hold it. */
export const alertsCall = {
  path: '/api/v1/alerts',
  keys: ['category', 'states[]', 'products[]', 'unread', 'search', 'page'],
} as const satisfies ListCall;
