import { describe, expect, it } from 'vitest';
import { createDates, daysUntil, toEasternDay } from '../dates.ts';

const {
  formatTime,
  formatShortDate,
  formatLongDate,
  formatPublishedDate,
  formatWeekday,
  getDateStampParts,
} = createDates();
const toNoBreakSpaces = (text: string) => text.replaceAll(' ', '\u00a0');
const now = Date.parse('2026-03-02T19:05:00Z');

describe('dates', () => {
  it('formats an instant in Eastern Time, in winter and in summer', () => {
    expect(formatTime('2026-03-02T14:00:00Z')).toBe(toNoBreakSpaces('09:00 am ET'));
    expect(formatTime('2026-07-02T13:00:00Z')).toBe(toNoBreakSpaces('09:00 am ET'));
    expect(formatTime('2026-03-02T23:05:00+01:00')).toBe(toNoBreakSpaces('05:05 pm ET'));
  });

  it('adds the year to a published date if it, or a date next to it, is in another year', () => {
    expect(formatPublishedDate('2025-12-14', now)).toBe('Dec 14, 2025');
    expect(formatPublishedDate('2026-01-18', now, ['2025-12-14', null])).toBe('Jan 18, 2026');
    expect(formatPublishedDate('2026-01-18', now, ['2026-12-14', null])).toBe('Jan 18');
    expect(formatPublishedDate(null, now, ['2025-12-14'])).toBe('');
  });

  it('never shifts a calendar day', () => {
    expect(formatShortDate('2026-03-02')).toBe('3/2/26');
    expect(formatLongDate('2026-11-30')).toBe('November 30, 2026');
    expect(formatPublishedDate('2026-01-01', now)).toBe('Jan 1');
    expect(getDateStampParts('2026-11-30', now)).toEqual({
      dateTime: '2026-11-30',
      day: '30',
      month: 'Nov',
    });
    expect(formatWeekday('2026-03-08')).toBe('Sunday');
    expect(formatWeekday('2026-11-01')).toBe('Sunday');
  });

  it('shows the year if it differs from the current year in New York', () => {
    expect(formatPublishedDate('2025-12-31', now)).toBe('Dec 31, 2025');
    expect(formatPublishedDate('2026-01-01T03:00:00Z', now)).toBe('Dec 31, 2025');
    expect(getDateStampParts('2027-01-01', now)?.month).toBe('Jan ’27');
    const newYearInLondon = Date.parse('2027-01-01T03:00:00Z');
    expect(getDateStampParts('2026-12-31', newYearInLondon)?.month).toBe('Dec');
    expect(getDateStampParts('2027-01-01T03:00:00Z', newYearInLondon)).toEqual({
      dateTime: '2026-12-31',
      day: '31',
      month: 'Dec',
    });
  });

  it('uses the New York calendar day of an instant', () => {
    expect(formatLongDate('2026-03-02T03:30:00Z')).toBe('March 1, 2026');
    expect(toEasternDay('2026-03-02T03:30:00Z')).toBe('2026-03-01');
  });

  it('counts the days until a day by the New York calendar, even across daylight saving time changes', () => {
    const lateEvening = Date.parse('2026-03-03T03:30:00Z');
    expect(daysUntil('2026-03-02', lateEvening)).toBe(0);
    expect(daysUntil('2026-03-09', lateEvening)).toBe(7);
    expect(daysUntil('2026-03-01', lateEvening)).toBe(-1);
  });

  it.each([null, undefined, '', 'soon', '2026-02-30', '2026-13-45', '2026-13-45T99:00:00Z'])(
    'shows nothing for %j',
    (value) => {
      expect(formatTime(value)).toBe('');
      expect(formatShortDate(value)).toBe('');
      expect(formatLongDate(value)).toBe('');
      expect(getDateStampParts(value, now)).toBeNull();
      expect(daysUntil(value, 0)).toBeNull();
    },
  );

  it('writes dates in another language', () => {
    const spanishDates = createDates({ locale: 'es-US' });
    expect(spanishDates.formatLongDate('2026-03-02')).toBe('2 de marzo de 2026');
    expect(spanishDates.formatTime('2026-03-02T14:00:00Z').replaceAll(/\s/g, ' ')).toMatch(
      /^9:00 a.*ET$/,
    );
    // US readers would take 2/3/26 for February 3.
    expect(spanishDates.formatShortDate('2026-03-02')).toBe('3/2/26');
  });
});
