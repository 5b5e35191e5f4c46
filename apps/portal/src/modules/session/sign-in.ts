import { readText, writeText } from '../../lib/storage.ts';
import { returnPath } from '../paths/navigation.ts';
import { createCodeProof } from './code-proof.ts';
import type { PortalConfig } from './portal-config.ts';

/** The result of single sign-on: a one-time code, or null after an error. */
export interface HandOverRequest {
  code: string | null;
  /** The page to continue to, already checked. */
  path: string;
}

/** A sign-in that this tab started and hasn't finished. */
export interface StartedSignIn {
  /** Milliseconds since 1970. */
  at: number;
  /** Sent to the host with the code; null if the sign-in started without a challenge. */
  verifier: string | null;
}

/** Starts single sign-on and reads its result (docs/contract.md#sign-in-and-relaystate). */
export interface SignIn {
  /** The result that this page was opened with, until it is settled. */
  handOver(): HandOverRequest | null;
  settle(): void;
  /** Starts single sign-on, which then returns to `path`. Use for a click. */
  start(path: string): void;
  /** Starts without a click. Does nothing and returns false if this browser returned without a code less than 10 s ago. */
  startUnlessLooping(path: string): boolean;
  /** The sign-in that this tab started; null if it didn't, in which case a code requires confirmation. */
  started(): StartedSignIn | null;
}

export interface SignInOptions {
  config: Pick<PortalConfig, 'apiHost' | 'ssoInitiatePath'>;
  /** The URL that this page was opened at. */
  address: URL;
  /** Leaves the portal. */
  redirect: (url: string) => void;
  now?: () => number;
}

const STARTED_KEY = 'startedSignIn';
const LOOP_MS = 10_000;

/**
 * Reads the result of single sign-on from the URL of /login. The caller must remove the query from the URL before
 * anything else runs.
 */
export function readHandOver(address: URL): HandOverRequest | null {
  if (address.pathname !== '/login') return null;
  const code = address.searchParams.get('code');
  if (code === null && !address.searchParams.has('error')) return null;
  return { code: code || null, path: returnPath(address.searchParams.get('RelayState')) };
}

/** A malformed value counts as missing. */
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

/** Stores the started sign-in for the return; false if storage is blocked. */
function storeStarted(started: StartedSignIn): boolean {
  const text = JSON.stringify(started);
  writeText('session', STARTED_KEY, text);
  return readText('session', STARTED_KEY) === text;
}

export function createSignIn({ config, address, redirect, now = Date.now }: SignInOptions): SignIn {
  let request = readHandOver(address);
  // Read once, on page load, because a sign-out in another tab may clear this tab's storage.
  let started = readStarted();
  let isLeaving = false;

  function forgetStarted(): void {
    started = null;
    writeText('session', STARTED_KEY, null);
  }

  async function goToSignOn(path: string): Promise<void> {
    const proof = await createCodeProof();
    // A challenge without a stored verifier would make every code invalid.
    const isStored = storeStarted({ at: now(), verifier: proof?.verifier ?? null });
    const query = new URLSearchParams({
      ...(path === '/' ? {} : { RelayState: path }),
      ...(proof && isStored ? { code_challenge: proof.challenge } : {}),
    }).toString();
    redirect(config.apiHost + config.ssoInitiatePath + (query && `?${query}`));
  }

  function start(path: string): void {
    isLeaving = true;
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
      // The redirect has already started; an effect that runs twice must not look like a return.
      if (isLeaving) return true;
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
