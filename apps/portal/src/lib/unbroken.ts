/**
 * A short fact that breaks over two lines as a whole or not at all.
 *
 * @example unbroken('09:00 am ET') // with no-break spaces
 */
export function unbroken(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}

/**
 * A text whose times of day each break over two lines as a whole or not at all.
 *
 * @example unbrokenTimes('It lifts Monday at 8:00 am ET')
 */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/\d [ap]m(?: ET)?/gu, unbroken);
}
