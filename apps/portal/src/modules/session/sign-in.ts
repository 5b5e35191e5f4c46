import { readText, writeText } from '../../lib/storage.ts';
import { returnPath } from '../paths/navigation.ts';
import { createCodeProof } from './code-proof.ts';
import type { PortalConfig } from './portal-config.ts';

/** What single sign-on came back with: a one-time code, or the reason why there is none. */
export interface HandOverRequest {
  code: string | null;
  /** The page to go on to, already checked. */
  path: string;
}

/** A sign-in that this tab began and has not finished. */
export interface StartedSignIn {
  /** Milliseconds since 1970. */
  at: number;
  /** What the host must be sent with the code; null when the sign-in began without a challenge. */
  verifier: string | null;
}

/** The way out to single sign-on and back (docs/contract.md#sign-in-and-relaystate). */
export interface SignIn {
  /** What this page was opened with, until it is settled. */
  handOver(): HandOverRequest | null;
  settle(): void;
  /** Goes to single sign-on and from there to `path`; for a click of the user. */
  start(path: string): void;
  /** Goes by itself; false, and nothing happens, when this browser came back less than 10 s ago without a code. */
  startUnlessLooping(path: string): boolean;
  /** The sign-in that this tab began; null when it did not, and a code that came is then never taken without asking. */
  started(): StartedSignIn | null;
}

export interface SignInOptions {
  config: Pick<PortalConfig, 'apiHost' | 'ssoInitiatePath'>;
  /** The address this page was opened with. */
  address: URL;
  /** Leaves the portal. */
  redirect: (url: string) => void;
  now?: () => number;
}

const STARTED_KEY = 'startedSignIn';
const LOOP_MS = 10_000;

/**
 * Reads what single sign-on put into the address of /login. The caller takes the query out of the address at once, before
 * anything else runs.
 */
export function readHandOver(address: URL): HandOverRequest | null {
  if (address.pathname !== '/login') return null;
  const code = address.searchParams.get('code');
  if (code === null && !address.searchParams.has('error')) return null;
  return { code: code || null, path: returnPath(address.searchParams.get('RelayState')) };
}

/** A garbled value counts as absent. */
function readStarted(): StartedSignIn | null {
  try {
    const stored: unknown = JSON.parse(readText('session', STARTED_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('at' in stored)) return null;
    const verifier = 'verifier' in stored ? stored.verifier : null;
    if (typeof stored.at !== 'number' || !(verifier === null || typeof verifier === 'string'))
      return null;
    return { at: stored.at, verifier };
  } catch {
    return null;
  }
}

/** Stores it for the page that comes back; false when the browser refuses. */
function storeStarted(started: StartedSignIn): boolean {
  const text = JSON.stringify(started);
  writeText('session', STARTED_KEY, text);
  return readText('session', STARTED_KEY) === text;
}

export function createSignIn({ config, address, redirect, now = Date.now }: SignInOptions): SignIn {
  let request = readHandOver(address);
  // Read once, at the start of the page: what this tab stores may be cleared for a sign-out in another tab.
  let started = readStarted();
  let leaving = false;

  function forgetStarted(): void {
    started = null;
    writeText('session', STARTED_KEY, null);
  }

  async function goToSignOn(path: string): Promise<void> {
    const proof = await createCodeProof();
    // A challenge whose verifier is lost on the way would make every code useless.
    const isKept = storeStarted({ at: now(), verifier: proof?.verifier ?? null });
    const query = new URLSearchParams({
      ...(path === '/' ? {} : { RelayState: path }),
      ...(proof && isKept ? { code_challenge: proof.challenge } : {}),
    }).toString();
    redirect(config.apiHost + config.ssoInitiatePath + (query && `?${query}`));
  }

  function start(path: string): void {
    leaving = true;
    void goToSignOn(returnPath(path));
  }

  return {
    handOver: () => request,
    settle() {
      request = null;
      forgetStarted();
    },
    start,
    startUnlessLooping(path) {
      // The browser is already on its way; an effect that runs twice must not look like a return.
      if (leaving) return true;
      if (started && now() - started.at < LOOP_MS) {
        forgetStarted();
        return false;
      }
      start(path);
      return true;
    },
    started: () => started,
  };
}
