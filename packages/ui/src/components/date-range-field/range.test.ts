import { describe, expect, it } from 'vitest';
import { parseDate, parseRange, formatDate } from './range.ts';

describe('parseDate', () => {
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
  ])('parses %j as %s', (text, day) => {
    expect(parseDate(text)).toBe(day);
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
  ])('rejects %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

it('formats a day, and returns other text unchanged', () => {
  expect(formatDate('2026-03-02')).toBe('3/2/2026');
  expect(formatDate('')).toBe('');
  expect(formatDate('soon')).toBe('soon');
});

describe('parseRange', () => {
  it.each([
    ['', '', {}, {}],
    ['3/2/2026', '3/2/2026', {}, {}],
    ['3/2/2026', '3/1/2026', {}, { error: 'order' }],
    ['nonsense', '3/1/2026', { error: 'invalid' }, {}],
    ['3/2/2026', '3/99/2026', {}, { error: 'invalid' }],
    ['1/1/2025', '3/1/2026', { error: 'outside' }, {}],
    ['3/2/2026', '1/1/2025', {}, { error: 'outside' }],
  ])('finds the errors in the range from %j to %j', (startText, endText, start, end) => {
    const range = parseRange(
      { start: startText, end: endText },
      { min: '2026-01-01', max: '2026-12-31' },
    );
    expect({ start: range.start.error, end: range.end.error }).toEqual({
      start: undefined,
      end: undefined,
      ...('error' in start ? { start: start.error } : {}),
      ...('error' in end ? { end: end.error } : {}),
    });
  });
});
