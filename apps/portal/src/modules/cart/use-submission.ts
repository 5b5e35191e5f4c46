import { useRef } from 'react';

/**
 * Reuses the last submission while its content is the same, so that a retry has the same idempotency key and takes effect once
 * (`withIdempotencyKey` in packages/api). Changed content is a new submission.
 *
 * @example
 * const toSubmission = useSubmission<CartItemInput>();
 * mutate(toSubmission({ quantity: 250, … }));
 */
export function useSubmission<T extends object>(): (input: T) => T {
  const lastSubmission = useRef<{ text: string; submission: T } | null>(null);
  return (input) => {
    const text = JSON.stringify(input);
    if (lastSubmission.current?.text !== text) lastSubmission.current = { text, submission: input };
    return lastSubmission.current.submission;
  };
}
