/**
 * Marks this tab as having started a sign-in, like `SignIn.start` does.
 *
 * @param verifier - the secret behind the challenge that was sent to single sign-on; null for none.
 */
export function beginSignIn(verifier: string | null = 'v'.repeat(43)): void {
  sessionStorage.setItem('startedSignIn', JSON.stringify({ at: 0, verifier }));
}

/** The path and RelayState of each redirect to single sign-on. */
export const getRelayStates = (redirects: readonly string[]) =>
  redirects.map((url) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    return `${pathname} ${searchParams.get('RelayState') ?? '/'}`;
  });
