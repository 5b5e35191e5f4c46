import { expect, it } from 'vitest';
import { getHostSettings } from './record-types.ts';

it.each([
  ['Alert', 'alert'],
  ['RateBulletin', 'rate bulletin'],
  ['Webinar', 'webinar, training'],
  ['SimplePage', null],
] as const)('getHostSettings(%j) returns the search words %j', (type, searchWords) => {
  expect(getHostSettings(type)).toMatchObject({ searchWords, area: null });
});
