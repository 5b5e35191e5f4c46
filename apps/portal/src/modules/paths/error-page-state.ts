import { isApiError } from '@producer-portal/api';
import { useLocation } from 'react-router-dom';
import { toReturnPath } from './navigation.ts';

/** Data for an error page about the page that it replaced. Stored in the history entry, so that it survives a reload. */
export interface ErrorPageState {
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

/** Creates the data for an error page, with the request id and the host's message of the failure. */
export const createErrorPageState = (from: string, error?: unknown): ErrorPageState => ({
  from,
  ...(isApiError(error) && error.requestId !== null ? { requestId: error.requestId } : {}),
  ...(isApiError(error) && error.hostMessage !== null ? { message: error.hostMessage } : {}),
  ...(navigator.onLine ? {} : { offline: true }),
});

const readString = (state: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' ? value : undefined;
};

/** Returns the current error page's data. `from` is home if the page was opened directly. */
export function useErrorPageState(): ErrorPageState {
  return readErrorPageState(useLocation().state);
}

/**
 * Reads an error page's data from history state, which is untrusted.
 *
 * @param state - the state of the history entry.
 */
export function readErrorPageState(state: unknown): ErrorPageState {
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
