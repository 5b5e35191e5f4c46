import { search, type SearchPage, type SearchResult as FoundRecord } from '@producer-portal/api';
import {
  FacetGroup,
  FilterPanel,
  Highlight,
  PageHeader,
  SearchResult,
  StatusScreen,
  TextLink,
} from '@producer-portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { useIsOnline } from '../../lib/online.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { rowCopy, type ListCopy } from '../../modules/content-list/copy.ts';
import {
  isUnread,
  siteText,
  statesText,
  statusOrPostedText,
} from '../../modules/content-list/row-texts.ts';
import { validityText } from '../../modules/content-list/validity-text.ts';
import { rowAction } from '../../modules/content-list/row-action.tsx';
import { rowLink } from '../../modules/content-list/row-link.ts';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useAnswers } from '../../modules/search-answers/use-answers.ts';
import { saveRecentSearch } from '../../modules/search-dialog/recent-searches.ts';
import { SearchField } from '../../modules/search-dialog/search-field.tsx';
import { AsOfControl } from '../../modules/revisions/as-of-filter.tsx';
import { AsOfPage } from '../../modules/revisions/as-of-page.tsx';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { AnswerList } from './answer-list.tsx';
import { searchCopy as copy } from './copy.ts';
import { getTypeOptions } from './record-type-options.ts';
import { NoResults } from './no-results.tsx';
import { PassageQuote } from './passage-quote.tsx';
import { getQueryWords } from './query-terms.ts';
import { SavedResults } from './saved-results.tsx';
import { findCorrection, type SpellingCorrection } from './spelling-correction.ts';
import { HighlightedText, extractMatches } from './highlighted-text.tsx';
import { searchFilters } from './filters.ts';
import styles from './pp-search.module.css';

/** Search results, or a prompt to type if there is no query. */
export function SearchScreen() {
  const list = useList(searchFilters);
  const { values, show } = list;
  const hasQuery = values.query !== '';
  const isOnline = useIsOnline();
  const query = useQuery({
    ...search.list.query(useApi(), list.query),
    enabled: hasQuery && isOnline,
  });
  // Results that loaded before the user went offline stay on screen.
  const isSavedOnly = hasQuery && !isOnline && (!query.data || query.isPlaceholderData);
  const total = hasQuery && !isSavedOnly ? query.data?.total : undefined;
  const isAsOf = values.as_of !== '';
  // Without results there are no types to filter by.
  const hasFilters = hasQuery && !isSavedOnly && (total !== 0 || values.types.length > 0 || isAsOf);

  const isFirstUnfilteredPage = values.page === 1 && values.types.length === 0;
  // Quick answers are about today, so they are hidden for another date.
  const answers = useAnswers(isFirstUnfilteredPage && !isAsOf && isOnline ? values.query : '');
  // Don't show "0" if there are quick answers.
  const count = total === 0 && answers.length > 0 ? undefined : total;
  const correction = useCorrection(query, values.query, isFirstUnfilteredPage);
  const effectiveQuery = correction?.correctedQuery ?? values.query;
  const words = getQueryWords(effectiveQuery);
  const { claims } = useSession();
  const uuid = claims?.uuid;
  const hasLoaded = query.isSuccess && !query.isPlaceholderData;
  const hasOnlyClosestMatches =
    hasQuery && !isSavedOnly && query.data?.isPartial === true && query.data.items.length > 0;
  const note = correction
    ? copy.showing(correction.correctedQuery)
    : hasOnlyClosestMatches
      ? copy.closest
      : null;
  const passage = hasQuery && hasLoaded && isFirstUnfilteredPage ? query.data.passage : null;
  useEffect(() => {
    if (uuid !== undefined && hasQuery && hasLoaded) saveRecentSearch(uuid, effectiveQuery);
  }, [hasQuery, hasLoaded, effectiveQuery, uuid]);

  return (
    <ListLayout
      heading={
        <>
          <PageHeader title={copy.title} count={count} />
          <div className={styles.text}>
            <SearchField
              label={copy.label}
              value={values.query}
              onSubmit={(text) => show(searchFilters.replace(values, 'query', text))}
            />
          </div>
        </>
      }
      filters={
        hasFilters && (
          <FilterPanel
            title={copy.list.filters.title}
            appliedCount={searchFilters.getApplied(values).length - 1}
            labels={{ ...copy.list.filters, show: copy.list.filters.show(total) }}
            onClearAll={() => show({ ...searchFilters.emptyValues, query: values.query })}
          >
            <FacetGroup
              legend={copy.types}
              options={getTypeOptions(values.types, query.data?.counts)}
              selected={[...values.types]}
              onToggle={(type) => show(searchFilters.toggle(values, 'types', type))}
            />
            <AsOfControl
              at={values.as_of}
              purpose={values.for}
              onChange={({ at, purpose }) =>
                show(
                  searchFilters.replace(searchFilters.replace(values, 'as_of', at), 'for', purpose),
                )
              }
            />
          </FilterPanel>
        )
      }
    >
      <AnswerList answers={answers} />
      {passage && <PassageQuote key={passage.highlight} passage={passage} />}
      {correction && <CorrectionNote correction={correction} query={values.query} />}
      {hasOnlyClosestMatches && <p className={styles.note}>{copy.closest}</p>}
      {isSavedOnly ? (
        <SavedResults query={values.query} />
      ) : hasQuery ? (
        <AsOfPage subject="list">
          <ListResults
            query={query}
            list={list}
            subject={copy.quoted(effectiveQuery)}
            copy={note === null ? copy.list : withSpokenNote(note)}
            empty={
              answers.length > 0 || passage ? (
                <p>{copy.nothingElse(values.query)}</p>
              ) : (
                <NoResults query={values.query} />
              )
            }
          >
            {(result) => <ResultRow record={result} words={words} />}
          </ListResults>
        </AsOfPage>
      ) : (
        <StatusScreen headingLevel={2} title={copy.startTitle}>
          <p>{copy.startText}</p>
        </StatusScreen>
      )}
    </ListLayout>
  );
}

