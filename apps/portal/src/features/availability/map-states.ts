import type { Product } from '@producer-portal/api';
import type { StateLook, StateShare } from '@producer-portal/ui';
import {
  mapStatus,
  availabilityByState,
  type StateAvailability,
} from '../../modules/products/availability.ts';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { productsIn } from '../../modules/products/products-in.ts';
import { usStates, type UsState } from '../../modules/states/us-states.ts';
import { mapCopy as copy } from './copy.ts';
import { naturalBreaks } from './natural-breaks.ts';

/** One state on the map and in the table. */
export interface MapEntry extends UsState {
  readonly status: StateLook;
  /** The status in words. */
  readonly label: string;
}

/** How one product stands in one state. */
export interface ProductEntry extends MapEntry {
  readonly availability: StateAvailability;
}

/** How many products stand how in one state. */
export interface CountsEntry extends MapEntry {
  /** Of how many products it is known. */
  readonly all: number;
  readonly open: number;
  readonly limited: number;
  readonly coming: number;
}

/** What one look of the map says. */
export interface LegendRow {
  readonly status: StateLook;
  readonly label: string;
}

/** How one product stands in every state; none where it says nothing of any. */
export function productMap(product: Product): ProductEntry[] {
  return availabilityByState(
    product,
    usStates.map(({ code }) => code),
  ).map((availability) => ({
    code: availability.code,
    name: availability.name,
    status: mapStatus[availability.status],
    label: availabilityCopy.statuses[availability.status],
    availability,
  }));
}

const shares: readonly StateShare[] = ['most', 'many', 'some', 'few'];

/**
 * How many of the products can be written in every state. The steps of the scale are where the numbers part by
 * themselves: most states have nearly as many as the next, and a step of a fixed size would not tell them apart.
 */
export function countsMap(products: readonly Product[]): CountsEntry[] {
  const counts = usStates.map(({ code, name }) => {
    const found = productsIn(products, code);
    const count = (wanted: StateAvailability['status']) =>
      found.filter(({ availability }) => availability.status === wanted).length;
    const open = found.filter(({ isOpen }) => isOpen).length;
    return {
      code,
      name,
      label: copy.openOf(open, found.length),
      all: found.length,
      open,
      limited: count('limited'),
      coming: count('coming_soon'),
    };
  });
  const steps = naturalBreaks(
    counts.map(({ open }) => open).filter((open) => open > 0),
    shares.length,
  );
  return counts.map((entry) => ({
    ...entry,
    status: shares[steps.findIndex((step) => step.includes(entry.open))] ?? 'none',
  }));
}

/** The steps of such a map that are there, from the most products to none. */
export function countsLegend(entries: readonly CountsEntry[]): LegendRow[] {
  return [...shares, 'none' as const].flatMap((status) => {
    const of = entries.filter((entry) => entry.status === status);
    const open = of.map((entry) => entry.open);
    const [first] = of;
    return first
      ? [{ status, label: copy.openRange(Math.min(...open), Math.max(...open), first.all) }]
      : [];
  });
}
