import type { Page, Query } from '@producer-portal/api';
import type { QueryClient } from '@tanstack/react-query';
import type { Fields, ListQuery } from '../filters/list-params.ts';
import type { List } from '../filters/use-list.ts';
import { SaveForOffline } from './save-for-offline.tsx';
import type { PagesToSave, SavableRecord } from './save-pages.ts';

interface SaveListForOfflineProps<Item extends SavableRecord, F extends Fields> extends Omit<
  PagesToSave,
  'source'
> {
  readonly list: List<F>;
  /** The query of one page of the list. */
  readonly toPageQuery: (query: ListQuery<F>) => Query<Page<Item>>;
}

/** Lets the user save all records that match a list's filters. Shows nothing if saving isn't allowed. */
export function SaveListForOffline<Item extends SavableRecord, F extends Fields>({
  list,
  toPageQuery,
  ...content
}: SaveListForOfflineProps<Item, F>) {
  const { definition, values, hrefFor } = list;
  const source = (page: number) => {
    const pageValues = definition.withPage(values, page);
    const pageQuery = toPageQuery(definition.toQuery(pageValues));
    return {
      path: hrefFor(pageValues),
      queryKey: pageQuery.queryKey,
      load: (client: QueryClient) => client.fetchQuery(pageQuery),
    };
  };
  return (
    <SaveForOffline
      path={hrefFor(definition.withPage(values, 1))}
      content={{ ...content, source }}
    />
  );
}
