import { editDistance } from '@producer-portal/api';

const MAX_LISTED = 12;

/**
 * Suggests allowed values: the one that the author probably meant, or the first few.
 *
 * @example suggest('titles', ['title', 'slug']) // 'Did you mean "title"?'
 */
export function suggest(typed: string, allowed: readonly string[]): string {
  const lower = typed.toLowerCase();
  const [nearest] = allowed
    .flatMap((name) => {
      const edits = editDistance(lower, name.toLowerCase());
      return edits === null ? [] : [{ name, edits }];
    })
    .toSorted((one, other) => one.edits - other.edits);
  if (nearest) return `Did you mean "${nearest.name}"?`;
  if (allowed.length === 0) return 'The host has none.';
  const listed = allowed.slice(0, MAX_LISTED).join(', ');
  return `Use one of: ${listed}${allowed.length > MAX_LISTED ? ', …' : ''}.`;
}
