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
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { rowCopy, type ListCopy } from '../../modules/content-list/copy.ts';
import { timingText, replacedText, statesText } from '../../modules/content-list/row-facts.ts';
import { rowLink } from '../../modules/content-list/row-link.ts';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { rememberSearch } from '../../modules/search-dialog/recent-searches.ts';
import { SearchField } from '../../modules/search-dialog/search-field.tsx';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { searchCopy as copy } from './copy.ts';
import { typeOptions } from './record-type-options.ts';
import { NothingFound } from './nothing-found.tsx';
import { markedWords } from './other-words.ts';
import { readingOf, type Reading } from './reading.ts';
import { MarkedText, marksIn } from './marked-text.tsx';
import { searchFilters } from './filters.ts';
import styles from './pp-search.module.css';

/** Everything that holds the searched words; an invitation to type some where there are none. */
export function SearchScreen() {
  const list = useList(searchFilters);
  const { values, show } = list;
  const requested = values.query !== '';
  const query = useQuery({
    ...search.list.query(useApi(), list.query),
    enabled: requested,
  });
  // Where nothing is found there are no kinds to choose from.
  const hasKinds = requested && (query.data?.total !== 0 || values.types.length > 0);

  const reading = useReading(query, values);
  const taken = reading?.taken ?? values.query;
  const words = markedWords(taken);
  const { claims } = useSession();
  const uuid = claims?.uuid;
  const found = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (uuid !== undefined && requested && found) rememberSearch(uuid, taken);
  }, [requested, found, taken, uuid]);

  return (
    <ListLayout
      heading={
        <>
          <PageHeader title={copy.title} count={requested ? query.data?.total : undefined} />
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
        hasKinds && (
          <FilterPanel
            title={copy.list.filters.title}
            applied={values.types.length}
            labels={{ ...copy.list.filters, show: copy.list.filters.show(query.data?.total) }}
            onClearAll={() => show({ ...searchFilters.cleared, query: values.query })}
          >
            <FacetGroup
              legend={copy.types}
              options={typeOptions(values.types, query.data?.counts)}
              selected={[...values.types]}
              onToggle={(type) => show(searchFilters.toggle(values, 'types', type))}
            />
          </FilterPanel>
        )
      }
    >
      {reading && <ReadingNote reading={reading} query={values.query} />}
      {requested ? (
        <ListResults
          query={query}
          list={list}
          copy={reading ? announcedWith(copy.showing(reading.taken)) : copy.list}
          empty={<NothingFound query={values.query} />}
        >
          {(result) => <Found record={result} words={words} />}
        </ListResults>
      ) : (
        <StatusScreen headingLevel={2} title={copy.startTitle}>
          <p>{copy.startText}</p>
        </StatusScreen>
      )}
    </ListLayout>
  );
}

/**
 * How the host has read the words: by its best results, which stand on the first page of every kind, and kept for the
 * other pages and kinds.
 */
function useReading(
  { data, isPlaceholderData }: UseQueryResult<SearchPage>,
  { query: words, page, types }: ReturnType<typeof searchFilters.parse>,
) {
  const [known, setKnown] = useState<{ data?: SearchPage; words: string; reading: Reading | null }>(
    {
      words,
      reading: null,
    },
  );
  const isBest = page === 1 && types.length === 0;
  if (isBest && data && !isPlaceholderData && data !== known.data) {
    setKnown({ data, words, reading: readingOf(data.items, words) });
  }
  return known.words === words ? known.reading : null;
}

/** Who hears how many results there are hears first what for. */
const announcedWith = (note: string): ListCopy => ({
  ...copy.list,
  announced: (...range) => `${note} ${copy.list.announced(...range)}`,
});

function ReadingNote({ reading, query }: { reading: Reading; query: string }) {
  return (
    <p className={styles.reading}>
      {copy.showing(reading.taken)}{' '}
      <TextLink standalone href={reading.literalHref}>
        {copy.literal(query)}
      </TextLink>
    </p>
  );
}

function Found({ record, words }: { record: FoundRecord; words: readonly string[] }) {
  const now = useNow();
  const link = rowLink(record, useSession());
  const tag = typeTag(record);
  const facts = [
    record.read === false && rowCopy.unread,
    replacedText(record, now),
    timingText(record, now),
    statesText(record.states),
  ];
  return (
    <SearchResult
      href={link?.href}
      external={link?.external}
      title={<Highlight text={record.title} terms={[...words, ...marksIn(record.highlight)]} />}
      tag={tag && <KindTag tag={tag} />}
      excerpt={record.highlight && <MarkedText text={record.highlight} />}
      meta={facts.filter(Boolean)}
      headingLevel={2}
    />
  );
}

SearchScreen.preload = (async ({ api, queryClient }, { searchParams }) => {
  const query = searchFilters.queryFrom(searchParams);
  if (query.query === undefined) return;
  await queryClient.prefetchQuery(search.list.query(api, query));
}) satisfies Preload;
