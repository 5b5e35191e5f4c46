import { type AlertGroup, alertGroups, alerts } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { statesFilter, unreadFilter, textFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import {
  customFilter,
  defineFilters,
  type FilterControlProps,
} from '../../modules/filters/define-filters.ts';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';

/** The filters of the alerts (docs/contract.md#alerts). */
export const alertFilters = defineFilters(alerts.list.keys, {
  search: textFilter(copy.searchLabel),
  ...unreadFilter,
  category: customFilter({
    kind: 'one',
    useLabel: () => copy.groupName,
    Control: GroupFilter,
  }),
  states: statesFilter,
});

/** One group of alerts, each with its number of unread ones. */
function GroupFilter({ selected, onToggle, form }: FilterControlProps) {
  // The counts are an extra: they wait until the list is there.
  const unread = useUnreadByGroup(form.total !== undefined);
  return (
    <FacetGroup
      legend={copy.category}
      single
      any={filtersCopy.anyCategory}
      options={alertGroups.map((group) => ({
        value: group,
        label: copy.groups[group],
        count: unread[group] && copy.unreadCount(unread[group]),
      }))}
      selected={[...selected]}
      onToggle={onToggle}
    />
  );
}

/** How many alerts of each group are unread; undefined where there are none or the number is unknown. */
function useUnreadByGroup(enabled: boolean): Record<AlertGroup, number | undefined> {
  return {
    field_management_updates: useUnread('field_management_updates', enabled),
    sales_and_marketing: useUnread('sales_and_marketing', enabled),
    product_news_and_updates: useUnread('product_news_and_updates', enabled),
    job_aids: useUnread('job_aids', enabled),
    system_and_technical: useUnread('system_and_technical', enabled),
  };
}

function useUnread(group: AlertGroup, enabled: boolean): number | undefined {
  const { data } = useQuery({
    ...alerts.countByCategory.query(useApi(), { category: group }),
    enabled,
  });
  return data || undefined;
}
