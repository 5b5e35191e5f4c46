import type { Availability, Product } from '../../resources/products.ts';
import { composeProductBody } from './compose.ts';
import { buildContentFields, newestFirst } from './content-fields.ts';
import type { SampleCalendar } from './dates.ts';
import { productSeeds, type AvailabilitySeed } from './products.data.ts';
import { createProductRef } from './products.ts';
import { ALL_STATES } from './states.ts';

/** Builds a product's availability in every state. States that aren't listed have the status `defaultStatus`. */
function buildAvailability(
  { defaultStatus, states }: AvailabilitySeed,
  calendar: SampleCalendar,
): Availability[] {
  return ALL_STATES.map(({ code }) => {
    const [status = defaultStatus, note, from] = states[code] ?? [];
    return {
      state: code,
      status,
      ...(note !== undefined && { note: calendar.replaceDateTokens(note) }),
      ...(from !== undefined && { effective_on: calendar.day(from) }),
    };
  });
}

/** Builds the products, newest first. Other records refer to their ids and slugs. */
export function buildProducts(calendar: SampleCalendar): Product[] {
  return productSeeds
    .map((seed): Product => {
      const { id, name } = createProductRef(seed.slug);
      return {
        record_type: 'Product',
        ...buildContentFields({ ...seed, title: name }, id, composeProductBody(seed), calendar),
        ...(seed.area && { area: seed.area }),
        is_new: seed.isNew === true,
        summary: seed.summary,
        availability: buildAvailability(seed.availability, calendar),
      };
    })
    .toSorted(newestFirst);
}
