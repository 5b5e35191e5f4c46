import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { typeName, typeOptions } from './record-type-options.ts';

it('offers the types that were found or chosen, in the order of the table', () => {
  expect(typeOptions(['Video'], { Webinar: 2, Alert: 1, JobAid: 0 })).toEqual([
    { value: 'Alert', label: 'Alerts', count: 1 },
    { value: 'Webinar', label: 'Webinars', count: 2 },
    { value: 'Video', label: 'Videos', count: 0 },
  ]);
});

it('offers a type in the spelling of the host', () => {
  expect(typeOptions([], { FieldManagementNews: 2 })).toEqual([
    { value: 'FieldManagementNews', label: 'Field news', count: 2 },
  ]);
});

it('offers a type once when it is chosen in one spelling and counted in another', () => {
  expect(typeOptions(['FieldManagementNews'], { FieldManagamentNews: 3 })).toEqual([
    { value: 'FieldManagementNews', label: 'Field news', count: 3 },
  ]);
});

it('offers every type with a tag, by its plural name, when the host does not count', () => {
  const tagged = recordTypeNames.filter((type) => recordTypes[type].family !== null);
  expect(typeOptions([], null)).toEqual(
    tagged.map((type) => ({ value: type, label: recordTypes[type].plural, count: undefined })),
  );
  expect(typeName('Training')).toBe('E-learnings');
});

it('offers nothing without a result, nor a type that the portal does not know', () => {
  expect(typeOptions([])).toEqual([]);
  expect(typeOptions([], { Unheard: 3, constructor: 2 })).toEqual([]);
  expect(typeName('Unheard')).toBe('Unheard');
});
