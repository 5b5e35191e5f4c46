import type { ProductUpdate, Term } from '@producer-portal/api';
import { groupBy } from '../../lib/group-by.ts';

/** The updates of one category, in list order. */
export interface CategoryNews {
  /** Null for updates without a category. */
  readonly category: Term | null;
  readonly updates: readonly ProductUpdate[];
}

/** Groups updates by category, in the order in which the categories first appear. Updates without a category come last. */
export function groupByCategory(updates: readonly ProductUpdate[]): CategoryNews[] {
  const groups = groupBy(updates, ({ category }) => category?.key ?? null);
  return [...groups]
    .map(([key, categoryUpdates]) => ({
      category: key === null ? null : (categoryUpdates[0]?.category ?? null),
      updates: categoryUpdates,
    }))
    .toSorted((a, b) => Number(a.category === null) - Number(b.category === null));
}
