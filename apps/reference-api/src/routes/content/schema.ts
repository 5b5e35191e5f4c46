import * as v from 'valibot';
import { one, pageNumber } from '../../http/query.ts';

/** The query of a list whose records are filed under the sub-categories of one group. */
export const filedQuerySchema = v.object({ category: one, search: one, page: pageNumber });
