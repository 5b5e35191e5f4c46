/*
 * A day is a string, 'YYYY-MM-DD', and a month is 'YYYY-MM'. They can be compared as strings and
 * have no time zone. `Date` is used only for arithmetic, always at midnight UTC.
 */

const MS_PER_DAY = 86_400_000;

/** Whether the text is a real date, 'YYYY-MM-DD', in the years 1000 to 9999. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // Some engines turn February 30 into March 2 instead of rejecting it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * Returns the same day of another month, or that month's last day if the month is too short:
 * addMonths('2026-01-31', 1) is '2026-02-28'.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const monthIndex = year * 12 + month - 1 + months;
  const targetMonth = `${String(Math.floor(monthIndex / 12)).padStart(4, '0')}-${String((monthIndex % 12) + 1).padStart(2, '0')}`;
  const targetDay = Math.min(Number(day.slice(8)), getDaysInMonth(targetMonth));
  return `${targetMonth}-${String(targetDay).padStart(2, '0')}`;
}

/** Returns the day of the week. 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

export function toMonth(day: string): string {
  return day.slice(0, 7);
}

/** Returns the weeks of a month, Sunday first. `null` marks days of the adjacent months. */
export function getWeeks(month: string): (string | null)[][] {
  const firstDay = `${month}-01`;
  const leadingBlanks = getWeekday(firstDay);
  const dayCount = getDaysInMonth(month);
  return Array.from({ length: Math.ceil((leadingBlanks + dayCount) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const offset = week * 7 + column - leadingBlanks;
      return offset < 0 || offset >= dayCount ? null : addDays(firstDay, offset);
    }),
  );
}

/** Clamps a day to `min` and `max`. An empty limit does not apply. */
export function clampDay(day: string, min: string, max: string): string {
  if (min !== '' && day < min) return min;
  if (max !== '' && day > max) return max;
  return day;
}

function getDaysInMonth(month: string): number {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
}
