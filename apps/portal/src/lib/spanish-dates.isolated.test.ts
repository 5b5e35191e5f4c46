import { expect, it, vi } from 'vitest';
import { formatLongDate, formatPublishedDate, formatShortDate } from './dates.ts';
import { wallTime } from './zones.ts';

vi.mock('./page-locale.ts', () => ({ formatLocale: 'es-US', messages: {} }));

const normalizeSpaces = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

it('writes dates in Spanish', () => {
  expect(formatLongDate('2026-03-02')).toBe('2 de marzo de 2026');
  expect(
    normalizeSpaces(formatPublishedDate('2026-03-02', Date.parse('2026-03-05T16:00:00Z'))),
  ).toBe('2 mar');
});

it('keeps the month first in numeric dates, because the date filter reads it first', () => {
  expect(formatShortDate('2026-03-02')).toBe('3/2/26');
});

it('writes the time in a time zone in Spanish', () => {
  const { day, time } = wallTime('2026-03-06T02:00:00Z', 'America/Chicago') ?? {};
  expect(day).toBe('2026-03-05');
  expect(normalizeSpaces(time)).toBe('8:00 p.m.');
  expect(wallTime('2026-03-06T02:00:00Z', 'Moon/Tranquility')).toBeNull();
});
