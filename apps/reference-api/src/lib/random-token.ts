/** Matches the tokens that `createRandomToken` returns. */
export const RANDOM_TOKEN = /^[\w-]{22}$/;

/** Returns 128 random bits as base64url: 22 characters. */
export const createRandomToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
