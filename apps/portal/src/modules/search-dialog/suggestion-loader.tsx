import { search } from '@producer-portal/api';
import type { SearchBoxProps } from '@producer-portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { useIsOnline } from '../../lib/online.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { useAnswers } from '../search-answers/use-answers.ts';
import { copy as savedCopy } from '../saved/copy.ts';
import { findSavedPages } from '../saved/find-saved-pages.ts';
import { useSavedPages } from '../saved/use-saved-pages.ts';
import { useApi, useSession } from '../session/services.tsx';
import { readRecentSearches } from './recent-searches.ts';
import { searchDialogCopy } from './copy.ts';
import { createSuggestionGroups } from './suggest.ts';

/** Delay after the last key press before a request is sent. */
const DEBOUNCE_MS = 200;
const SLOW_MS = 2000;
/** Minimum number of characters to search for: a single letter would match nearly everything. */
const MIN_LENGTH = 2;

export type SuggestionProps = Pick<SearchBoxProps, 'suggestions' | 'suggestionsState' | 'labels'>;

/** Labels while offline, when only saved pages can be found. */
const offlineLabels = {
  ...searchDialogCopy.labels,
  count: savedCopy.search.count,
  none: savedCopy.search.none,
};

export interface SuggestionLoaderProps {
  /** The text in the field. */
  readonly text: string;
  readonly onSuggestionsChange: (suggestionProps: SuggestionProps) => void;
}

/** Loads suggestions for a search field. It renders nothing itself, so the field works even if this component fails to load. */
export function SuggestionLoader({ text, onSuggestionsChange }: SuggestionLoaderProps) {
  const api = useApi();
  // The time when the field got focus. A running clock would create new suggestions on every render.
  const [now] = useState(useNow());
  const session = useSession();
  const trimmedText = text.trim();
  const debouncedText = useDebounced(trimmedText);
  const isOnline = useIsOnline();
  const isSearching = isOnline && trimmedText.length >= MIN_LENGTH;

  const { data, isFetching, isError } = useQuery({
    // The key differs from that of the search page's call, because a failure of that call leads to an error page.
    queryKey: ['search', 'suggestions', debouncedText],
    queryFn: ({ signal }) => search.list.fetch(api, { query: debouncedText }, { signal }),
    enabled: isSearching && debouncedText.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  const isWaiting = isSearching && (isFetching || trimmedText !== debouncedText);
  const isSlow = useSlow(isWaiting);

  const favorites = useFavorites();
  const answers = useAnswers(isSearching ? trimmedText : '');
  const savedPages = useSavedPages();
  const uuid = session.claims?.uuid;
  const suggestions = useMemo(() => {
    const groups = createSuggestionGroups(trimmedText, {
      recent: uuid === undefined ? [] : readRecentSearches(uuid),
      favorites,
      answers,
      // While a new text loads, the previous passage would answer another question.
      passage: isSearching && !isWaiting ? (data?.passage ?? null) : null,
      // While the user types, records with only some of the words would rarely be the right ones.
      results: isSearching && data?.isPartial === false ? data.items : [],
      saved: savedPages ? findSavedPages(savedPages, trimmedText) : [],
      viewer: session,
      now,
    });
    // Show "no suggestions" only after the host has responded, or the saved pages are known.
    return isSearching || savedPages || groups.some(({ items }) => items.length > 0)
      ? groups
      : undefined;
  }, [
    answers,
    data,
    favorites,
    isSearching,
    isWaiting,
    now,
    savedPages,
    session,
    uuid,
    trimmedText,
  ]);
  const suggestionsState = isSlow
    ? 'slow'
    : isWaiting
      ? 'loading'
      : isSearching && isError
        ? 'failed'
        : 'idle';

  const labels = isOnline ? searchDialogCopy.labels : offlineLabels;
  useEffect(
    () => onSuggestionsChange({ suggestions, suggestionsState, labels }),
    [labels, onSuggestionsChange, suggestions, suggestionsState],
  );
  return null;
}

/** Returns the text after it has stopped changing. */
function useDebounced(text: string): string {
  const [debouncedText, setDebouncedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(setDebouncedText, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debouncedText;
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
