import { search } from '@producer-portal/api';
import type { SearchBoxProps } from '@producer-portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useServices, useSession } from '../session/services.tsx';
import { recallSearches } from './recent-searches.ts';
import { seenRecords } from './seen-records.ts';
import { suggestionGroups } from './suggest.ts';

/** The host is asked once nobody has typed for so long. */
const QUIET_MS = 200;
const SLOW_MS = 2000;
/** One letter finds everything. */
const FEWEST = 2;

export type SearchOffer = Pick<SearchBoxProps, 'suggestions' | 'suggestionsState'>;

export interface SuggesterProps {
  /** What stands in the field. */
  readonly text: string;
  readonly onOffer: (offer: SearchOffer) => void;
}

/** Looks for suggestions beside a search field, and shows nothing itself: the field comes without it, and so does its weight. */
export function Suggester({ text, onOffer }: SuggesterProps) {
  const { api, queryClient } = useServices();
  const session = useSession();
  const words = text.trim();
  const quiet = useQuiet(words);
  const isAsking = words.length >= FEWEST;

  const { data, isFetching, isError } = useQuery({
    // Not the call of the search screen: that one's failure leads away from the page.
    queryKey: ['search', 'suggestions', quiet],
    queryFn: ({ signal }) => search.list.fetch(api, { query: quiet }, { signal }),
    enabled: isAsking && quiet.length >= FEWEST,
    placeholderData: keepPreviousData,
  });
  const isWaiting = isAsking && (isFetching || words !== quiet);
  const isSlow = useSlow(isWaiting);

  const favorites = useFavorites();
  const uuid = session.claims?.uuid;
  const suggestions = useMemo(() => {
    const groups = suggestionGroups(words, {
      recent: uuid === undefined ? [] : recallSearches(uuid),
      favorites,
      seen: seenRecords(queryClient),
      found: isAsking ? (data?.items ?? []) : [],
      viewer: session,
    });
    // That nothing is found is known once the host has said so.
    return isAsking || groups.some(({ items }) => items.length > 0) ? groups : undefined;
  }, [data, favorites, isAsking, queryClient, session, uuid, words]);
  const suggestionsState = isSlow
    ? 'slow'
    : isWaiting
      ? 'loading'
      : isAsking && isError
        ? 'failed'
        : 'idle';

  useEffect(
    () => onOffer({ suggestions, suggestionsState }),
    [onOffer, suggestions, suggestionsState],
  );
  return null;
}

/** The text once it has stood for a moment. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQuiet, QUIET_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setIsSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
