import { encodeText } from '../../lib/encode-text.ts';

/**
 * The address of a search.
 *
 * @example searchPath('roof & hail') // '/search?query=roof%20%26%20hail'
 */
export const searchPath = (text: string) => `/search?query=${encodeText(text)}`;
