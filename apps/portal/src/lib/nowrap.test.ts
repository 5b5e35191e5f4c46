import { expect, it } from 'vitest';
import { nowrap, nowrapTimes } from './nowrap.ts';

it('keeps a short text on one line', () => {
  expect(nowrap('2 min read')).toBe('2\u00a0min\u00a0read');
});

it('keeps times on one line and lets the rest of the text wrap', () => {
  expect(nowrapTimes('Closed 8:00 am to 4:30 pm ET, open at night')).toBe(
    'Closed 8:00\u00a0am to 4:30\u00a0pm\u00a0ET, open at night',
  );
});
