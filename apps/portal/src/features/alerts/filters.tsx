import { type AlertGroup, alertGroups, alerts } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import {
  postedFilter,
  productsFilter,
  ownStatesFilter,
  textFilter,
  unreadFilter,
} from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import {
  customFilter,
  defineFilters,
  type FilterControlProps,
} from '../../modules/filters/define-filters.ts';
import { recordTagsFilter } from '../../modules/filters/record-tags-filter.ts';
import { SingleChoice } from '../../modules/filters/single-choice.tsx';
import { asOfFilter } from '../../modules/revisions/as-of-filter.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';

/** Filters for alerts (docs/contract.md#alerts). */
export const alertFilters = defineFilters(alerts.list, {
  search: textFilter(copy.searchLabel),
  ...unreadFilter,
  posted: postedFilter,
  category: customFilter({
    kind: 'one',
    useLabel: () => copy.groupName,
    Control: GroupFilter,
  }),
  states: ownStatesFilter,
  products: productsFilter({ isPrefetched: false }),
  tags: recordTagsFilter,
  ...asOfFilter,
});

/** Selects one alert group. Each option shows its unread count. */
function GroupFilter({ selected, onToggle, form }: FilterControlProps) {
  // The filter works without the counts, so they are requested after the list has loaded.
  const unread = useUnreadCounts(form.total !== undefined);
  return (
    <SingleChoice
      legend={copy.category}
      anyLabel={filtersCopy.anyCategory}
      options={alertGroups.map((group) => ({
        value: group,
        label: copy.groups[group],
        count: unread[group] && copy.unreadCount(unread[group]),
      }))}
      selected={selected}
      onToggle={onToggle}
    />
  );
}

/** Returns the number of unread alerts in each group. A number is undefined if it is 0 or not known yet. */
function useUnreadCounts(enabled: boolean): Record<AlertGroup, number | undefined> {
  return {
    field_management_updates: useUnreadCount('field_management_updates', enabled),
    sales_and_marketing: useUnreadCount('sales_and_marketing', enabled),
    product_news_and_updates: useUnreadCount('product_news_and_updates', enabled),
    job_aids: useUnreadCount('job_aids', enabled),
    system_and_technical: useUnreadCount('system_and_technical', enabled),
  };
}

function useUnreadCount(group: AlertGroup, enabled: boolean): number | undefined {
  const { data } = useQuery({
    ...alerts.countByCategory.query(useApi(), { category: group }),
    enabled,
  });
  return data || undefined;
}
