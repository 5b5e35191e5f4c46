/** The same limit as in the portal. */
const MAX_LENGTH = 4096;

/**
 * Returns the path to go to after sign-in, or `/` for anything that is not a portal path
 * (docs/contract.md#sign-in-and-relaystate). This prevents open redirects.
 */
export function toSafePath(value: string | undefined): string {
  if (value === undefined || value.length > MAX_LENGTH) return '/';
  // Browsers remove tabs and line breaks from URLs before parsing.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)) return '/';
  const base = 'http://portal.invalid';
  return URL.canParse(value, base) && new URL(value, base).origin === base ? value : '/';
}
