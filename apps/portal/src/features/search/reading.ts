import { slipsBetween, type SearchResult } from '@producer-portal/api';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { searchPath } from '../../modules/paths/search-path.ts';
import { marksIn } from './marked-text.tsx';
import { markedWords } from './other-words.ts';

/** How a host has read a search that is not written anywhere as it stands. */
export type Reading =
  /** A slip of the keys was put right. */
  | {
      readonly kind: 'spelling';
      /** The search as it was taken. */
      readonly taken: string;
      /** Where only what was typed is searched for. */
      readonly literalHref: string;
    }
  /** What looks alike was found. */
  | { readonly kind: 'alike' };

/** A word without its ending: `rated` is found by `rates`, and is no slip of it. */
const rootOf = (word: string) =>
  word.toLowerCase().replace(/(?<=\p{L}{3})(?:ing|ied|ies|ed|es|ers?|ly|s|d|y)$/u, '');

/**
 * How the host has read the words of a search, by what it has found: the contract has no field that says it, but what is
 * found holds the word that was taken.
 *
 * @param query as it was typed
 * @returns null where something is found for each word as it is written, or in other words of the trade
 * @example readingOf(results, 'motorcyle rates') // { kind: 'spelling', taken: 'motorcycle rates', literalHref: … }
 */
export function readingOf(results: readonly SearchResult[], query: string): Reading | null {
  if (results.length === 0) return null;
  const texts = results.map(textOf);
  const words = markedWords(query);
  const missing = words.filter((word) => !texts.some((text) => text.includes(rootOf(word))));
  const meant = new Map(
    missing.flatMap((word) => {
      const taken = nearest(word.toLowerCase(), texts);
      return taken === null ? [] : [[word, taken]];
    }),
  );
  const put = (spell: (word: string, taken: string) => string) =>
    query
      .split(/(\s+)/u)
      .map((word) => spell(word, meant.get(word) ?? word))
      .join('');
  const isLiteral = query.includes('"');
  if (meant.size > 0 && !isLiteral) {
    return {
      kind: 'spelling',
      taken: put((_, taken) => taken),
      literalHref: searchPath(put((word, taken) => (word === taken ? word : `"${word}"`))),
    };
  }
  const isUnmarked = results.every(({ highlight }) => marksIn(highlight).length === 0);
  const isMissing = words.length > 0 && missing.length === words.length;
  return meant.size > 0 || (isMissing && isUnmarked) ? { kind: 'alike' } : null;
}

/** What a result shows, and what it is about. */
function textOf(result: SearchResult): string {
  const { title, highlight, states, products, category, tags } = result;
  return [
    title,
    highlight?.replaceAll(/\[\[|\]\]/gu, ''),
    typeTag(result)?.label,
    ...(states ?? []).flatMap(({ code, name }) => [code, name]),
    ...[...(products ?? []), ...(tags ?? []), category].map((term) => term?.name),
  ]
    .join(' ')
    .toLowerCase();
}

/** The word in the texts that is the fewest slips of the keys away; of these the one that stands there most often. */
function nearest(typed: string, texts: readonly string[]): string | null {
  const times = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])) {
    times.set(word, (times.get(word) ?? 0) + 1);
  }
  const near = [...times].flatMap(([word, count]) => {
    const slips = slipsBetween(typed, word);
    return slips === null ? [] : [{ word, slips, count }];
  });
  return near.toSorted((a, b) => a.slips - b.slips || b.count - a.count)[0]?.word ?? null;
}
