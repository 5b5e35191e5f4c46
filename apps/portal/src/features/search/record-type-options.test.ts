import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { getTypeName, getTypeOptions } from './record-type-options.ts';

it('offers types with results and selected types, in the order of `recordTypes`', () => {
  expect(getTypeOptions(['Video'], { Webinar: 2, Alert: 1, JobAid: 0 })).toEqual([
    { value: 'Alert', label: 'Alerts', count: 1 },
    { value: 'Webinar', label: 'Webinars', count: 2 },
    { value: 'Video', label: 'Videos', count: 0 },
  ]);
});

it('uses the host’s spelling of a type, even if it differs from the API’s name', () => {
  expect(getTypeOptions([], { FieldManagementNews: 2 })).toEqual([
    { value: 'FieldManagementNews', label: 'Field management news', count: 2 },
  ]);
});

it('offers a type once if it is selected in one spelling and counted in another', () => {
  expect(getTypeOptions(['FieldManagementNews'], { FieldManagamentNews: 3 })).toEqual([
    { value: 'FieldManagementNews', label: 'Field management news', count: 3 },
  ]);
});

it('offers all searchable types if the host sends no counts', () => {
  const searchable = recordTypeNames.filter((type) => recordTypes[type].family !== null);
  expect(getTypeOptions([], null)).toEqual(
    searchable.map((type) => ({ value: type, label: recordTypes[type].plural, count: undefined })),
  );
  expect(getTypeName('Training')).toBe('E-learnings');
});

it('offers no types without results, and never an unknown type', () => {
  expect(getTypeOptions([])).toEqual([]);
  expect(getTypeOptions([], { Unheard: 3, constructor: 2 })).toEqual([]);
  expect(getTypeName('Unheard')).toBe('Unheard');
});
