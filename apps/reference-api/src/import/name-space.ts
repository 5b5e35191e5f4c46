import { recordTypes, toRecordType } from '@producer-portal/api';

/** Records of types with the same pages can't have the same slug or id. */
export const nameSpaceOf = (type: string): string => {
  const known = toRecordType(type);
  return (known && recordTypes[known].resource) ?? type;
};
