import type { AvailabilityStatus, Product } from '@producer-portal/api';
import type { StateStatus } from '@producer-portal/ui';
import { toEasternDay } from '../../lib/dates.ts';
import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';

/** A product's availability in one state. */
export interface StateAvailability {
  readonly code: string;
  readonly name: string;
  readonly status: AvailabilityStatus;
  /** The host's note about limits, or about when the product will be available. For an unknown status, a text with the host's word. */
  readonly note: string | null;
  /** The date from which the status applies, `YYYY-MM-DD`. */
  readonly day: string | null;
}

/** All statuses in display order, from available to not offered. */
export const statusOrder: readonly AvailabilityStatus[] = [
  'available',
  'limited',
  'coming_soon',
  'unavailable',
];

/** The state map's name for each status. */
export const stateMapStatus: Readonly<Record<AvailabilityStatus, StateStatus>> = {
  available: 'available',
  limited: 'limited',
  coming_soon: 'coming',
  unavailable: 'none',
};

const isStatus = (status: string): status is AvailabilityStatus =>
  Object.hasOwn(stateMapStatus, status);

/** Whether the product is offered in the state, with or without limits. */
export const isOffered = ({ status }: Pick<StateAvailability, 'status'>): boolean =>
  status === 'available' || status === 'limited';

/**
 * Returns a product's availability in each of the given states, in their order. A state that the product doesn't list counts as
 * not offered. A product without availability data returns an empty list.
 *
 * @param codes - two-letter codes.
 */
export function getAvailabilityByState(
  { availability }: Pick<Product, 'availability'>,
  codes: readonly string[],
): StateAvailability[] {
  if (!availability?.length) return [];
  const entryByState = new Map(availability.map((entry) => [entry.state, entry]));
  return codes.map((code) => {
    const entry = entryByState.get(code);
    const status = entry?.status ?? 'unavailable';
    const isKnown = isStatus(status);
    return {
      code,
      name: stateName(code),
      // It's unclear what an unknown status means, so show it as limited, with the host's own word.
      status: isKnown ? status : 'limited',
      note: isKnown ? (entry?.note ?? null) : copy.otherStatus(status),
      day: entry?.effective_on ?? null,
    };
  });
}

/**
 * Returns when a status starts or started, such as "Since 3/1/26"; null without a date.
 *
 * @param now - the current time in milliseconds; days are counted in Eastern Time.
 */
export function sinceText(
  { day }: Pick<StateAvailability, 'day'>,
  now: number,
  format: (day: string) => string,
): string | null {
  const date = day && format(day);
  if (!day || !date) return null;
  return (day <= toEasternDay(now) ? copy.since : copy.from)(date);
}

const mapPath = '/products/product-availability-map';

/** What a product's map shows: where the product is sold, or where the user can bind it now. */
export type MapLayer = 'availability' | 'binding';

/** The query parameter of a layer; empty for the layer `availability`. */
export const toLayerParameter = (layer: MapLayer): string =>
  layer === 'binding' ? 'layer=binding' : '';

/**
 * The availability map's path for a product, a state, or both. Only a product's map has layers.
 *
 * @example availabilityPath('boat', 'TX') // '/products/product-availability-map/boat?state=TX'
 * @example availabilityPath('boat', 'TX', 'binding') // '/products/product-availability-map/boat?state=TX&layer=binding'
 */
export function availabilityPath(
  product?: string | null | undefined,
  state?: string | undefined,
  layer: MapLayer = 'availability',
): string {
  const parameters = [state && `state=${state}`, product && toLayerParameter(layer)].filter(
    Boolean,
  );
  const search = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return `${mapPath}${product ? `/${product}` : ''}${search}`;
}
