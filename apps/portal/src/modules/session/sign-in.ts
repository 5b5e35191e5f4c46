import { readText, writeText } from '../../lib/storage.ts';
import { loginPath, toReturnPath } from '../paths/navigation.ts';
import { createPkcePair } from './pkce.ts';
import type { PortalConfig } from './portal-config.ts';

/** The result of single sign-on: a one-time code, or null after an error. */
export interface SignInResult {
  code: string | null;
  /** True if single sign-on says that the user has no access (`error=no_access`). */
  isDenied?: true;
  /** The page to continue to, already checked. */
  path: string;
  /** The host's reference number of an error, for support. */
  reference?: string;
}

/** A sign-in that this tab started and hasn't finished. */
export interface StartedSignIn {
  /** Milliseconds since 1970. */
  at: number;
  /** Sent to the host with the code; null if the sign-in started without a challenge. */
  verifier: string | null;
  /** How many times in a row this tab has come back without a code, each time within ten seconds. */
  returns: number;
}

/** Starts single sign-on and reads its result (docs/contract.md#sign-in-and-relaystate). */
export interface SignIn {
  /** The result that this page was opened with, until `clearPendingResult` is called. */
  pendingResult(): SignInResult | null;
  clearPendingResult(): void;
  /**
   * Starts single sign-on, which then returns to `path`. Call it when the user clicks. Without a network, it opens /login, which
   * continues when the network is back.
   */
  start(path: string): void;
  /**
   * Starts single sign-on without a click. Returns false and does nothing if this tab has come back without a code twice in a
   * row, each time within ten seconds. Once isn't a loop, because the user may have left single sign-on.
   */
  startUnlessLooping(path: string): boolean;
  /** The sign-in that this tab started; null if this tab started none. In that case, the user must confirm a code. */
  startedSignIn(): StartedSignIn | null;
}

export interface SignInOptions {
  config: Pick<PortalConfig, 'apiHost' | 'ssoInitiatePath' | 'ssoLogoutPath'>;
  /** The URL that this page was opened at. */
  pageUrl: URL;
  /** Loads a URL: of single sign-on, or of /login while offline. */
  redirect: (url: string) => void;
  now?: () => number;
}

const STARTED_KEY = 'startedSignIn';
const LOOP_MS = 10_000;
const MAX_RETURNS = 2;

/** The format of the host's request ids. Other text is not shown, because anyone can create a link to /login. */
const REFERENCE = /^[\w-]{8,64}$/;

/**
 * Reads the result of single sign-on from the URL of /login. The caller must remove the query from the URL before
 * anything else runs.
 */
export function readSignInResult(pageUrl: URL): SignInResult | null {
  if (pageUrl.pathname !== '/login') return null;
  const code = pageUrl.searchParams.get('code');
  if (code === null && !pageUrl.searchParams.has('error')) return null;
  const reference = pageUrl.searchParams.get('reference') ?? '';
  return {
    code: code || null,
    ...(pageUrl.searchParams.get('error') === 'no_access' ? { isDenied: true } : {}),
    path: toReturnPath(pageUrl.searchParams.get('RelayState')),
    ...(!code && REFERENCE.test(reference) ? { reference } : {}),
  };
}

/**
 * Returns the page to show if this page was opened at a path of single sign-on; null at every other path. Without a network,
 * the service worker shows the portal's page there.
 */
export function getPathInsteadOfSso(
  { pathname, searchParams }: URL,
  { ssoInitiatePath, ssoLogoutPath }: Pick<PortalConfig, 'ssoInitiatePath' | 'ssoLogoutPath'>,
): string | null {
  if (pathname === ssoInitiatePath) return loginPath(searchParams.get('RelayState') ?? '/');
  return pathname === ssoLogoutPath ? '/logged-out' : null;
}

/** Reads the started sign-in from storage. A malformed value counts as missing. */
function readStartedSignIn(): StartedSignIn | null {
  try {
    const stored: unknown = JSON.parse(readText('session', STARTED_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('at' in stored)) return null;
    const verifier = 'verifier' in stored ? stored.verifier : null;
    if (typeof stored.at !== 'number' || !(verifier === null || typeof verifier === 'string'))
      return null;
    const returns = 'returns' in stored && typeof stored.returns === 'number' ? stored.returns : 0;
    return { at: stored.at, verifier, returns };
  } catch {
    return null;
  }
}

/** Stores the started sign-in until single sign-on returns. Returns false if storage is blocked. */
function saveStartedSignIn(started: StartedSignIn): boolean {
  const text = JSON.stringify(started);
  writeText('session', STARTED_KEY, text);
  return readText('session', STARTED_KEY) === text;
}

export function createSignIn({ config, pageUrl, redirect, now = Date.now }: SignInOptions): SignIn {
  let result = readSignInResult(pageUrl);
  // Without a network, the browser can't have reached single sign-on, so it isn't back from there.
  const wasUnreachable =
    result === null && (!navigator.onLine || getPathInsteadOfSso(pageUrl, config) !== null);
  // Read once, on page load, because a sign-out in another tab may clear this tab's storage.
  let startedSignIn = wasUnreachable ? null : readStartedSignIn();
  let isRedirecting = false;

  function clearStartedSignIn(): void {
    startedSignIn = null;
    writeText('session', STARTED_KEY, null);
  }

  async function redirectToSingleSignOn(path: string, returns: number): Promise<void> {
    const pkcePair = await createPkcePair();
    // A challenge without a stored verifier would make every code invalid.
    const verifier = pkcePair?.verifier ?? null;
    const isStored = saveStartedSignIn({ at: now(), verifier, returns });
    const query = new URLSearchParams({
      ...(path === '/' ? {} : { RelayState: path }),
      ...(pkcePair && isStored ? { code_challenge: pkcePair.challenge } : {}),
    }).toString();
    redirect(config.apiHost + config.ssoInitiatePath + (query && `?${query}`));
  }

  function start(path: string, returns = 0): void {
    if (!navigator.onLine) {
      redirect(loginPath(path));
      return;
    }
    isRedirecting = true;
    void redirectToSingleSignOn(toReturnPath(path), returns);
  }

  return {
    pendingResult: () => result,
    clearPendingResult() {
      result = null;
      clearStartedSignIn();
    },
    start: (path) => start(path),
    startUnlessLooping(path) {
      // The redirect has already started. An effect that runs twice must not look like a sign-in loop.
      if (isRedirecting) return true;
      const last = startedSignIn;
      const returns = last && now() - last.at < LOOP_MS ? last.returns + 1 : 0;
      if (returns === MAX_RETURNS) {
        clearStartedSignIn();
        return false;
      }
      start(path, returns);
      return true;
    },
    startedSignIn: () => startedSignIn,
  };
}
