import { findNearestWord, type SearchResult } from '@producer-portal/api';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { searchPath } from '../../modules/paths/search-path.ts';
import { extractMatches } from './highlighted-text.tsx';
import { getQueryWords, replaceWords } from './query-terms.ts';

/** A query in which the host corrected typos. */
export type SpellingCorrection = {
  readonly correctedQuery: string;
  /** URL of the search for exactly what the user typed. */
  readonly literalHref: string;
};

/** Words that the host corrects: at least four letters, and no digits. */
const CORRECTABLE = /^\p{L}{4,}$/u;

/** Strips a word's ending. The host finds `rates` for `rated`, and such a difference isn't a typo. */
const toStem = (word: string) =>
  word.replace(/(?<=\p{L}{3})(?:ings?|ied|ies|ed|es|ers?|ly|als?|s|y|e)$/u, '');

const splitWords = (...texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/**
 * Infers from the results which typos the host corrected. The contract has no field for corrections, but the host marks the
 * words that it matched.
 *
 * @param results - the first page of results, best match first.
 * @param query - as the user typed it.
 * @returns null if every word was found as typed, if the marked words don't show a clear correction, or if the query has
 * quotation marks, which turn corrections off.
 * @example findCorrection(results, 'motorcyle rates') // { correctedQuery: 'motorcycle rates', literalHref: … }
 */
export function findCorrection(
  results: readonly SearchResult[],
  query: string,
): SpellingCorrection | null {
  if (query.includes('"')) return null;
  const words = getQueryWords(query);
  const resultWords = new Set(results.flatMap(getResultWords));
  const stems = new Set([...resultWords].map(toStem));
  const isFound = (word: string, index: number) =>
    stems.has(toStem(word)) ||
    // The last word may be a prefix, because suggestions search while the user types.
    (index === words.length - 1 && [...resultWords].some((other) => other.startsWith(word)));
  // A marked word that matches a word of the query isn't a correction of another word.
  const queryStems = new Set(words.map((word) => toStem(word.toLowerCase())));
  const highlightedWords = results
    .flatMap(({ highlight }) => splitWords(...extractMatches(highlight)))
    .filter((word) => CORRECTABLE.test(word) && !queryStems.has(toStem(word)));
  const corrections = new Map(
    words.flatMap((word, index) => {
      const typedWord = word.toLowerCase();
      const corrected =
        CORRECTABLE.test(word) &&
        !isFound(typedWord, index) &&
        findNearestWord(typedWord, highlightedWords);
      return corrected ? [[word, corrected]] : [];
    }),
  );
  if (corrections.size === 0) return null;
  return {
    correctedQuery: replaceWords(query, (word) => corrections.get(word) ?? word),
    literalHref: searchPath(
      replaceWords(query, (word) => (corrections.has(word) ? `"${word}"` : word)),
    ),
  };
}

/** Returns the words of a result's text and metadata. */
function getResultWords(result: SearchResult): string[] {
  const { title, highlight, states, products, category, tags } = result;
  return splitWords(
    title,
    highlight?.replaceAll(/\[\[|\]\]/gu, ''),
    typeTag(result)?.label,
    ...(states ?? []).flatMap(({ code, name }) => [code, name]),
    ...[...(products ?? []), ...(tags ?? []), category].map((term) => term?.name),
  );
}
