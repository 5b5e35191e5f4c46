import { exchangeCode, revokeSession } from '@producer-portal/api';
import { api, host, session } from './portal';

const encodeBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Redirects to the host's sign-in, which returns to `/login?code=…&RelayState=<path>`. */
export async function startSignIn(path: string): Promise<void> {
  const verifier = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem('verifier', verifier);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = { RelayState: path, code_challenge: encodeBase64Url(new Uint8Array(hash)) };
  location.assign(`${host}/sso/initiate?${new URLSearchParams(query)}`);
}

/** Completes a sign-in on `/login`. Returns the path to open next, or undefined if the user isn't signed in. */
export async function finishSignIn(query: URLSearchParams): Promise<string | undefined> {
  const code = query.get('code');
  const verifier = sessionStorage.getItem('verifier');
  sessionStorage.removeItem('verifier');
  // Without a verifier, this tab didn't start the sign-in: a link could sign the user in as someone else.
  if (!code || !verifier) return undefined;
  const result = await exchangeCode(api, code, { verifier });
  if (result.outcome === 'refused') return undefined;
  const { outcome } = session.acceptTokens(result.tokens, { started: true });
  const path = query.get('RelayState') ?? '/';
  // Accepts only paths of this site. "//example.com" would lead to another site.
  return outcome === 'accepted' ? (/^\/(?![/\\])/.exec(path) ? path : '/') : undefined;
}

/** Ends the sign-in here, in all tabs, and at the host. */
export function signOut(): void {
  void revokeSession(api);
  session.signOut();
}
