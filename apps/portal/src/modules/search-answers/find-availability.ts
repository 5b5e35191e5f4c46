import type { Product } from '@producer-portal/api';
import { usStates, type UsState } from '../states/us-states.ts';
import { tradeTerms } from './trade-terms.ts';
import { toWords } from './words.ts';

/** State codes that are also words. They mean a state only in capitals, as in the host's search. */
const CODES_THAT_ARE_WORDS = ['CO', 'HI', 'IN', 'ME', 'OK', 'OR'];

/** Words of a question that don't change its meaning. "Bind" isn't one, because it asks about binding notices. */
const QUESTION_WORDS = new Set(
  toWords(
    'a am an are available availability can do for i in insurance is it map my of offer offered on open product sell state the to we what where which write you',
  ),
);

export interface AvailabilityQuestion {
  readonly state: UsState;
  /** The other words, without the words of a question, such as `['motor', 'home']`. */
  readonly words: readonly string[];
}

/**
 * Reads a query as a question about a state: "motorcycle texas", "can I write boats in FL", "availability map Ohio". `null`
 * if it names no state, or nothing but a state.
 */
export function parseAvailabilityQuestion(query: string): AvailabilityQuestion | null {
  const { state, words } = splitState(query);
  if (!state || words.length === 0) return null;
  return { state, words: withoutQuestionWords(words) };
}

/** Removes the words of a question that don't change its meaning, such as "can I". */
export const withoutQuestionWords = (words: readonly string[]): string[] =>
  words.filter((word) => !QUESTION_WORDS.has(word));

/** Splits a query into the state that it names, if any, and its other words. */
export function splitState(query: string): {
  readonly state: UsState | null;
  readonly words: readonly string[];
} {
  const queryWords = toWords(query);
  for (const state of statesByLength) {
    const start = findState(query, queryWords, state);
    if (start) return { state, words: queryWords.toSpliced(start.index, start.length) };
  }
  return { state: null, words: queryWords };
}

/** Longer names first, so that "West Virginia" isn't taken for "Virginia". */
const statesByLength = usStates.toSorted((a, b) => b.name.length - a.name.length);

function findState(query: string, queryWords: readonly string[], state: UsState) {
  const { code, name, englishName } = state;
  for (const nameWords of [name, englishName].map(toWords)) {
    const index = queryWords.findIndex((_, at) =>
      nameWords.every((word, offset) => queryWords[at + offset] === word),
    );
    if (index >= 0) return { index, length: nameWords.length };
  }
  const canMeanState =
    !CODES_THAT_ARE_WORDS.includes(code) || new RegExp(`\\b${code}\\b`, 'u').test(query);
  const codeIndex = canMeanState ? queryWords.lastIndexOf(code.toLowerCase()) : -1;
  return codeIndex >= 0 ? { index: codeIndex, length: 1 } : null;
}

/**
 * Finds the products that the words name: products whose titles consist of exactly these words, or else products whose titles
 * contain them. Abbreviations and other trade terms count too.
 */
export function findProducts(
  products: readonly Product[],
  words: readonly string[],
): readonly Product[] {
  if (words.length === 0) return [];
  const text = words.join(' ');
  const synonyms = tradeTerms.find((terms) =>
    terms.some((term) => toWords(term).join(' ') === text),
  );
  const names = synonyms?.map(toWords) ?? [words];
  const titledProducts = products.map((product) => ({ product, title: toWords(product.title) }));
  const matches = titledProducts.filter(({ title }) =>
    names.some((name) => name.every((word) => title.includes(word))),
  );
  const exactMatches = matches.filter(({ title }) =>
    names.some((name) => name.length === title.length),
  );
  return (exactMatches.length > 0 ? exactMatches : matches).map(({ product }) => product);
}