/**
 * Infers from the results which spelling the host corrected. Uses the first unfiltered page, because it has the best results,
 * and keeps the correction for other pages and filters.
 */
function useCorrection(
  { data, isPlaceholderData }: UseQueryResult<SearchPage>,
  text: string,
  isFirstUnfilteredPage: boolean,
) {
  const [corrected, setCorrected] = useState<{
    data?: SearchPage;
    text: string;
    correction: SpellingCorrection | null;
  }>({ text, correction: null });
  if (isFirstUnfilteredPage && data && !isPlaceholderData && data !== corrected.data) {
    setCorrected({
      data,
      text,
      // Closest matches don't have all words, so a missing word isn't a typo.
      correction: data.isPartial ? null : findCorrection(data.items, text),
    });
  }
  return corrected.text === text ? corrected.correction : null;
}

/** Returns the list's texts with a note before the result count that screen readers announce. */
const withSpokenNote = (note: string): ListCopy => ({
  ...copy.list,
  screenReaderSummary: (...range) => `${note} ${copy.list.screenReaderSummary(...range)}`,
});

function CorrectionNote({ correction, query }: { correction: SpellingCorrection; query: string }) {
  return (
    <p className={styles.note}>
      {copy.showing(correction.correctedQuery)}{' '}
      <TextLink standalone href={correction.literalHref}>
        {copy.searchInstead(query)}
      </TextLink>
    </p>
  );
}

function ResultRow({ record, words }: { record: FoundRecord; words: readonly string[] }) {
  const now = useNow();
  const session = useSession();
  const link = rowLink(record, session);
  const tag = typeTag(record);
  const metaItems = [
    isUnread(record, now) && rowCopy.unread,
    siteText(link),
    record.number,
    validityText(record, now),
    statusOrPostedText(record, now),
    statesText(record.states),
  ];
  return (
    <SearchResult
      href={link?.href}
      external={link?.external}
      contentLang={contentLang}
      title={
        <Highlight text={record.title} terms={[...words, ...extractMatches(record.highlight)]} />
      }
      tag={tag && <KindTag tag={tag} />}
      excerpt={record.highlight && <HighlightedText text={record.highlight} />}
      meta={[...new Set(metaItems.filter(Boolean))]}
      action={rowAction(record, link, session)}
      headingLevel={2}
    />
  );
}

SearchScreen.preload = (async ({ api, queryClient }, { searchParams }) => {
  const query = searchFilters.queryFrom(searchParams);
  if (query.query === undefined) return;
  await queryClient.prefetchQuery(search.list.query(api, query));
}) satisfies Preload;
