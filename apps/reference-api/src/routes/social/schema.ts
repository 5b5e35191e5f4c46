import * as v from 'valibot';
import { one, pageNumber } from '../../http/query.ts';

export const socialQuerySchema = v.object({
  /** A group's key for posts, a sub-category of marketing_collateral for videos. */
  category: one,
  page: pageNumber,
});
