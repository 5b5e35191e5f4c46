/**
 * Makes this tab one that began to sign in, as `SignIn.start` does.
 *
 * @param verifier - the secret of the challenge that went to single sign-on; null for none.
 */
export function beginSignIn(verifier: string | null = 'v'.repeat(43)): void {
  sessionStorage.setItem('startedSignIn', JSON.stringify({ at: 0, verifier }));
}

/** The page that the browser left for single sign-on with, of each time that it did. */
export const relayStates = (redirects: readonly string[]) =>
  redirects.map((url) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    return `${pathname} ${searchParams.get('RelayState') ?? '/'}`;
  });
