import { recordTypes, toRecordType } from '@producer-portal/api';

/** Returns the group of a record type. Records of types in the same group can't share a slug or id. */
export const getNamespace = (type: string): string => {
  const known = toRecordType(type);
  return (known && recordTypes[known].resource) ?? type;
};
