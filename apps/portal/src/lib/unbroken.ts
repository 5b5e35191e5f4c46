/**
 * A short fact that breaks over two lines as a whole or not at all.
 *
 * @example unbroken('09:00 am ET') // with no-break spaces
 */
export function unbroken(fact: string): string {
  return fact.replaceAll(' ', '\u00a0');
}
