import { QueryClient } from '@tanstack/react-query';

/** How long a response stays fresh: long enough for hover, navigation, and mounting to share one request. */
const STALE_AFTER_MS = 30_000;

/**
 * Creates the application's query client. It never retries by itself and never refetches on focus
 * (docs/product.md#no-automatic-retry).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: STALE_AFTER_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
