import { editDistance, type SearchResult } from '@producer-portal/api';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { searchPath } from '../../modules/paths/search-path.ts';
import { marksIn } from './marked-text.tsx';
import { markedWords, withWords } from './other-words.ts';

/** How a host has read a search in which it has put a slip of the keys right. */
export type Reading = {
  /** The search as it was taken. */
  readonly taken: string;
  /** Where only what was typed is searched for. */
  readonly literalHref: string;
};

/** A host puts only words right that stand by themselves, not a code nor part of a word. */
const PLAIN = /^\p{L}{4,}$/u;

/** A word without its ending: `rated` is found by `rates`, and is no slip of it. */
const rootOf = (word: string) =>
  word.replace(/(?<=\p{L}{3})(?:ings?|ied|ies|ed|es|ers?|ly|als?|s|y|e)$/u, '');

const wordsIn = (...texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/**
 * How the host has read the words of a search, by what it has found: the contract has no field that says it, but the host
 * marks the words that it has taken. Where these leave a doubt nothing is said.
 *
 * @param results the best of all that was found
 * @param query as it was typed
 * @returns null where something is found for each word as it is written, where no mark says what was taken for it, and
 * between quotes, where nothing is put right
 * @example readingOf(results, 'motorcyle rates') // { taken: 'motorcycle rates', literalHref: … }
 */
export function readingOf(results: readonly SearchResult[], query: string): Reading | null {
  if (query.includes('"')) return null;
  const words = markedWords(query);
  const written = new Set(results.flatMap(wordsOf));
  const roots = new Set([...written].map(rootOf));
  const isWritten = (word: string, at: number) =>
    roots.has(rootOf(word)) ||
    // The last word may be the beginning of one, for who is still typing.
    (at === words.length - 1 && [...written].some((other) => other.startsWith(word)));
  // What is marked for another word of the search was not taken for this one.
  const requested = new Set(words.map((word) => rootOf(word.toLowerCase())));
  const marked = results
    .flatMap(({ highlight }) => wordsIn(...marksIn(highlight)))
    .filter((word) => PLAIN.test(word) && !requested.has(rootOf(word)));
  const meant = new Map(
    words.flatMap((word, at) => {
      const typed = word.toLowerCase();
      const taken = PLAIN.test(word) && !isWritten(typed, at) && nearest(typed, marked);
      return taken ? [[word, taken]] : [];
    }),
  );
  if (meant.size === 0) return null;
  return {
    taken: withWords(query, (word) => meant.get(word) ?? word),
    literalHref: searchPath(withWords(query, (word) => (meant.has(word) ? `"${word}"` : word))),
  };
}

/** The words that a result shows, and of what it is about. */
function wordsOf(result: SearchResult): string[] {
  const { title, highlight, states, products, category, tags } = result;
  return wordsIn(
    title,
    highlight?.replaceAll(/\[\[|\]\]/gu, ''),
    typeTag(result)?.label,
    ...(states ?? []).flatMap(({ code, name }) => [code, name]),
    ...[...(products ?? []), ...(tags ?? []), category].map((term) => term?.name),
  );
}

/** The word that is the fewest slips of the keys away; of these the one that stands there most often. */
function nearest(typed: string, words: readonly string[]): string | null {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const near = [...times].flatMap(([word, count]) => {
    const slips = editDistance(typed, word);
    return slips === null ? [] : [{ word, slips, count }];
  });
  return near.toSorted((a, b) => a.slips - b.slips || b.count - a.count)[0]?.word ?? null;
}
