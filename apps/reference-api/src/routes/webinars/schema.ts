import * as v from 'valibot';
import { day, many, pageNumber } from '../../http/query.ts';

export const webinarsQuerySchema = v.object({
  /** Slugs. */
  'product[]': many,
  startDate: day,
  endDate: day,
  'types[]': many,
  'platforms[]': many,
  page: pageNumber,
});
