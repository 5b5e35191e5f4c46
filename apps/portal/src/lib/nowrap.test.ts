import { expect, it } from 'vitest';
import { nowrap, nowrapPhrases } from './nowrap.ts';

it('keeps a short text on one line', () => {
  expect(nowrap('2 min read')).toBe('2\u00a0min\u00a0read');
});

it('keeps times on one line and lets the rest of the text wrap', () => {
  expect(nowrapPhrases('Closed 8:00 am to 4:30 pm ET, open at night')).toBe(
    'Closed 8:00\u00a0am to 4:30\u00a0pm\u00a0ET, open at night',
  );
});

it('keeps dates on one line', () => {
  expect(nowrapPhrases('Through Friday, December 4, or Mar 8, 2026')).toBe(
    'Through Friday, December\u00a04, or Mar\u00a08, 2026',
  );
  expect(nowrapPhrases('You may 2 times in the March 2026 edition')).toBe(
    'You may 2 times in the March 2026 edition',
  );
});

it('keeps a dash on the line of the word before it', () => {
  expect(nowrapPhrases('OH – Motor home – Rate change')).toBe(
    'OH\u00a0– Motor home\u00a0– Rate change',
  );
});
