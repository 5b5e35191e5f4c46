import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { hostRecordTypes } from './record-types.ts';

it('has search words for every type that the search offers', () => {
  expect(recordTypeNames.filter((type) => hostRecordTypes[type].searchWords === null)).toEqual(
    recordTypeNames.filter((type) => recordTypes[type].family === null),
  );
});
