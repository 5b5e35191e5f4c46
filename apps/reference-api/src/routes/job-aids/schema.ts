import * as v from 'valibot';
import { flag, one, pageNumber } from '../../http/query.ts';

export const jobAidsQuerySchema = v.object({
  monthly: flag,
  prelaunch: flag,
  /** A sub-category of job_aids. */
  category: one,
  search: one,
  page: pageNumber,
});
