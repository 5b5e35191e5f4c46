import { useRef } from 'react';

/**
 * Holds on to what was pressed, so that the same press is sent again: a retry of the very same carries its first key, and is
 * done once (packages/api, "One press, one Idempotency-Key"). Anything else is another press.
 *
 * @example
 * const toSubmission = useSubmission<CartItemInput>();
 * mutate(toSubmission({ quantity: 250, … }));
 */
export function useSubmission<T extends object>(): (wanted: T) => T {
  const last = useRef<{ text: string; submission: T } | null>(null);
  return (wanted) => {
    const text = JSON.stringify(wanted);
    if (last.current?.text !== text) last.current = { text, submission: wanted };
    return last.current.submission;
  };
}
