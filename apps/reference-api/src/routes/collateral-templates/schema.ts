import * as v from 'valibot';
import { one, pageNumber } from '../../http/query.ts';

export const templatesQuerySchema = v.object({
  /** A key of the group marketing_collateral. */
  category: one,
  search: one,
  page: pageNumber,
});
