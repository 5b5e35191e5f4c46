import * as v from 'valibot';
import { flag, many, one, pageNumber, required } from '../../http/query.ts';

export const alertsQuerySchema = v.object({
  /** A group key. */
  category: one,
  'states[]': many,
  'products[]': many,
  unread: flag,
  search: one,
  page: pageNumber,
});

export const alertsByCategoryQuerySchema = v.object({
  /** A group key. */
  category: required,
});
