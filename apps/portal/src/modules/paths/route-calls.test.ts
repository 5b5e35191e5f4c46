import { expect, it } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import { callName, hasCall } from './route-calls.ts';

it('names a call by the first two words of its query key', () => {
  expect(callName(['alerts', 'list', { page: 2 }])).toBe('alerts.list');
  expect(callName(['states'])).toBe('states');
  expect(callName(['alerts', { page: 2 }])).toBe('alerts');
});

it('tells whether a page makes a call', () => {
  const index = routeDef('elearnings');
  expect(hasCall(index, ['tags', 'list'])).toBe(true);
  const list = routeDef('elearnings.list');
  expect(hasCall(list, ['trainings', 'list', { page: 2 }])).toBe(true);
  expect(hasCall(list, ['tags', 'list'])).toBe(false);
  expect(hasCall(null, ['trainings', 'list'])).toBe(false);
});
