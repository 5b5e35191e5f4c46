import { orderStatuses } from '@producer-portal/api';
import * as v from 'valibot';
import { pageNumber } from '../../http/query.ts';

export const requestsQuerySchema = v.object({
  status: v.optional(v.picklist(orderStatuses, `One of ${orderStatuses.join(', ')}.`)),
  page: pageNumber,
});
