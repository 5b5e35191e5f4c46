import { fieldManagementNews, taxonomies } from '@producer-portal/api';
import { PageHeader } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { categoryTag } from '../../modules/content-list/record-tag.ts';
import { CategoryFilter, useCategoryName } from '../../modules/filters/category-filter.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { WordsFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { fieldNewsCopy as copy } from './copy.ts';
import { fieldNewsListParams as params } from './list-params.ts';

/** What the territory managers write, newest first. */
export function FieldNewsScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(fieldManagementNews.list.query(useApi(), params.toQuery(values)));
  const categoryName = useCategoryName('field_management_updates');
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={
        <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
          <WordsFilter
            label={copy.searchLabel}
            value={values.search}
            onSearch={(text) => show(params.replace(values, 'search', text))}
          />
          <CategoryFilter
            group="field_management_updates"
            selected={values.category}
            onToggle={(key) => show(params.toggle(values, 'category', key))}
          />
        </ListFilters>
      }
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{ category: categoryName, search: filtersCopy.searched }}
      >
        {(note) => (
          <RecordRow
            record={note}
            tag={categoryTag(note)}
            summary={note.excerpt}
            headingLevel={2}
          />
        )}
      </ListResults>
    </ListLayout>
  );
}

FieldNewsScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      fieldManagementNews.list.query(api, params.toQuery(params.parse(searchParams))),
    ),
    queryClient.prefetchQuery(taxonomies.categories.query(api, 'field_management_updates')),
  ])) satisfies Preload;
