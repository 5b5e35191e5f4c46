/**
 * Keeps a short fact on one line.
 *
 * @example unbroken('09:00 am ET') // with no-break spaces
 */
export function unbroken(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}

/**
 * Keeps each time of day in a text on one line.
 *
 * @example unbrokenTimes('It lifts Monday at 8:00 am ET')
 */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/\d [ap]m(?: ET)?/gu, unbroken);
}
