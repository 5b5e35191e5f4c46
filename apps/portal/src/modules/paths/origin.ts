import { useLocation } from 'react-router-dom';
import { returnPath } from './navigation.ts';

/** What an error page knows of the page whose place it took; kept in the history entry, so that it outlives a reload. */
export interface Origin {
  /** Path, query and hash of the page that could not be shown. */
  from: string;
  /** The failed answer's number, for support. */
  requestId?: string;
  /** The host's own words, shown as plain text. */
  message?: string;
  /** It failed while signing in, and the one-time code is used up: trying again starts single sign-on anew. */
  signingIn?: true;
}

const text = (state: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(state, key);
  return typeof value === 'string' ? value : undefined;
};

/** Where the reader came from; home when this page was opened by itself. */
export function useOrigin(): Origin {
  return readOrigin(useLocation().state);
}

/** @param state what the history entry holds. */
export function readOrigin(state: unknown): Origin {
  if (typeof state !== 'object' || state === null) return { from: '/' };
  const requestId = text(state, 'requestId');
  const message = text(state, 'message');
  return {
    from: returnPath(text(state, 'from')),
    ...(requestId === undefined ? {} : { requestId }),
    ...(message === undefined ? {} : { message }),
    ...(Reflect.get(state, 'signingIn') === true ? { signingIn: true } : {}),
  };
}
