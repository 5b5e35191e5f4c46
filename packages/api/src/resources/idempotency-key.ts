import type { Id } from './content/schema.ts';

const keysBySubmission = new WeakMap<object, string>();

/** Creates a UUID, even on pages without TLS, where `crypto.randomUUID` is missing. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Returns the temporary id of a record that is added later. It contains the idempotency key of the call that will add the
 * record.
 */
export const toQueuedId = (idempotencyKey: string): string => `queued-${idempotencyKey}`;

/** Whether an id is temporary, because its record is added later. */
export const isQueuedId = (id: Id): boolean => String(id).startsWith(toQueuedId(''));

/** Variables of a mutation that must run only once. */
export type Submission = {
  /** @default created once for this object and kept until the call succeeds */
  idempotencyKey?: string;
};

/**
 * Sends a submission with an idempotency key. The key belongs to the submission object: a retry with
 * the same object sends the same key, so a host that has already run the call returns the first
 * result. After a success, the same object gets a new key, unless it has an `idempotencyKey` of its own.
 *
 * The key depends on the identity of the object: two equal objects are two submissions.
 */
export async function withIdempotencyKey<Result>(
  submission: Submission,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const key =
    submission.idempotencyKey ?? keysBySubmission.get(submission) ?? createIdempotencyKey();
  keysBySubmission.set(submission, key);
  const result = await send(key);
  keysBySubmission.delete(submission);
  return result;
}
