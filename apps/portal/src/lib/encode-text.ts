/**
 * A text as a part of an address. Half a character, as a cut text may end with, has no place in one.
 *
 * @example encodeText('roof & hail') // 'roof%20%26%20hail'
 */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
