import type { ProductUpdate } from '../../resources/product-updates.ts';
import { composeAlertBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { productUpdateSeeds } from './product-updates.data.ts';
import { hash } from './random.ts';
import { subCategory } from './taxonomy.ts';

const FIRST_PRODUCT_UPDATE_ID = 5301;

/** The product updates, newest first. */
export function buildProductUpdates(calendar: SampleCalendar): ProductUpdate[] {
  return productUpdateSeeds
    .map((spec, index): ProductUpdate => ({
      record_type: 'ProductUpdate',
      ...contentFields(
        spec,
        FIRST_PRODUCT_UPDATE_ID + index,
        composeAlertBody(spec, hash(spec.slug)),
        calendar,
      ),
      category: subCategory('product_news_and_updates', spec.kind),
      is_featured: spec.featured === true,
      ...(spec.from !== undefined && { effective_from: calendar.day(spec.from) }),
    }))
    .toSorted(newestFirst);
}
