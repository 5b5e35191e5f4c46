import {
  recordTypeFacts,
  recordTypeNames,
  recordTypes,
  recordTypeSpellings,
  type SearchCounts,
} from '@producer-portal/api';

/** Searchable record types: those with a tag. */
const searchableTypes = recordTypeNames.filter((type) => recordTypes[type].family !== null);

/**
 * Returns the record types for the filter, in table order: those that were found or selected, in the host's spelling. If
 * the host sends no counts, returns all searchable types.
 */
export function typeOptions(
  selected: readonly string[],
  counts: SearchCounts | null = {},
): readonly string[] {
  if (counts === null) return searchableTypes;
  return searchableTypes
    .flatMap(recordTypeSpellings)
    .filter((type) => (counts[type] ?? 0) > 0 || selected.includes(type));
}

/** Returns the display name of a record type; an unknown type is its own name. */
export const typeName = (type: string): string =>
  recordTypeFacts({ record_type: type })?.plural ?? type;
