/**
 * Keeps a short text on one line.
 *
 * @example nowrap('09:00 am ET') // with no-break spaces
 */
export function nowrap(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/**
 * Keeps each time of day in a string on one line.
 *
 * @example nowrapTimes('It lifts Monday at 8:00 am ET')
 */
export function nowrapTimes(text: string): string {
  return text.replaceAll(/\d [ap]m(?: ET)?/gu, nowrap);
}
