import type {
  Alert,
  ApiClient,
  MarkAsReadCall,
  Page,
  PolicyUpdate,
  Query,
} from '@producer-portal/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import type { Fields, ListQuery } from '../filters/list-params.ts';
import { asOfCopy } from '../revisions/copy.ts';
import { useAsOf } from '../revisions/use-as-of.ts';
import { SaveListForOffline } from '../saved/save-list-for-offline.tsx';
import { useApi } from '../session/services.tsx';
import { useRouteDef } from '../shell/use-route-def.ts';
import type { AnnouncementListTexts, ListCopy } from './copy.ts';
import { groupAnnouncements } from './group-announcements.ts';
import { ListResults, type ListResultsProps } from './list-results.tsx';
import { MarkAllRead, type MarkAllReadProps } from './mark-all-read.tsx';

export interface AnnouncementResultsProps<
  Item extends Alert | PolicyUpdate,
  F extends Fields,
> extends Pick<ListResultsProps<Item, F>, 'query' | 'list' | 'children'> {
  /** The calls of the records' resource, such as `alerts`. */
  readonly calls: MarkAllReadProps<Item>['calls'] & {
    readonly list: {
      readonly query: (api: ApiClient, query: ListQuery<F>) => Query<Page<Item>>;
    };
    readonly markAsRead: Pick<MarkAsReadCall<Item>, 'query'>;
  };
  readonly copy: ListCopy & AnnouncementListTexts;
}

/**
 * The results of a list of alerts or policy updates, grouped by the day of posting, with 'Mark all as read' and 'Save for
 * offline'. As of another date, the list has only one group, and nothing to mark or save.
 */
export function AnnouncementResults<Item extends Alert | PolicyUpdate, F extends Fields>({
  calls,
  ...results
}: AnnouncementResultsProps<Item, F>) {
  const now = useNow();
  const { list, copy } = results;
  const asOf = useAsOf();
  const api = useApi();
  const client = useQueryClient();
  const pageTitle = useRouteDef()?.title ?? '';
  if (asOf) {
    return (
      <ListResults
        {...results}
        toSections={(items) => [{ title: asOfCopy.chip(asOf.at), items }]}
      />
    );
  }
  return (
    <>
      <ListResults
        {...results}
        toSections={(items) => groupAnnouncements(items, now)}
        renderActions={({ items, total }) => (
          <MarkAllRead
            key={list.hrefFor(list.values)}
            records={items}
            isWholeList={items.length >= total}
            calls={calls}
            texts={copy}
          />
        )}
      />
      {results.query.data && results.query.data.total > 0 && (
        <SaveListForOffline
          area={pageTitle}
          list={list}
          toPageQuery={(pageQuery) => calls.list.query(api, pageQuery)}
          // Saves each row under the query key of its record's page, because that page's own call would mark the record as
          // read. A row has the whole text, so the page can be shown from it.
          toRecordKey={(slug) => calls.markAsRead.query(api, slug, client).queryKey}
        />
      )}
    </>
  );
}
