import type { CollateralRequest, OrderStatus } from '@producer-portal/api';

/** The life of an order as its reader follows it; the cart and what is over stand outside of it. */
const life = ['submitted', 'in_review', 'approved', 'in_production', 'shipped'] as const;

export interface OrderLife {
  readonly steps: readonly OrderStatus[];
  /** The place of the present step; as many as there are steps when all are done. */
  readonly current: number;
  /** The place of the step that needs attention. */
  readonly error?: number;
}

/** The instant at which an order came to a status, the last time it did. */
export function stepAt(
  { history }: Pick<CollateralRequest, 'history'>,
  status: OrderStatus,
): string | null {
  return history?.findLast((step) => step.status === status)?.at ?? null;
}

/**
 * Where an order stands in its life; `returned` stands in the place of `approved`.
 *
 * @returns null for a status that is not known here: its word alone says what it is.
 */
export function orderLife(status: string): OrderLife | null {
  if (status === 'closed') return { steps: life, current: life.length };
  if (status === 'returned') {
    const steps = life.map((step) => (step === 'approved' ? 'returned' : step));
    const at = steps.indexOf('returned');
    return { steps: steps.slice(0, at + 1), current: at, error: at };
  }
  const current = life.findIndex((step) => step === status);
  return current < 0 ? null : { steps: life, current };
}
