/**
 * Options of every query, regardless of the query client's defaults: no retry, no refetch on focus,
 * and an offline call fails instead of waiting (docs/product.md#no-automatic-retry).
 */
export const noRetry = {
  retry: false,
  refetchOnWindowFocus: false,
  networkMode: 'always',
} as const;
