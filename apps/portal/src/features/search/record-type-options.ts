import {
  recordTypeNames,
  recordTypes,
  getRecordTypeAliases,
  toRecordType,
  type SearchCounts,
} from '@producer-portal/api';
import { recordTypeCopy } from '../../modules/record-types/copy.ts';

/** Searchable record types: those in a record family. */
const searchableTypes = recordTypeNames.filter((type) => recordTypes[type].family !== null);

export interface TypeOption {
  readonly value: string;
  readonly label: string;
  /** Undefined if the host sends no counts. */
  readonly count: number | undefined;
}

/**
 * Returns the record types for the filter in the order of `recordTypes`: each selected type and each type with results. If the
 * API knows a type by several names, such as `FieldManagamentNews` and `FieldManagementNews`, `value` is the selected name, or
 * else the name in `counts`.
 *
 * @param counts - result counts by record type; null if the host sends none. In that case, all searchable types are returned.
 */
export function getTypeOptions(
  selected: readonly string[],
  counts: SearchCounts | null = {},
): readonly TypeOption[] {
  return searchableTypes.flatMap((type) => {
    const spellings = getRecordTypeAliases(type);
    const countedSpellings = spellings.filter((name) => (counts?.[name] ?? 0) > 0);
    const value =
      spellings.find((name) => selected.includes(name)) ??
      (counts === null ? type : countedSpellings[0]);
    if (value === undefined) return [];
    const count = counts && countedSpellings.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    return [{ value, label: getTypeName(value), count: count ?? undefined }];
  });
}

/** Returns the display name of a record type; for an unknown type, the type itself. */
export function getTypeName(name: string): string {
  const type = toRecordType(name);
  return type ? recordTypeCopy[type].plural : name;
}
