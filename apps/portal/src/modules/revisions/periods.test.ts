import type { RecordRevision } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { formatLongDate } from '../../lib/dates.ts';
import { findFirstPeriod, findPeriod, formatEnd, formatPeriod, toAsOfDate } from './periods.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const revision: RecordRevision = {
  id: 1,
  number: 1,
  published_at: '2026-02-20T15:00:00Z',
  new_business: [
    { from: '2026-03-01T05:00:00Z', until: '2026-03-10T04:00:00Z' },
    { from: '2026-04-01T13:00:00Z' },
  ],
};

describe('findPeriod', () => {
  const find = (instant: string) => findPeriod(revision, 'new_business', Date.parse(instant))?.from;

  it('includes the start of a period, but not its end', () => {
    expect(find('2026-03-01T04:59:00Z')).toBeUndefined();
    expect(find('2026-03-01T05:00:00Z')).toBe('2026-03-01T05:00:00Z');
    expect(find('2026-03-10T03:59:00Z')).toBe('2026-03-01T05:00:00Z');
    expect(find('2026-03-10T04:00:00Z')).toBeUndefined();
    expect(find('2030-01-01T00:00:00Z')).toBe('2026-04-01T13:00:00Z');
  });

  it('finds no period for renewals if the revision has only periods for new business', () => {
    expect(findPeriod(revision, 'renewal', Date.parse('2026-03-02T00:00:00Z'))).toBeUndefined();
  });
});

describe('formatPeriod', () => {
  it.each([
    ['2026-03-01T05:00:00Z', undefined, 'Starting March 1, 2026'],
    // The clocks go forward in this period.
    ['2026-03-01T05:00:00Z', '2026-03-10T04:00:00Z', 'March 1, 2026 through March 9, 2026'],
    ['2026-10-25T04:00:00Z', '2026-11-02T05:00:00Z', 'October 25, 2026 through November 1, 2026'],
    [
      '2026-03-01T14:30:00Z',
      '2026-03-02T22:00:00Z',
      'March 1, 2026, 09:30 am ET until March 2, 2026, 05:00 pm ET',
    ],
  ])('formats the period from %s to %s', (from, until, text) =>
    expect(plain(formatPeriod({ from, until }))).toBe(text),
  );
});

describe('formatEnd', () => {
  const words = {
    through: (day: string) => `through ${day}`,
    until: (time: string) => `until ${time}`,
  };
  it.each([
    // The clocks go back on November 1.
    ['2026-11-01T04:00:00Z', 'through October 31, 2026'],
    ['2026-11-02T05:00:00Z', 'through November 1, 2026'],
    ['2026-11-02T04:00:00Z', 'until November 1, 2026, 11:00 pm ET'],
    ['2026-11-02T05:01:00Z', 'until November 2, 2026, 12:01 am ET'],
  ])('formats the end at %s', (until, text) =>
    expect(plain(formatEnd(until, words, formatLongDate))).toBe(text),
  );
});

describe('toAsOfDate', () => {
  it('is the first day, if the revision is still in effect at the end of that day', () => {
    expect(toAsOfDate({ from: '2026-03-01T14:30:00Z' })).toBe('2026-03-01');
  });

  it('is the first instant, if the revision ends on the same day', () => {
    expect(toAsOfDate({ from: '2026-03-01T14:30:00.000Z', until: '2026-03-01T20:00:00Z' })).toBe(
      '2026-03-01T14:30:00Z',
    );
  });
});

it('finds the first period of a record', () => {
  const earlier: RecordRevision = {
    ...revision,
    number: 2,
    new_business: [{ from: '2026-02-25T05:00:00Z', until: '2026-03-01T05:00:00Z' }],
  };
  expect(findFirstPeriod([revision, earlier], 'new_business')?.from).toBe('2026-02-25T05:00:00Z');
  expect(findFirstPeriod([revision], 'renewal')).toBeUndefined();
});
