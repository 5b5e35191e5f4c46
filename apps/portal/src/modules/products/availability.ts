import type { AvailabilityStatus, Product } from '@producer-portal/api';
import type { StateStatus } from '@producer-portal/ui';
import { dayOf } from '../../lib/dates.ts';
import { stateName } from '../states/us-states.ts';
import { availabilityCopy as copy } from './copy.ts';

/** How a product stands in one state. */
export interface StateAvailability {
  readonly code: string;
  readonly name: string;
  readonly status: AvailabilityStatus;
  /** What limits it, or what is to come. */
  readonly note: string | null;
  /** From when on it stands so, `YYYY-MM-DD`. */
  readonly day: string | null;
}

/** Every status, from what can be sold to what cannot: the order in which they are listed. */
export const statusOrder: readonly AvailabilityStatus[] = [
  'available',
  'limited',
  'coming_soon',
  'unavailable',
];

/** A status as the map and its swatches draw it. */
export const mapStatus: Readonly<Record<AvailabilityStatus, StateStatus>> = {
  available: 'available',
  limited: 'limited',
  coming_soon: 'coming',
  unavailable: 'none',
};

const isStatus = (status: string): status is AvailabilityStatus => Object.hasOwn(mapStatus, status);

/** Whether business can be written there, with or without limits. */
export const isOpen = ({ status }: Pick<StateAvailability, 'status'>): boolean =>
  status === 'available' || status === 'limited';

/**
 * How a product stands in each of some states, in their order. A state that the product does not name is
 * one in which it is not offered; a product that names none says nothing of any.
 *
 * @param codes - two-letter codes.
 */
export function availabilityByState(
  { availability }: Pick<Product, 'availability'>,
  codes: readonly string[],
): StateAvailability[] {
  if (!availability?.length) return [];
  const named = new Map(availability.map((entry) => [entry.state, entry]));
  return codes.map((code) => {
    const entry = named.get(code);
    const status = entry?.status ?? 'unavailable';
    const isKnown = isStatus(status);
    return {
      code,
      name: stateName(code),
      // A word that is not ours says neither yes nor no: it is shown as it is.
      status: isKnown ? status : 'limited',
      note: isKnown ? (entry?.note ?? null) : copy.otherStatus(status),
      day: entry?.effective_on ?? null,
    };
  });
}

/**
 * Since when, or from when on, it stands so, with the day written as `format` writes it; null without a day.
 *
 * @param now - milliseconds; days are counted in Eastern Time.
 */
export function sinceText(
  { day }: Pick<StateAvailability, 'day'>,
  now: number,
  format: (day: string) => string,
): string | null {
  const date = day && format(day);
  if (!day || !date) return null;
  return (day <= dayOf(now) ? copy.since : copy.from)(date);
}

const mapPath = '/products/product-availability-map';

/**
 * Where the availability map shows a product, a state, or both.
 *
 * @example availabilityPath('boat', 'TX') // '/products/product-availability-map/boat?state=TX'
 */
export function availabilityPath(
  product?: string | null | undefined,
  state?: string | undefined,
): string {
  return `${mapPath}${product ? `/${product}` : ''}${state ? `?state=${state}` : ''}`;
}
