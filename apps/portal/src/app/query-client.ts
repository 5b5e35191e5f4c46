import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh: long enough that hover, navigation and mounting share one request. */
const STALE_AFTER_MS = 30_000;

/** The application's query client: nothing retries by itself and nothing refetches on focus (docs/product.md#no-automatic-retry). */
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
