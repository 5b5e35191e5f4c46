const LONGEST = 512;

/**
 * The path that sign-in leads back to, or `/` for anything but a path of the portal itself
 * (docs/contract.md#sign-in-and-relaystate): whoever follows a link to sign-in must not end up elsewhere.
 */
export function safeRelayState(value: string | undefined): string {
  if (value === undefined || value.length > LONGEST) return '/';
  // A browser drops tabs and line ends from an address before it reads it.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value)) return '/';
  const base = 'http://portal.invalid';
  return URL.canParse(value, base) && new URL(value, base).origin === base ? value : '/';
}
