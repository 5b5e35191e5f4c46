import type { SearchResult } from '@producer-portal/api';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { marksIn } from './marked-text.tsx';

/**
 * Whether none of the results holds a word of the search as it is written, in what is shown of it or in what it is about: the
 * host has then found what looks alike.
 *
 * @param words as they were typed
 * @example onlyAlike(results, ['windstrom']) // true where they tell of windstorms
 */
export function onlyAlike(results: readonly SearchResult[], words: readonly string[]): boolean {
  const stems = words.map((word) => word.toLowerCase().replace(/s$/u, ''));
  return (
    results.length > 0 &&
    stems.length > 0 &&
    results.every((result) => {
      if (marksIn(result.highlight).length > 0) return false;
      const { title, states, products, category, tags } = result;
      const about = [
        title,
        typeTag(result)?.label,
        ...(states ?? []).flatMap(({ code, name }) => [code, name]),
        ...[...(products ?? []), ...(tags ?? []), category].map((term) => term?.name),
      ];
      const text = about.join(' ').toLowerCase();
      return !stems.some((stem) => text.includes(stem));
    })
  );
}
