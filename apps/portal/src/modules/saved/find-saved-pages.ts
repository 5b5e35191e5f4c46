import { createMatcher } from '../search-answers/words.ts';
import type { SavedPage } from './answer-reader.ts';

/**
 * The saved pages with a word in the title, the area, or the filters that starts with each word of the text.
 *
 * @example findSavedPages(pages, 'erie alerts')
 */
export function findSavedPages(pages: readonly SavedPage[], text: string): SavedPage[] {
  const matches = createMatcher(text);
  return pages.filter(({ title, details }) => matches(`${title} ${details}`));
}
