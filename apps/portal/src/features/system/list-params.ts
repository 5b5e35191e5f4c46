import type { alerts, ParamsOf } from '@producer-portal/api';
import { defineListParams, type ListValues } from '../../modules/filters/list-params.ts';

/** The filters of the system and technical page, in the order of the API's keys (docs/contract.md#alerts). */
export const systemListParams = defineListParams({ unread: 'flag', search: 'one' });

type SystemListValues = ListValues<{ unread: 'flag'; search: 'one' }>;

/** The call behind the page: the alerts of one group (docs/product.md#main-routes). */
export const systemQuery = (values: SystemListValues): ParamsOf<typeof alerts.list> => ({
  category: 'system_and_technical',
  ...systemListParams.toQuery(values),
});
