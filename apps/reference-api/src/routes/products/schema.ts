import { productAreas } from '@producer-portal/api';
import * as v from 'valibot';
import { flag, one, pageNumber } from '../../http/query.ts';

export const productsQuerySchema = v.object({
  area: v.optional(v.picklist(['', ...productAreas], 'An area is classic or agent360.'), ''),
  is_new: flag,
  search: one,
  page: pageNumber,
});
