import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { recordTypeCopy } from './copy.ts';

it.each(recordTypeNames)('names %s as the API package does', (type) => {
  const { singular, plural } = recordTypes[type];
  expect(recordTypeCopy[type]).toEqual({ singular, plural });
});
