import * as v from 'valibot';
import { flag, many, one, pageNumber } from '../../http/query.ts';

export const policyUpdatesQuerySchema = v.object({
  'states[]': many,
  'products[]': many,
  unread: flag,
  search: one,
  page: pageNumber,
});
