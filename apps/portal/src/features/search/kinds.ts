import {
  recordTypeFacts,
  recordTypeNames,
  recordTypes,
  recordTypeSpellings,
  type SearchCounts,
} from '@producer-portal/api';

/** The types that a search can find: those with a tag. */
const kinds = recordTypeNames.filter((type) => recordTypes[type].family !== null);

/**
 * The record types to choose from, in the order of the table: those that were found or chosen, in the
 * host's own spelling. All of them when the host doesn't count.
 */
export function kindsOffered(
  chosen: readonly string[],
  counts: SearchCounts | null = {},
): readonly string[] {
  if (counts === null) return kinds;
  return kinds
    .flatMap(recordTypeSpellings)
    .filter((type) => (counts[type] ?? 0) > 0 || chosen.includes(type));
}

/** The name of a record type in the facet; the type itself when the portal doesn't know it. */
export const kindName = (type: string): string =>
  recordTypeFacts({ record_type: type })?.plural ?? type;
