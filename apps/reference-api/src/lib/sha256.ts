import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text as base64url. */
export const sha256 = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
