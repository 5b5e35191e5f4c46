import * as v from 'valibot';
import { flag, many, one, pageNumber } from '../../http/query.ts';

export const productUpdatesQuerySchema = v.object({
  is_featured: flag,
  /** A category of the group product_news_and_updates. */
  category: one,
  /** Slugs. */
  'products[]': many,
  search: one,
  page: pageNumber,
});
