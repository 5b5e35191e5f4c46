const MAX_LENGTH = 120;

/** Control characters, and marks that change the reading order. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Makes a file name safe to show, because anyone can put a file name in a download URL.
 *
 * @returns at most 120 characters; `''` if no characters are left.
 * @example toSafeFileName('invoice\u202efdp.exe') // 'invoicefdp.exe'
 */
export function toSafeFileName(name: string | null | undefined): string {
  const characters = Array.from((name ?? '').toWellFormed().replace(misleading, '').trim());
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
    : characters.join('');
}
