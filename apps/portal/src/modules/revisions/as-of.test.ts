import { describe, expect, it } from 'vitest';
import { formatAsOf, readAsOf, toAsOfParams, toInstant, withAsOf, withoutAsOf } from './as-of.ts';

const parse = (search: string) => readAsOf(new URLSearchParams(search));

describe('readAsOf', () => {
  it('reads a day or an instant, for new business by default', () => {
    expect(parse('as_of=2026-10-01')).toEqual({ at: '2026-10-01', purpose: 'new_business' });
    expect(parse('as_of=2026-10-01T14:30:00Z&for=renewal')).toEqual({
      at: '2026-10-01T14:30:00Z',
      purpose: 'renewal',
    });
  });

  it.each([
    '',
    'for=renewal',
    'as_of=',
    'as_of=today',
    'as_of=2026-02-30',
    'as_of=0000-01-01',
    'as_of=9999-12-31',
    'as_of=2026-10-01T25:00:00Z',
    'as_of=2026-10-01%00',
    'as_of=%3Cscript%3E',
  ])('ignores %o', (search) => expect(parse(search)).toBeNull());

  it('ignores an unknown purpose', () => {
    expect(parse('as_of=2026-10-01&for=everything')?.purpose).toBe('new_business');
  });
});

describe('toInstant', () => {
  it.each([
    ['in standard time', '2026-03-02', '2026-03-03T04:59:00Z'],
    ['in daylight saving time', '2026-10-01', '2026-10-02T03:59:00Z'],
    ['before the clocks go forward', '2026-03-07', '2026-03-08T04:59:00Z'],
    ['when the clocks go forward', '2026-03-08', '2026-03-09T03:59:00Z'],
    ['before the clocks go back', '2026-10-31', '2026-11-01T03:59:00Z'],
    ['when the clocks go back', '2026-11-01', '2026-11-02T04:59:00Z'],
  ])('returns the last minute of a day in Eastern Time, %s', (_, day, instant) => {
    expect(new Date(toInstant(day)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });

  it('returns an instant as it is', () => {
    expect(toInstant('2026-10-01T14:30:00Z')).toBe(Date.parse('2026-10-01T14:30:00Z'));
  });
});

describe('the date in URLs', () => {
  const asOf = { at: '2026-10-01', purpose: 'renewal' } as const;

  it('is after the other parameters and before the fragment', () => {
    expect(withAsOf('/alerts', asOf)).toBe('/alerts?as_of=2026-10-01&for=renewal');
    expect(withAsOf('/alerts?page=2#results', asOf)).toBe(
      '/alerts?page=2&as_of=2026-10-01&for=renewal#results',
    );
    expect(withAsOf('/alerts?page=2', null)).toBe('/alerts?page=2');
  });

  it('has no purpose if the purpose is the default', () => {
    expect(toAsOfParams({ ...asOf, purpose: 'new_business' })).toEqual({ as_of: '2026-10-01' });
  });

  it('can be removed without changing anything else', () => {
    expect(withoutAsOf('?page=2&as_of=2026-10-01&for=renewal')).toBe('?page=2');
    expect(withoutAsOf('?as_of=2026-10-01')).toBe('');
  });
});

it('formats an instant with its time', () => {
  expect(formatAsOf('2026-10-01')).toBe('October 1, 2026');
  expect(formatAsOf('2026-10-01T14:30:00Z').replaceAll('\u00a0', ' ')).toBe(
    'October 1, 2026, 10:30 am ET',
  );
});
