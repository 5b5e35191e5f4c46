import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { expect, it } from 'vitest';
import { kindName, kindsOffered } from './kinds.ts';

it('offers the types that were found or chosen, in the order of the table', () => {
  expect(kindsOffered(['Video'], { Webinar: 2, Alert: 1, JobAid: 0 })).toEqual([
    'Alert',
    'Webinar',
    'Video',
  ]);
});

it('offers a type in the spelling of the host', () => {
  expect(kindsOffered([], { FieldManagementNews: 2 })).toEqual(['FieldManagementNews']);
  expect(kindName('FieldManagementNews')).toBe('Field news');
});

it('offers every type with a tag, by its name in the plural, where the host does not count', () => {
  const offered = kindsOffered([], null);
  const tagged = recordTypeNames.filter((type) => recordTypes[type].family !== null);
  expect(offered).toEqual(tagged);
  expect(offered.map(kindName)).toEqual(tagged.map((type) => recordTypes[type].plural));
  expect(kindName('Training')).toBe('E-learnings');
});

it('offers nothing without a result, nor a type that the portal does not know', () => {
  expect(kindsOffered([])).toEqual([]);
  expect(kindsOffered([], { Unheard: 3, constructor: 2 })).toEqual([]);
  expect(kindName('Unheard')).toBe('Unheard');
});
