import { type AlertGroup, alertGroups, alerts } from '@producer-portal/api';
import { FacetGroup } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { StatesFilter, UnreadFilter, WordsFilter } from '../../modules/filters/common-filters.tsx';
import { filtersCopy } from '../../modules/filters/copy.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { alertsCopy as copy } from './copy.ts';
import { alertListParams as params, type AlertListValues } from './list-params.ts';

export interface AlertFiltersProps {
  readonly values: AlertListValues;
  readonly show: (next: AlertListValues) => void;
  /** How many alerts match; undefined until they are known, and what only decorates waits for that. */
  readonly total: number | undefined;
}

/** What the alerts list can be narrowed by: words, unread, category, the reader's states. */
export function AlertFilters({ values, show, total }: AlertFiltersProps) {
  const unread = useUnreadByGroup(total !== undefined);

  return (
    <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
      <WordsFilter
        label={copy.searchLabel}
        value={values.search}
        onSearch={(text) => show(params.replace(values, 'search', text))}
      />
      <UnreadFilter
        unread={values.unread}
        onToggle={(value) => show(params.toggle(values, 'unread', value))}
      />
      <FacetGroup
        legend={copy.category}
        single
        any={filtersCopy.anyCategory}
        options={alertGroups.map((group) => ({
          value: group,
          label: copy.groups[group],
          count: unread[group] && copy.unreadCount(unread[group]),
        }))}
        selected={values.category ? [values.category] : []}
        onToggle={(value) => show(params.toggle(values, 'category', value))}
      />
      <StatesFilter
        selected={values.states}
        onToggle={(code) => show(params.toggle(values, 'states', code))}
      />
    </ListFilters>
  );
}

/** How many alerts of each group are unread; undefined where there are none or nobody knows. */
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
