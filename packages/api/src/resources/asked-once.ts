/**
 * What every query is made with, whatever the defaults of the cache that it runs in: nothing is asked
 * again by itself (no retry, no refetch on focus), and without a network a
 * call fails as any without an answer does, instead of waiting for one (docs/product.md#no-automatic-retry).
 */
export const askedOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  networkMode: 'always',
} as const;
