import { isApiError } from '@producer-portal/api';
import { useLocation } from 'react-router-dom';
import { toReturnPath } from './navigation.ts';

/** Data for an error page about the page that it replaced. Stored in the history entry, so that it survives a reload. */
export interface Origin {
  /** Path, query, and hash of the page that could not be shown. */
  from: string;
  /** The id of the failed request, for support. */
  requestId?: string;
  /** The host's message, shown as plain text. */
  message?: string;
  /** True if the failure happened during sign-in and used up the one-time code, so trying again restarts single sign-on. */
  signingIn?: true;
  /** True if the device had no network. */
  offline?: true;
  /** True if the session ended because its token couldn't be refreshed. */
  invalidSession?: true;
}

/** The origin of an error page. It keeps the request id and the host's message of the failure. */
export const createOrigin = (from: string, error?: unknown): Origin => ({
  from,
  ...(isApiError(error) && error.requestId !== null ? { requestId: error.requestId } : {}),
  ...(isApiError(error) && error.hostMessage !== null ? { message: error.hostMessage } : {}),
  ...(navigator.onLine ? {} : { offline: true }),
});

const readString = (state: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' ? value : undefined;
};

/** Where the user came from; home if the page was opened directly. */
export function useOrigin(): Origin {
  return readOrigin(useLocation().state);
}

/**
 * Reads the origin from history state, which is untrusted.
 *
 * @param state - the state of the history entry.
 */
export function readOrigin(state: unknown): Origin {
  if (typeof state !== 'object' || state === null) return { from: '/' };
  const requestId = readString(state, 'requestId');
  const message = readString(state, 'message');
  return {
    from: toReturnPath(readString(state, 'from')),
    ...(requestId === undefined ? {} : { requestId }),
    ...(message === undefined ? {} : { message }),
    ...(Reflect.get(state, 'signingIn') === true ? { signingIn: true } : {}),
    ...(Reflect.get(state, 'offline') === true ? { offline: true } : {}),
    ...(Reflect.get(state, 'invalidSession') === true ? { invalidSession: true } : {}),
  };
}
