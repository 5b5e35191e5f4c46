/*
 * Days are text, 'YYYY-MM-DD', and so are months, 'YYYY-MM': they compare as text and belong to no zone.
 * `Date` only does the sums, at midnight UTC of both ends.
 */

const DAY = 86_400_000;

/** Whether the text is a day that exists: 'YYYY-MM-DD', years 1000 to 9999. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // 'February 30' is not refused but moved on by some engines.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The same day of another month, or its last: addMonths('2026-01-31', 1) is '2026-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const target = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
  const wanted = Math.min(Number(day.slice(8)), daysIn(target));
  return `${target}-${String(wanted).padStart(2, '0')}`;
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The weeks of a month, Sunday first; `null` stands for a day of the months beside it. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = weekday(first);
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const at = week * 7 + column - before;
      return at < 0 || at >= count ? null : addDays(first, at);
    }),
  );
}

/** The day itself, or the nearest that is not before `min` and not after `max`; an empty one is no limit. */
export function within(day: string, min: string, max: string): string {
  if (min !== '' && day < min) return min;
  if (max !== '' && day > max) return max;
  return day;
}

function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
