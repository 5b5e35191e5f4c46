/** Soft hyphens, zero-width characters, and characters that set the writing direction. */
const INVISIBLE_CHARS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const QUOTE_CHARS = /[\u2018\u2019\u02bc`]/g;
/** Spaces, hyphens, and dashes between words. */
const SEPARATORS = /[\s_\u2010-\u2015-]+/g;

/** Normalizes text for comparison: in lower case, with one kind of space and quote. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE_CHARS, '')
    .replace(QUOTE_CHARS, "'")
    .replace(SEPARATORS, ' ')
    .trim();
}

function toPattern(phrase: string): string {
  const escaped = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return /^[\p{L}\p{N}]/u.test(phrase) ? `(?<![\\p{L}\\p{N}])${escaped}` : escaped;
}

/**
 * Returns a function that checks whether a text contains a denied word or phrase. A word also matches with
 * another ending: "commission" finds "commissions", but "rate" doesn't find "corporate".
 *
 * @throws TypeError for anything but a list of strings.
 */
export function createDenyMatcher(phrases: readonly string[]): (text: string) => boolean {
  if (!Array.isArray(phrases) || !phrases.every((phrase) => typeof phrase === 'string')) {
    throw new TypeError('`deny` must be a list of words and phrases.');
  }
  const patterns = phrases.map(normalize).filter(Boolean).map(toPattern);
  if (patterns.length === 0) return () => false;
  const deniedPattern = new RegExp(patterns.join('|'), 'u');
  return (text) => deniedPattern.test(normalize(text));
}
