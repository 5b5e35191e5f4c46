import type { SearchCounts } from '@producer-portal/api';
import { searchQuery } from '@producer-portal/api/queries';
import { FacetGroup, FilterPanel, PageHeader, SearchBox, StatusScreen } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { searchCopy as copy } from './copy.ts';
import { MarkedText } from './marked-text.tsx';
import { searchParams as params } from './list-params.ts';
import styles from './pp-search.module.css';

/** The kinds that were found or chosen; all that have a name where the host does not count. */
function typesOffered(chosen: readonly string[], counts: SearchCounts | null = {}) {
  const named = Object.keys(copy.typeNames);
  if (counts === null) return named;
  return named.filter((type) => (counts[type] ?? 0) > 0 || chosen.includes(type));
}

/** Everything that holds the searched words; an invitation to type some where there are none. */
export function SearchScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const asked = values.query !== '';
  const query = useQuery({
    ...searchQuery(useApi(), params.toQuery(values)),
    enabled: asked,
  });

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={asked ? query.data?.total : undefined} />}
      filters={
        asked && (
          <FilterPanel
            title={copy.list.filters.title}
            applied={values.types.length}
            labels={{ ...copy.list.filters, show: copy.list.filters.show(query.data?.total) }}
            onClearAll={() => show({ ...params.cleared, query: values.query })}
          >
            <FacetGroup
              legend={copy.types}
              options={typesOffered(values.types, query.data?.counts).map((value) => ({
                value,
                label: copy.typeNames[value] ?? value,
                count: query.data?.counts?.[value],
              }))}
              selected={[...values.types]}
              onToggle={(type) => show(params.toggle(values, 'types', type))}
            />
          </FilterPanel>
        )
      }
    >
      <div className={styles.words}>
        <SearchBox
          label={copy.label}
          submitLabel={copy.submit}
          value={values.query}
          onSubmit={(text) => show(params.replace(values, 'query', text))}
        />
      </div>
      {asked ? (
        <ListResults
          query={query}
          params={params}
          values={values}
          show={show}
          hrefFor={hrefFor}
          copy={copy.list}
          labelOf={{ types: (type) => copy.typeNames[type] ?? type }}
        >
          {(result) => (
            <RecordRow
              record={result}
              tag={typeTag(result)}
              headingLevel={2}
              summary={result.highlight && <MarkedText text={result.highlight} />}
            />
          )}
        </ListResults>
      ) : (
        <StatusScreen headingLevel={2} title={copy.startTitle}>
          <p>{copy.startText}</p>
        </StatusScreen>
      )}
    </ListLayout>
  );
}

SearchScreen.preload = (async ({ api, queryClient }, { searchParams }) => {
  const values = params.parse(searchParams);
  if (values.query === '') return;
  await queryClient.prefetchQuery(searchQuery(api, params.toQuery(values)));
}) satisfies Preload;
