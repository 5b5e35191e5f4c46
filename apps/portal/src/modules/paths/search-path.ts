/**
 * The address of a search. Half a character, as a cut text may end with, has no place in an address.
 *
 * @example searchPath('roof & hail') // '/search?query=roof%20%26%20hail'
 */
export const searchPath = (text: string) =>
  `/search?query=${encodeURIComponent(text.toWellFormed())}`;
