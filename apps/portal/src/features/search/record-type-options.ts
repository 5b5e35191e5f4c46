import {
  recordTypeFacts,
  recordTypeNames,
  recordTypes,
  recordTypeSpellings,
  type SearchCounts,
} from '@producer-portal/api';

/** The types that a search can find: those with a tag. */
const searchableTypes = recordTypeNames.filter((type) => recordTypes[type].family !== null);

export interface TypeOption {
  readonly value: string;
  readonly label: string;
  /** Undefined when the host doesn't count. */
  readonly count: number | undefined;
}

/**
 * The record types to choose from, in the order of the table: those that were found or chosen, each
 * once, spelled as it was chosen or as the host counts it. All of them when the host doesn't count.
 */
export function typeOptions(
  chosen: readonly string[],
  counts: SearchCounts | null = {},
): readonly TypeOption[] {
  return searchableTypes.flatMap((type) => {
    const spellings = recordTypeSpellings(type);
    const found = spellings.filter((name) => (counts?.[name] ?? 0) > 0);
    const value =
      spellings.find((name) => chosen.includes(name)) ?? (counts === null ? type : found[0]);
    if (value === undefined) return [];
    const count = counts && found.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return [{ value, label: typeName(value), count: count ?? undefined }];
  });
}

/** The name of a record type in the facet; the type itself when the portal doesn't know it. */
export const typeName = (type: string): string =>
  recordTypeFacts({ record_type: type })?.plural ?? type;
