import { describe, expect, it } from 'vitest';
import { readDate, readRange, writeDate } from './range.ts';

describe('readDate', () => {
  it.each([
    ['3/2/2026', '2026-03-02'],
    ['03/02/2026', '2026-03-02'],
    [' 12/31/2026 ', '2026-12-31'],
    ['3/2/26', '2026-03-02'],
    ['3-2-2026', '2026-03-02'],
    ['3.2.2026', '2026-03-02'],
    ['3 / 2 / 2026', '2026-03-02'],
    ['2026-03-02', '2026-03-02'],
    ['2/29/2024', '2024-02-29'],
  ])('%j is %s', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it.each([
    '2/29/2026',
    '13/1/2026',
    '0/1/2026',
    '3/2',
    '3/2/026',
    'March 2',
    '3/2/20266',
    '',
    '//',
  ])('%j is no day', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

it('writes a day as it is typed, and leaves alone what is none', () => {
  expect(writeDate('2026-03-02')).toBe('3/2/2026');
  expect(writeDate('')).toBe('');
  expect(writeDate('soon')).toBe('soon');
});

describe('readRange', () => {
  it.each([
    ['', '', {}, {}],
    ['3/2/2026', '3/2/2026', {}, {}],
    ['3/2/2026', '3/1/2026', {}, { fault: 'order' }],
    ['nonsense', '3/1/2026', { fault: 'invalid' }, {}],
    ['3/2/2026', '3/99/2026', {}, { fault: 'invalid' }],
    ['1/1/2025', '3/1/2026', { fault: 'outside' }, {}],
    ['3/2/2026', '1/1/2025', {}, { fault: 'outside' }],
  ])('%j to %j', (startText, endText, start, end) => {
    const range = readRange(
      { start: startText, end: endText },
      { min: '2026-01-01', max: '2026-12-31' },
    );
    expect({ start: range.start.fault, end: range.end.fault }).toEqual({
      start: undefined,
      end: undefined,
      ...('fault' in start ? { start: start.fault } : {}),
      ...('fault' in end ? { end: end.fault } : {}),
    });
  });
});
