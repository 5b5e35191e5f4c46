import { expect, it, vi } from 'vitest';
import { formatLongDate, formatPublishedDate, formatShortDate } from './dates.ts';
import { wallTime } from './zones.ts';

vi.mock('./page-locale.ts', () => ({ formatLocale: 'es-US', messages: {} }));

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

it('writes dates in Spanish', () => {
  expect(formatLongDate('2026-03-02')).toBe('2 de marzo de 2026');
  expect(plain(formatPublishedDate('2026-03-02', Date.parse('2026-03-05T16:00:00Z')))).toBe(
    '2 mar',
  );
});

it('keeps the month first in dates of numbers, as the date filter reads them', () => {
  expect(formatShortDate('2026-03-02')).toBe('3/2/26');
});

it('writes times of a zone in Spanish', () => {
  const { day, time } = wallTime('2026-03-06T02:00:00Z', 'America/Chicago') ?? {};
  expect(day).toBe('2026-03-05');
  expect(plain(time)).toBe('8:00 p.m.');
  expect(wallTime('2026-03-06T02:00:00Z', 'Moon/Tranquility')).toBeNull();
});
