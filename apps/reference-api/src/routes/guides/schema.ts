import * as v from 'valibot';
import { one, pageNumber } from '../../http/query.ts';

export const guidesQuerySchema = v.object({
  /** `underwriting_guidelines` or `rate_bulletins`. */
  category: one,
  /** A two-letter code. */
  state: one,
  search: one,
  page: pageNumber,
});
