import type { Product } from '@producer-portal/api';
import type { MapStatus, CoverageLevel } from '@producer-portal/ui';
import {
  stateMapStatus,
  getAvailabilityByState,
  type StateAvailability,
} from '../../modules/products/availability.ts';
import { availabilityCopy } from '../../modules/products/copy.ts';
import { getProductsInState } from '../../modules/products/get-products-in-state.ts';
import { usStates, type UsState } from '../../modules/states/us-states.ts';
import { mapCopy as copy } from './copy.ts';
import { groupByNaturalBreaks } from './natural-breaks.ts';

/** One state on the map and in the table. */
export interface MapEntry extends Pick<UsState, 'code' | 'name'> {
  readonly status: MapStatus;
  /** Display text for the status. */
  readonly label: string;
}

/** One product's availability in one state. */
export interface AvailabilityEntry extends MapEntry {
  readonly availability: StateAvailability;
}

/** Product counts for one state. */
export interface CountsEntry extends MapEntry {
  /** Number of products whose status in the state is known. */
  readonly all: number;
  /** Number of available and limited products. */
  readonly offered: number;
  readonly limited: number;
  readonly coming: number;
}

/** A legend row: a map color and its label. */
export interface LegendRow {
  readonly status: MapStatus;
  readonly label: string;
}

/** Returns one product's availability in every state; empty if the product lists no states. */
export function toAvailabilityEntries(product: Product): AvailabilityEntry[] {
  return getAvailabilityByState(
    product,
    usStates.map(({ code }) => code),
  ).map((availability) => ({
    code: availability.code,
    name: availability.name,
    status: stateMapStatus[availability.status],
    label: availabilityCopy.statuses[availability.status],
    availability,
  }));
}

const coverageLevels: readonly CoverageLevel[] = ['most', 'many', 'some', 'few'];

/**
 * Counts the products offered in each state, and assigns each state a step of the color scale. The steps are
 * natural breaks, because most states have similar counts and steps of a fixed size wouldn't separate them.
 */
export function countProductsByState(products: readonly Product[]): CountsEntry[] {
  const counts = usStates.map(({ code, name }) => {
    const stateProducts = getProductsInState(products, code);
    const countOf = (status: StateAvailability['status']) =>
      stateProducts.filter(({ availability }) => availability.status === status).length;
    const offered = stateProducts.filter(({ isOffered }) => isOffered).length;
    return {
      code,
      name,
      label: copy.offeredCount(offered, stateProducts.length),
      all: stateProducts.length,
      offered,
      limited: countOf('limited'),
      coming: countOf('coming_soon'),
    };
  });
  const steps = groupByNaturalBreaks(
    counts.map(({ offered }) => offered).filter((offered) => offered > 0),
    coverageLevels.length,
  );
  return counts.map((entry) => ({
    ...entry,
    status: coverageLevels[steps.findIndex((step) => step.includes(entry.offered))] ?? 'none',
  }));
}

/** Returns a legend row for each step that a state has, from most products to none. */
export function createCountsLegend(entries: readonly CountsEntry[]): LegendRow[] {
  return [...coverageLevels, 'none' as const].flatMap((status) => {
    const matches = entries.filter((entry) => entry.status === status);
    const counts = matches.map((entry) => entry.offered);
    const [first] = matches;
    return first
      ? [{ status, label: copy.offeredRange(Math.min(...counts), Math.max(...counts), first.all) }]
      : [];
  });
}
