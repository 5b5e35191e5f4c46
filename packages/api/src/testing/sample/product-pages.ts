import type { Availability, Product } from '../../resources/products.ts';
import { composeProductBody } from './compose.ts';
import { contentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { productSeeds, type AvailabilitySeed } from './products.data.ts';
import { productRef } from './products.ts';
import { ALL_STATES } from './states.ts';

/** A product's standing in every state: what is said of some, and of all others the rule. */
function availabilityOf(
  { otherwise, states }: AvailabilitySeed,
  calendar: SampleCalendar,
): Availability[] {
  return ALL_STATES.map(({ code }) => {
    const [status = otherwise, note, from] = states[code] ?? [];
    return {
      state: code,
      status,
      ...(note !== undefined && { note: calendar.write(note) }),
      ...(from !== undefined && { effective_on: calendar.day(from) }),
    };
  });
}

/** The products, newest first. Their ids and slugs are those by which other records name them. */
export function buildProducts(calendar: SampleCalendar): Product[] {
  return productSeeds
    .map((spec): Product => {
      const { id, name } = productRef(spec.slug);
      return {
        record_type: 'Product',
        ...contentFields({ ...spec, title: name }, id, composeProductBody(spec), calendar),
        ...(spec.area && { area: spec.area }),
        is_new: spec.isNew === true,
        summary: spec.summary,
        availability: availabilityOf(spec.availability, calendar),
      };
    })
    .toSorted(newestFirst);
}
