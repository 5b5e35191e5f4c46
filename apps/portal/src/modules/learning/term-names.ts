import type { Term } from '@producer-portal/api';

/** The names of a record's terms: `Classic policy system, Billing center`; null without terms. */
export function joinTermNames(
  terms: readonly Pick<Term, 'name'>[] | null | undefined,
): string | null {
  return terms?.map(({ name }) => name).join(', ') || null;
}
