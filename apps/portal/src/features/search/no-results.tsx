import { StatusScreen, TextLink, Illustration, indexCardsIllustration } from '@producer-portal/ui';
import { searchPath } from '../../modules/paths/search-path.ts';
import { searchCopy as copy } from './copy.ts';
import { suggestQueries } from './query-terms.ts';
import styles from './pp-search.module.css';

/** Empty search results: suggests the query without quotation marks, other terms, and pages to browse. */
export function NoResults({ query }: { query: string }) {
  const unquotedQuery = query.replaceAll('"', '').trim();
  const isQuoted = unquotedQuery !== '' && query.includes('"');
  const alternatives = suggestQueries(query);
  return (
    <div className={styles.noResults}>
      <StatusScreen
        headingLevel={2}
        title={unquotedQuery === '' ? copy.list.emptyTitle : copy.noResultsFor(unquotedQuery)}
        illustration={<Illustration paths={indexCardsIllustration} />}
      >
        {isQuoted ? (
          <p>
            {copy.noExactMatchHint}{' '}
            <TextLink href={searchPath(unquotedQuery)}>
              {copy.withoutQuotes(unquotedQuery)}
            </TextLink>
          </p>
        ) : (
          <p>{copy.list.emptyText}</p>
        )}
      </StatusScreen>
      {alternatives.length > 0 && (
        <section aria-labelledby="search-others">
          <h3 id="search-others">{copy.otherTerms}</h3>
          <ul className={styles.links}>
            {alternatives.map((terms) => (
              <li key={terms}>
                <TextLink standalone href={searchPath(terms)}>
                  {terms}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-browse">
        <h3 id="search-browse">{copy.browseTitle}</h3>
        <ul className={styles.links}>
          {copy.browseLinks.map(({ label, href }) => (
            <li key={href}>
              <TextLink standalone href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
