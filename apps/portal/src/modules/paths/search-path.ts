import { encodeText } from '../../lib/encode-text.ts';

/**
 * The path of the search page for a query.
 *
 * @example searchPath('roof & hail') // '/search?query=roof%20%26%20hail'
 */
export const searchPath = (text: string) => `/search?query=${encodeText(text)}`;
