import { states as statesResource } from '@producer-portal/api';
import { FacetGroup, SearchBox } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { filtersCopy as copy } from './copy.ts';

export interface WordsFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Narrows a list to the records that hold some words. */
export function WordsFilter({ label, value, onSearch }: WordsFilterProps) {
  return (
    <SearchBox
      label={label}
      placeholder={label}
      submitLabel={copy.searchSubmit}
      value={value}
      onSubmit={onSearch}
    />
  );
}

export interface UnreadFilterProps {
  readonly unread: boolean;
  readonly onToggle: (value: string) => void;
}

/** Leaves out what has been read. */
export function UnreadFilter({ unread, onToggle }: UnreadFilterProps) {
  return (
    <FacetGroup
      legend={copy.reading}
      options={[{ value: 'true', label: copy.unread }]}
      selected={unread ? ['true'] : []}
      onToggle={onToggle}
    />
  );
}

export interface StatesFilterProps {
  readonly selected: readonly string[];
  readonly onToggle: (code: string) => void;
}

/** The reader's own states; absent while they are unknown, as the list itself does without them. */
export function StatesFilter({ selected, onToggle }: StatesFilterProps) {
  const { data: states } = useQuery(statesResource.list.query(useApi()));
  if (!states || states.length === 0) return null;
  return (
    <FacetGroup
      legend={copy.states}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      selected={[...selected]}
      onToggle={onToggle}
      labels={copy.statesMore}
    />
  );
}

/** The name of a state for its chip; the code where the reader's states do not hold it. */
export function useStateName(): (code: string) => string {
  const { data: states } = useQuery(statesResource.list.query(useApi()));
  return (code) => states?.find((state) => state.code === code)?.name ?? code;
}
