import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { typeName, typeOptions } from './type-options.ts';

it('offers found and selected types in table order', () => {
  expect(typeOptions(['Video'], { Webinar: 2, Alert: 1, JobAid: 0 })).toEqual([
    'Alert',
    'Webinar',
    'Video',
  ]);
});

it('offers a type in the host’s spelling', () => {
  expect(typeOptions([], { FieldManagementNews: 2 })).toEqual(['FieldManagementNews']);
  expect(typeName('FieldManagementNews')).toBe('Field news');
});

it('offers all searchable types if the host sends no counts', () => {
  const offered = typeOptions([], null);
  const tagged = recordTypeNames.filter((type) => recordTypes[type].family !== null);
  expect(offered).toEqual(tagged);
  expect(offered.map(typeName)).toEqual(tagged.map((type) => recordTypes[type].plural));
  expect(typeName('Training')).toBe('E-learnings');
});

it('offers nothing without results, and no unknown types', () => {
  expect(typeOptions([])).toEqual([]);
  expect(typeOptions([], { Unheard: 3, constructor: 2 })).toEqual([]);
  expect(typeName('Unheard')).toBe('Unheard');
});
