/**
 * Options of every query, whatever the defaults of its cache: nothing is sent again by itself (no
 * retry, no refetch on focus), and without a network a call fails like any unanswered one instead of
 * waiting (docs/product.md#no-automatic-retry).
 */
export const noRetry = {
  retry: false,
  refetchOnWindowFocus: false,
  networkMode: 'always',
} as const;
