/**
 * Builds the tel link for a formatted phone number.
 *
 * @example telephoneHref('555-0142') // 'tel:5550142'
 */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
