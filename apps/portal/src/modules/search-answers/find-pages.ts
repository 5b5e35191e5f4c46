import type { AccessSubject } from '../access/access.ts';
import { listAccessiblePages, type AccessiblePage } from '../access/accessible-pages.ts';
import { pagePhrases } from './page-phrases.ts';
import { toWords } from './words.ts';

/** Words around a page's name, as in "where is the availability map". */
const FILLERS = new Set(
  toWords('a an and can do find for go how i in is me my of on open page please show the to where'),
);

/** Pages that a search never needs. "Home" is part of product names. */
const UNLISTED: readonly AccessiblePage['id'][] = ['home', 'search'];

/** The minimum number of letters of a prefix. Shorter words must match a whole word, because many of them are state codes. */
const MIN_PREFIX_LETTERS = 3;

const startsWith = (phraseWord: string, word: string) =>
  word.length < MIN_PREFIX_LETTERS ? phraseWord === word : phraseWord.startsWith(word);

/**
 * Finds the pages that a query names, best first. Each word of the query must start a word of the page's title, or of one of
 * the phrases that producers use for it.
 *
 * @example findPages('availability map', session, []) // the page "Product availability map"
 */
export function findPages(
  query: string,
  subject: AccessSubject,
  capabilities: readonly string[],
): AccessiblePage[] {
  const words = toWords(query).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return [];
  return listAccessiblePages(subject, capabilities)
    .filter(({ id }) => !UNLISTED.includes(id))
    .map((page) => ({ page, rank: rankPage(page, words) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}

/**
 * How well a page matches: a whole title, a whole phrase, the start of a title, another part of a title, or a part of a
 * phrase. A smaller number is a better match. The fewer other words the title or phrase has, the better. Infinite without a
 * match.
 */
function rankPage({ id, title }: AccessiblePage, words: readonly string[]): number {
  const ranks = [title, ...(pagePhrases[id] ?? [])].map((phrase) => {
    const phraseWords = toWords(phrase).filter((word) => !FILLERS.has(word));
    const positions = words.map((word) =>
      phraseWords.findIndex((phraseWord) => startsWith(phraseWord, word)),
    );
    if (positions.includes(-1)) return Infinity;
    const isTitle = phrase === title;
    const otherWords = phraseWords.length - words.length;
    if (otherWords <= 0) return isTitle ? 0 : 1;
    return (isTitle ? (positions.includes(0) ? 2 : 3) : 4) + otherWords / 100;
  });
  return Math.min(...ranks);
}
