/**
 * Encodes text for a URL. Replaces a lone surrogate, which truncated text can end with, because `encodeURIComponent` would
 * throw.
 *
 * @example encodeText('roof & hail') // 'roof%20%26%20hail'
 */
export const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
