import * as v from 'valibot';
import { day, many, pageNumber } from '../../http/query.ts';

export const trainingsQuerySchema = v.object({
  /** Slugs. */
  'product[]': many,
  'systems[]': many,
  'types[]': many,
  'platforms[]': many,
  page: pageNumber,
  startDate: day,
  endDate: day,
});
