import {
  recordTypeFacts,
  recordTypeNames,
  recordTypes,
  recordTypeSpellings,
  type SearchCounts,
} from '@producer-portal/api';

/** Searchable record types: those with a tag. */
const searchableTypes = recordTypeNames.filter((type) => recordTypes[type].family !== null);

export interface TypeOption {
  readonly value: string;
  readonly label: string;
  /** Undefined if the host sends no counts. */
  readonly count: number | undefined;
}

/**
 * Returns the record types for the filter, in table order: those that were found or selected, each once, spelled as it was
 * selected or as the host counts it. If the host sends no counts, returns all searchable types.
 */
export function typeOptions(
  selected: readonly string[],
  counts: SearchCounts | null = {},
): readonly TypeOption[] {
  return searchableTypes.flatMap((type) => {
    const spellings = recordTypeSpellings(type);
    const found = spellings.filter((name) => (counts?.[name] ?? 0) > 0);
    const value =
      spellings.find((name) => selected.includes(name)) ?? (counts === null ? type : found[0]);
    if (value === undefined) return [];
    const count = counts && found.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return [{ value, label: typeName(value), count: count ?? undefined }];
  });
}

/** Returns the display name of a record type; an unknown type is its own name. */
export const typeName = (type: string): string =>
  recordTypeFacts({ record_type: type })?.plural ?? type;
