import type { MapState } from '../components/state-map/state-map.tsx';
import { usStates } from './us-states.ts';

/* Sample data for the map's stories and tests: the availability of fictional products. */

type Look = Pick<MapState, 'status' | 'label'> & {
  /**
   * Codes of the states with this look, separated by spaces. The look without `codes` gets all
   * other states.
   */
  codes?: string;
};

const statuses: readonly Look[] = [
  { status: 'available', label: 'Available' },
  { status: 'limited', label: 'Limited', codes: 'GA IA ND OH SC WV MD RI FL' },
  { status: 'coming', label: 'Coming soon', codes: 'CO CT NH NJ WI' },
  { status: 'none', label: 'Not offered', codes: 'AK CA LA MA MS TX' },
];

const coverageLevels: readonly Look[] = [
  { status: 'most', label: '12 of 13 products', codes: 'IN MI OH TN' },
  { status: 'many', label: '10 of 13 products' },
  { status: 'some', label: '7 to 9 of 13 products', codes: 'AK FL NJ RI DC' },
  { status: 'few', label: '1 to 4 of 13 products', codes: 'HI MA' },
  { status: 'none', label: 'No product', codes: 'CT' },
];

const buildStates = (looks: readonly Look[]): readonly MapState[] =>
  usStates.flatMap(({ code, name }) =>
    looks
      .filter(
        ({ codes }) => codes?.includes(code) ?? !looks.some((other) => other.codes?.includes(code)),
      )
      .map(({ status, label }) => ({ code, name, status, label })),
  );

/** A product's availability in each state. */
export const dwellingFire = buildStates(statuses);

/** A product that isn't offered in any state. */
export const notOffered = buildStates([{ status: 'none', label: 'Not offered' }]);

/** All states, labeled with the number of products that each one has. */
export const productCounts = buildStates(coverageLevels);

/** Builds the legend's items with the number of states for each look. */
export function buildLegend(states: readonly MapState[] = dwellingFire) {
  const looks = states === productCounts ? coverageLevels : statuses;
  return looks.map(({ status, label }) => ({
    status,
    label,
    count: states.filter((state) => state.status === status).length,
  }));
}
