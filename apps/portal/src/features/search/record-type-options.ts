import {
  getRecordTypeInfo,
  recordTypeNames,
  recordTypes,
  recordTypeAliases,
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
    const spellings = recordTypeAliases(type);
    const countedSpellings = spellings.filter((name) => (counts?.[name] ?? 0) > 0);
    const value =
      spellings.find((name) => selected.includes(name)) ??
      (counts === null ? type : countedSpellings[0]);
    if (value === undefined) return [];
    const count = counts && countedSpellings.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return [{ value, label: typeName(value), count: count ?? undefined }];
  });
}

/** Returns the display name of a record type; an unknown type is its own name. */
export const typeName = (type: string): string =>
  getRecordTypeInfo({ record_type: type })?.plural ?? type;
