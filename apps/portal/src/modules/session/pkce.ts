/** Binds a one-time code to the browser that started the sign-in (docs/contract.md#bound-codes). */
export interface PkcePair {
  /** Stored by the browser and sent with the code. */
  verifier: string;
  /** Sent to single sign-on: the SHA-256 of the verifier. */
  challenge: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Creates a random verifier of 32 bytes and its challenge, both as base64url (43 characters).
 *
 * @returns null without `crypto.subtle`, which plain http pages don't have.
 */
export async function createPkcePair(): Promise<PkcePair | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return null;
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}
