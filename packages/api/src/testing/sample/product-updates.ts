import type { ProductUpdate } from '../../resources/product-updates.ts';
import { composeBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { productUpdateSeeds } from './product-updates.data.ts';
import { hash } from './random.ts';
import { findSubcategory } from './taxonomy.ts';

const FIRST_PRODUCT_UPDATE_ID = 5301;

/** Builds the product updates, newest first. */
export function buildProductUpdates(calendar: SampleCalendar): ProductUpdate[] {
  return productUpdateSeeds
    .map((seed, index): ProductUpdate => ({
      record_type: 'ProductUpdate',
      ...buildContentFields(
        seed,
        FIRST_PRODUCT_UPDATE_ID + index,
        composeBody(seed, hash(seed.slug)),
        calendar,
      ),
      category: findSubcategory('product_news_and_updates', seed.kind),
      is_featured: seed.featured === true,
      ...(seed.from !== undefined && { effective_from: calendar.day(seed.from) }),
    }))
    .toSorted(newestFirst);
}
