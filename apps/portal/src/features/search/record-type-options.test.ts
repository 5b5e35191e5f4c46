import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { typeName, typeOptions } from './record-type-options.ts';

it('offers found and selected types in the fixed order of record types', () => {
  expect(typeOptions(['Video'], { Webinar: 2, Alert: 1, JobAid: 0 })).toEqual([
    { value: 'Alert', label: 'Alerts', count: 1 },
    { value: 'Webinar', label: 'Webinars', count: 2 },
    { value: 'Video', label: 'Videos', count: 0 },
  ]);
});

it('offers a type in the host’s spelling', () => {
  expect(typeOptions([], { FieldManagementNews: 2 })).toEqual([
    { value: 'FieldManagementNews', label: 'Field management news', count: 2 },
  ]);
});

it('offers a type once if it is selected in one spelling and counted in another', () => {
  expect(typeOptions(['FieldManagementNews'], { FieldManagamentNews: 3 })).toEqual([
    { value: 'FieldManagementNews', label: 'Field management news', count: 3 },
  ]);
});

it('offers all searchable types if the host sends no counts', () => {
  const tagged = recordTypeNames.filter((type) => recordTypes[type].family !== null);
  expect(typeOptions([], null)).toEqual(
    tagged.map((type) => ({ value: type, label: recordTypes[type].plural, count: undefined })),
  );
  expect(typeName('Training')).toBe('E-learnings');
});

it('offers nothing without results, and no unknown types', () => {
  expect(typeOptions([])).toEqual([]);
  expect(typeOptions([], { Unheard: 3, constructor: 2 })).toEqual([]);
  expect(typeName('Unheard')).toBe('Unheard');
});
