// cspell:ignore Condado
import { expect, it, vi } from 'vitest';
import { bindCopy as copy } from './copy.ts';

vi.mock('../../lib/page-locale.ts', () => ({
  formatLocale: 'es-US',
  pageLocale: 'es-US',
  messages: { '{name} County': 'Condado de {name}' },
}));

it.each([
  ['Erie County', 'Condado de Erie, OH'],
  ['James City County', 'Condado de James City, OH'],
  ['Fairfax city', 'Fairfax city, OH'],
  ['Orleans Parish', 'Orleans Parish, OH'],
])('names %s in Spanish', (name, expected) => {
  expect(copy.inCounty(name, 'OH')).toBe(expected);
});
