import type { Alert, PolicyUpdate } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import type { Fields } from '../filters/list-params.ts';
import { asOfCopy } from '../revisions/copy.ts';
import { useAsOf } from '../revisions/use-as-of.ts';
import type { AnnouncementListTexts, ListCopy } from './copy.ts';
import { groupAnnouncements } from './group-announcements.ts';
import { ListResults, type ListResultsProps } from './list-results.tsx';
import { MarkAllRead, type MarkAllReadProps } from './mark-all-read.tsx';

export interface AnnouncementResultsProps<Item extends Alert | PolicyUpdate, F extends Fields>
  extends
    Pick<ListResultsProps<Item, F>, 'query' | 'list' | 'children'>,
    Pick<MarkAllReadProps<Item>, 'calls'> {
  readonly copy: ListCopy & AnnouncementListTexts;
}

/**
 * The results of a list of alerts or policy updates, grouped by the day of posting, with 'Mark all as read'. As of another date,
 * the list has only one group, and nothing to mark.
 */
export function AnnouncementResults<Item extends Alert | PolicyUpdate, F extends Fields>({
  calls,
  ...results
}: AnnouncementResultsProps<Item, F>) {
  const now = useNow();
  const { list, copy } = results;
  const asOf = useAsOf();
  if (asOf) {
    return (
      <ListResults
        {...results}
        toSections={(items) => [{ title: asOfCopy.chip(asOf.at), items }]}
      />
    );
  }
  return (
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
  );
}
