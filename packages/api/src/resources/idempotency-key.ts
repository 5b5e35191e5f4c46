const keys = new WeakMap<object, string>();

/** A UUID; also on a page without TLS, where the browser's own maker of them is missing. */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What was pressed, with the key of the press where the caller has one. */
export type Submission = {
  /** @default made once for this object, and kept until the call has succeeded */
  idempotencyKey?: string;
};

/**
 * Sends what was pressed under the key of that press. The variables of a mutation stand for the
 * press: sent again, by a retry or by `mutate(variables)`, they carry the same key, so that a host
 * that had taken the first one answers its result instead of doing it twice. Once it has succeeded,
 * the same object is a new press.
 *
 * The key hangs on the identity of that object: two that are made alike are two presses.
 */
export async function withIdempotencyKey<Result>(
  submission: Submission,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const key = submission.idempotencyKey ?? keys.get(submission) ?? createIdempotencyKey();
  keys.set(submission, key);
  const result = await send(key);
  keys.delete(submission);
  return result;
}
