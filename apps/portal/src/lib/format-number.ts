import { formatLocale } from './page-locale.ts';

let format: Intl.NumberFormat | undefined;

/** Formats a count or a size in the page's language: `1,234`. */
export function formatNumber(value: number): string {
  // Avoid `Intl` if possible, because loading its language data delays slow devices. Whole numbers below 1,000 look the same
  // in all languages.
  if (Math.abs(value) < 1000 && (Number.isInteger(value) || formatLocale === 'en-US'))
    return String(value);
  format ??= new Intl.NumberFormat(formatLocale);
  return format.format(value);
}
