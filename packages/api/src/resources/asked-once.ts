/**
 * What every query is made with, whatever the defaults of the cache that it runs in: nothing is asked
 * again by itself (specification, section 9: no retry, no refetch on focus), and without a network a
 * call fails as any without an answer does, instead of waiting for one (decisions, section 4).
 */
export const askedOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  networkMode: 'always',
} as const;
