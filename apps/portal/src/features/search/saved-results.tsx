import {
  Highlight,
  ResultsSummary,
  SearchResult,
  StatusScreen,
  useAnnounce,
} from '@producer-portal/ui';
import { useEffect } from 'react';
import { contentLang } from '../../lib/page-locale.ts';
import { copy } from '../../modules/saved/copy.ts';
import { findSavedPages } from '../../modules/saved/find-saved-pages.ts';
import { SavedPages } from '../../modules/saved/saved-pages.tsx';
import { useSavedPages } from '../../modules/saved/use-saved-pages.ts';
import { usePageDetails } from '../../modules/shell/page-title.tsx';
import { searchCopy } from './copy.ts';
import { getQueryWords } from './query-terms.ts';
import styles from './pp-search.module.css';

/** The results of a search while offline: the saved pages whose title, area, or filters match. */
export function SavedResults({ query }: { readonly query: string }) {
  const announce = useAnnounce();
  const pages = useSavedPages();
  const matches = pages && findSavedPages(pages, query);
  usePageDetails([searchCopy.quoted(query)]);

  const hasMatches = matches !== undefined && matches.length > 0;
  const title = hasMatches
    ? copy.search.matches(query)
    : pages?.length === 0
      ? copy.search.nothingSaved
      : copy.search.noMatches(query);
  const announcement = hasMatches
    ? `${title} ${searchCopy.list.count(matches.length)}`
    : `${title}. ${copy.search.whenOnline}`;
  const isLoaded = pages !== undefined;
  useEffect(() => {
    if (isLoaded) announce(announcement);
  }, [announce, announcement, isLoaded]);

  if (!pages) return null;
  if (!hasMatches) {
    return (
      <>
        <StatusScreen headingLevel={2} title={title}>
          <p>{copy.search.whenOnline}</p>
        </StatusScreen>
        <SavedPages pages={pages} />
      </>
    );
  }
  return (
    <>
      <ResultsSummary>{title}</ResultsSummary>
      <ul className={styles.savedResults}>
        {matches.map(({ path, title: pageTitle, isRecord, details }) => (
          <li key={path}>
            <SearchResult
              href={path}
              contentLang={isRecord ? contentLang : undefined}
              title={<Highlight text={pageTitle} terms={getQueryWords(query)} />}
              meta={details}
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
