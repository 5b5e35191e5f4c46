import { readText, writeText } from '../../lib/storage.ts';
import { returnPath } from '../paths/navigation.ts';
import type { PortalConfig } from './portal-config.ts';

/** What single sign-on came back with: a one-time code, or the reason why there is none. */
export interface HandOverRequest {
  code: string | null;
  /** The page to go on to, already checked. */
  path: string;
}

/** The way out to single sign-on and back (decisions.md section 4). */
export interface SignIn {
  /** What this page was opened with, until it is settled. */
  handOver(): HandOverRequest | null;
  settle(): void;
  /** Goes to single sign-on and from there to `path`; for a person's own press. */
  start(path: string): void;
  /** Goes by itself; false, and nothing happens, when this browser came back less than 10 s ago without a code. */
  startUnlessLooping(path: string): boolean;
  /** Whether this browser asked to sign in: a hand-over that it did not start never replaces another person's session. */
  wasStarted(): boolean;
}

export interface SignInOptions {
  config: Pick<PortalConfig, 'apiHost' | 'ssoInitiatePath'>;
  /** The address this page was opened with. */
  address: URL;
  /** Leaves the portal. */
  leave: (url: string) => void;
  now?: () => number;
}

const STARTED_KEY = 'ssoStartedAt';
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

export function createSignIn({ config, address, leave, now = Date.now }: SignInOptions): SignIn {
  let request = readHandOver(address);
  let leaving = false;

  function start(path: string): void {
    leaving = true;
    writeText('session', STARTED_KEY, String(now()));
    const target = returnPath(path);
    const query = target === '/' ? '' : `?RelayState=${encodeURIComponent(target)}`;
    leave(`${config.apiHost}${config.ssoInitiatePath}${query}`);
  }

  return {
    handOver: () => request,
    settle() {
      request = null;
      writeText('session', STARTED_KEY, null);
    },
    start,
    startUnlessLooping(path) {
      // The browser is already on its way; an effect that runs twice must not look like a return.
      if (leaving) return true;
      const startedAt = Number(readText('session', STARTED_KEY));
      if (startedAt > 0 && now() - startedAt < LOOP_MS) {
        writeText('session', STARTED_KEY, null);
        return false;
      }
      start(path);
      return true;
    },
    wasStarted: () => readText('session', STARTED_KEY) !== null,
  };
}
