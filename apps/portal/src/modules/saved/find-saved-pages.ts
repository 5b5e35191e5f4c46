import { createMatcher } from '../search-answers/words.ts';
import type { SavedPage } from './answer-reader.ts';

/**
 * Finds the saved pages that match each word of the text: a word of the page's title, area, or filters starts with it.
 *
 * @example findSavedPages(pages, 'erie alerts')
 */
export function findSavedPages(pages: readonly SavedPage[], text: string): SavedPage[] {
  const matches = createMatcher(text);
  return pages.filter(({ title, details }) => matches(`${title} ${details}`));
}
