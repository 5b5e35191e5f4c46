import { findNearestWord } from '@producer-portal/api';

const MAX_LISTED = 12;

/**
 * Suggests allowed values: the one that the author probably meant, or the first few.
 *
 * @example suggest('titles', ['title', 'slug']) // 'Did you mean "title"?'
 */
export function suggest(typed: string, allowed: readonly string[]): string {
  const lowercase = allowed.map((name) => name.toLowerCase());
  const nearest = findNearestWord(typed.toLowerCase(), lowercase);
  if (nearest !== null) return `Did you mean "${allowed[lowercase.indexOf(nearest)]}"?`;
  if (allowed.length === 0) return 'There are no values to suggest.';
  const listed = allowed.slice(0, MAX_LISTED).join(', ');
  return `Use one of: ${listed}${allowed.length > MAX_LISTED ? ', …' : ''}.`;
}
