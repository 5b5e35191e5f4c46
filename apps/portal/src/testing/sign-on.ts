/**
 * Marks this tab as having started a sign-in, like `SignIn.start` does.
 *
 * @param verifier - the secret behind the challenge that was sent to single sign-on; null for none.
 */
export function beginSignIn(verifier: string | null = 'v'.repeat(43)): void {
  sessionStorage.setItem('startedSignIn', JSON.stringify({ at: 0, verifier }));
}

/** Describes each redirect to single sign-on by its path and RelayState: `/sso/initiate /alerts`. */
export const describeRedirects = (redirects: readonly string[]) =>
  redirects.map((url) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    return `${pathname} ${searchParams.get('RelayState') ?? '/'}`;
  });
