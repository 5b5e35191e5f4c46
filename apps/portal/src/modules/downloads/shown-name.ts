const LONGEST = 120;

/** Controls, and the marks by which a name can be read in another order than it is written in. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * A file's name as it may be shown: anybody can write one into the address of a download.
 *
 * @returns at most 120 characters in the order in which they stand; `''` where no name is left.
 * @example shownName('invoice\u202efdp.exe') // 'invoicefdp.exe'
 */
export function shownName(name: string | null | undefined): string {
  const characters = Array.from((name ?? '').toWellFormed().replace(misleading, '').trim());
  return characters.length > LONGEST
    ? `${characters.slice(0, LONGEST - 1).join('')}…`
    : characters.join('');
}
