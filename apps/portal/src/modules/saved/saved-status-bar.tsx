import { isServerDown } from '@producer-portal/api';
import { useCallback, useSyncExternalStore } from 'react';
import { getOnlineSince, useIsOnline, useWhenOnline } from '../../lib/online.ts';
import { findPageQueries } from '../paths/route-calls.ts';
import { useServices } from '../session/services.tsx';
import { useRouteDef } from '../shell/use-route-def.ts';
import { isSaved } from './saved-answers.ts';
import { SavedMessage } from './saved-message.tsx';
import type { ShownResponses } from './saved-message.tsx';

/** The message at the bottom of the screen. Repeats failed calls when the network is back. */
export function SavedStatusBar() {
  const { queryClient } = useServices();
  const isOnline = useIsOnline();
  const responses = useShownResponses();
  const tryAgain = useCallback(() => {
    void queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  }, [queryClient]);
  useWhenOnline(tryAgain);
  return <SavedMessage isOnline={isOnline} responses={responses} onTryAgain={tryAgain} />;
}

/** Null if the page shows nothing that is saved. */
function useShownResponses(): ShownResponses | null {
  const { queryClient, savedAnswers } = useServices();
  const route = useRouteDef();
  const cache = queryClient.getQueryCache();

  function read(): string {
    const queries = findPageQueries(queryClient, route).filter(
      (query) => query.isActive() && isSaved(query) && query.state.data !== undefined,
    );
    if (queries.length === 0) return 'null';
    const responses: ShownResponses = {
      savedAt: Math.min(...queries.map(({ state }) => state.dataUpdatedAt)),
      isRestored: queries.some(({ state }) => savedAnswers.isRestored(state.dataUpdatedAt)),
      hasFailed: queries.some(
        ({ state }) => isServerDown(state.error) && state.errorUpdatedAt > getOnlineSince(),
      ),
    };
    return JSON.stringify(responses);
  }
  // The value is a string, because React compares it by identity, and an equal object would be a new value.
  const text = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    read,
  );
  return JSON.parse(text) as ShownResponses | null;
}
