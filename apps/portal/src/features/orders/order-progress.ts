import type { CollateralRequest, OrderStatus } from '@producer-portal/api';

/** The steps shown to the user. The status is `draft` before the first step and `closed` after the last. */
const orderSteps = ['submitted', 'in_review', 'approved', 'in_production', 'shipped'] as const;

export interface OrderProgress {
  readonly steps: readonly OrderStatus[];
  /** Index of the current step; the number of steps when all are done. */
  readonly current: number;
  /** Index of the step that needs attention. */
  readonly error?: number;
}

/** Returns when an order last reached a status, as an ISO timestamp; null if it never did, or if the time is unknown. */
export function findStatusTime(
  { history }: Pick<CollateralRequest, 'history'>,
  status: OrderStatus,
): string | null {
  return history?.findLast((step) => step.status === status)?.at ?? null;
}

/**
 * Returns an order's steps and the current step. If the order was returned, `returned` is the last step, in place of
 * `approved`.
 *
 * @returns null for a draft, and for an unknown status.
 */
export function getOrderProgress(status: string): OrderProgress | null {
  if (status === 'closed') return { steps: orderSteps, current: orderSteps.length };
  if (status === 'returned') {
    const steps = orderSteps.map((step) => (step === 'approved' ? 'returned' : step));
    const returnedIndex = steps.indexOf('returned');
    return {
      steps: steps.slice(0, returnedIndex + 1),
      current: returnedIndex,
      error: returnedIndex,
    };
  }
  const current = orderSteps.findIndex((step) => step === status);
  return current < 0 ? null : { steps: orderSteps, current };
}

/** Whether it still makes sense to ask to cancel an order: it wasn't returned, and it hasn't shipped. */
export function canCancel(status: string): boolean {
  return !['returned', 'shipped', 'closed'].includes(status);
}
