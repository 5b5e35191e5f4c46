import * as v from 'valibot';
import { many, one, pageNumber } from '../../http/query.ts';

export const searchQuerySchema = v.object({ query: one, 'types[]': many, page: pageNumber });
