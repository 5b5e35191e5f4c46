import type { MapState } from '../components/state-map/state-map.tsx';
import { usStates } from './us-states.ts';

/* A product as a carrier might offer it: sample data of the map's stories and tests. */

const others = {
  limited: ['GA', 'IA', 'ND', 'OH', 'SC', 'WV', 'MD', 'RI', 'FL'],
  coming: ['CO', 'CT', 'NH', 'NJ', 'WI'],
  none: ['AK', 'CA', 'LA', 'MA', 'MS', 'TX'],
} as const;

export const statusLabels = {
  available: 'Available',
  limited: 'Limited',
  coming: 'Coming soon',
  none: 'Not offered',
} as const;

function statusOf(code: string): MapState['status'] {
  const known = (['limited', 'coming', 'none'] as const).find((status) =>
    others[status].some((each) => each === code),
  );
  return known ?? 'available';
}

/** Dwelling fire, state by state. */
export const dwellingFire: readonly MapState[] = usStates.map(({ code, name }) => {
  const status = statusOf(code);
  return { code, name, status, label: statusLabels[status] };
});

/** A product that no state has. */
export const nowhere: readonly MapState[] = dwellingFire.map((state) => ({
  ...state,
  status: 'none',
  label: statusLabels.none,
}));

/** What a legend says of some states, how many have each status. */
export function legendOf(
  states: readonly MapState[] = dwellingFire,
): { status: MapState['status']; label: string; count: number }[] {
  return (['available', 'limited', 'coming', 'none'] as const).map((status) => ({
    status,
    label: statusLabels[status],
    count: states.filter((state) => state.status === status).length,
  }));
}
