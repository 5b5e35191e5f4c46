import { QueryClient } from '@tanstack/react-query';
import type { SavedAnswers } from '../modules/saved/saved-answers.ts';

/** How long a response stays fresh: long enough for hover, navigation, and mounting to share one request. */
const STALE_AFTER_MS = 30_000;

/**
 * Creates the application's query client. It never retries by itself and never refetches on focus
 * (docs/product.md#no-automatic-retry).
 *
 * @param savedAnswers the saved answers, which are shown until the first response arrives
 */
export function createQueryClient({ persister }: Pick<SavedAnswers, 'persister'>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: STALE_AFTER_MS,
        networkMode: 'always',
        persister,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
