import { states as statesResource } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { stateName, usStates } from '../states/us-states.ts';
import { filtersCopy as copy } from './copy.ts';
import { customFilter, type FilterControlProps } from './define-filters.ts';
import { SingleChoice } from './single-choice.tsx';

/** The number of states shown before "Show all states", unless the user has more. */
const MIN_SHOWN = 5;

export interface StateFilterOptions {
  readonly legend: string;
  /** Label of the choice that clears the filter. */
  readonly anyLabel: string;
  /** Label of the chip, from the state's name. @default the name */
  readonly chipLabel?: (name: string) => string;
}

/**
 * Filters a list by one state. The user's own states come first.
 *
 * @example state: stateFilter({ legend: 'State', anyLabel: 'All states' })
 */
export function stateFilter({ legend, anyLabel, chipLabel = (name) => name }: StateFilterOptions) {
  function StateFilter({ selected, onToggle }: FilterControlProps) {
    const { data: userStates = [] } = useQuery(statesResource.list.query(useApi()));
    const userCodes = new Set(userStates.map(({ code }) => code));
    const codes = [
      ...userStates.map(({ code }) => code),
      ...usStates.map(({ code }) => code).filter((code) => !userCodes.has(code)),
    ];
    return (
      <SingleChoice
        legend={legend}
        anyLabel={anyLabel}
        options={codes.map((code) => ({ value: code, label: stateName(code) }))}
        selected={selected}
        onToggle={onToggle}
        labels={copy.statesMore}
        limit={Math.max(userStates.length, MIN_SHOWN)}
      />
    );
  }
  return customFilter({
    kind: 'one',
    useLabel: () => (code) => chipLabel(stateName(code)),
    Control: StateFilter,
    prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(statesResource.list.query(api)),
  });
}
