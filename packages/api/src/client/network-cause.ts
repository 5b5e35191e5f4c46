/** Returns the class name of a thrown value. The value's message may contain personal data. */
export const getErrorClass = (thrown: unknown): string =>
  thrown instanceof Error && /^\w{1,40}$/.test(thrown.name) ? thrown.name : typeof thrown;

/**
 * Returns the reason for a network failure: the system's code in Node, such as `ECONNREFUSED`, or the
 * class name in a browser, which hides the reason.
 */
export function getNetworkCause(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const code: unknown = 'code' in thrown ? thrown.code : undefined;
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) return code;
  // Node's fetch refuses a redirect with an error that has no code.
  if (thrown.message === 'unexpected redirect') return 'REDIRECT';
  // For a host with several addresses, there is one error for each address.
  if (thrown instanceof AggregateError) return getNetworkCause(thrown.errors[0]);
  return thrown.cause === undefined ? getErrorClass(thrown) : getNetworkCause(thrown.cause);
}
