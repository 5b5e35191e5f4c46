import type { ListCall } from '../../client/list-path.ts';

/** How a search is asked for. Imports nothing, so that an early script can hold it. */
export const searchCall = {
  path: '/api/v1/search',
  keys: ['query', 'types[]', 'page'],
} as const satisfies ListCall;
