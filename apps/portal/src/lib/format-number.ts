import { formatLocale } from './page-locale.ts';

let format: Intl.NumberFormat | undefined;

/** For counts and sizes, in the page's language: `1,234`. */
export function formatNumber(value: number): string {
  // Loading the language data delays slow devices, and whole numbers below 1,000 look the same in all languages.
  if (Math.abs(value) < 1000 && (Number.isInteger(value) || formatLocale === 'en-US'))
    return String(value);
  format ??= new Intl.NumberFormat(formatLocale);
  return format.format(value);
}
