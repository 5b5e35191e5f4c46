import {
  recordTypes,
  toRecordType,
  type ContentRecord,
  type RecordFamily,
} from '@producer-portal/api';
import { recordTypeCopy } from '../record-types/copy.ts';

/** A tag's label, and the family that determines its color and icon. */
export interface RecordTag {
  readonly family: RecordFamily;
  readonly label: string;
}

/**
 * A record's type as a tag, the same wherever the record appears (docs/design.md#record-tags); undefined for a type without a
 * family.
 */
export function typeTag(record: Pick<ContentRecord, 'record_type'>): RecordTag | undefined {
  const type = toRecordType(record.record_type);
  const family = type && recordTypes[type].family;
  return family ? { family, label: recordTypeCopy[type].singular } : undefined;
}
