import type { ProductUpdate, Term } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';

/** The news of one category, in the order of the list it came in. */
export interface CategoryNews {
  /** Null for what has no category. */
  readonly category: Term | null;
  readonly updates: readonly ProductUpdate[];
}

/** The news by category: the category with the newest first, what has none last. */
export function byCategory(updates: readonly ProductUpdate[]): CategoryNews[] {
  const groups = groupBy(updates, ({ category }) => category?.key ?? null);
  return [...groups]
    .map(([key, found]) => ({
      category: key === null ? null : (found[0]?.category ?? null),
      updates: found,
    }))
    .toSorted((a, b) => Number(a.category === null) - Number(b.category === null));
}
