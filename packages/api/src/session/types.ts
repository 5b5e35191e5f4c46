import type { ApiError } from '../errors/api-error.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Claims } from './claims-schema.ts';
import type { TokenProblem } from './decode-token.ts';
import type { StoredValues } from './stored-values.ts';
import type { EndReason, TabMessage } from './tab-messages.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Kind of session. `agent` is an admin who acts as an agent (impersonation). */
export type SessionKind = 'none' | 'regular' | 'agent' | 'admin';

/** State of the session. It is the same object until something changes. */
export type SessionSnapshot = {
  kind: SessionKind;
  claims: Claims | null;
  /** Increases when the user or the kind changes or a new session starts, but not with token rotation. */
  epoch: number;
  /** Why the last session ended; null during a session, or if no session has existed since the page loaded. */
  ended: EndReason | null;
  /**
   * The host's response that ended the session, with its `hostMessage` and `modal` for the user. Absent
   * if no response ended it, or if the response arrived in another tab.
   */
  refusal?: ApiError;
};

/**
 * A token of the session: `session` is the token that calls send by default; `admin` is an
 * impersonating admin's own token, stored in `admin_jwt`.
 */
export type TokenRole = 'session' | 'admin';

/** State of the session at the time when a call is sent. */
export type RequestContext = {
  epoch: number;
  role: TokenRole;
  token: string;
  /** Increases with every call of this tab. */
  order: number;
};

/**
 * Result of a sign-in: the tokens are accepted, or refused because one of them can't be used.
 * `diagnostic` says which token, and why.
 */
export type SignInResult =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; reason: TokenProblem['reason']; diagnostic: Diagnostic };

/**
 * Result of accepting tokens from single sign-on: a `SignInResult`, or a conflict that needs the
 * user's confirmation because this browser did not start the sign-in.
 */
export type AcceptTokensResult =
  | SignInResult
  | {
      outcome: 'conflict';
      /** Claims of the signed-in user, or null. */
      current: Claims | null;
      /** Claims of the user to sign in. */
      offered: Claims;
      /** Stores exactly the offered tokens. */
      accept: () => void;
    };

/**
 * The session of a browser, shared by all tabs. The storage is the source of truth. It has up to three
 * tokens: `jwt`, which calls send; `agent_jwt`, its copy during impersonation; and `admin_jwt`, the
 * admin's own.
 */
export type Session = {
  snapshot: () => SessionSnapshot;
  /**
   * Returns the snapshot that a server renders, which has no session. If a server renders the page, pass this
   * function to `useSyncExternalStore`, so that the first render in the browser matches.
   */
  serverSnapshot: () => SessionSnapshot;
  /** Calls the listener after every change of the snapshot. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns the currently stored token; null without a session.
   *
   * @param role `admin` returns null unless an admin acts as an agent. @default 'session'
   */
  token: (role?: TokenRole) => string | null;
  /** The host's time in milliseconds since 1970, estimated from its `Date` headers. */
  now: () => number;
  /** Updates the estimate of the host's clock from a `Date` header. Ignores an invalid header. */
  recordServerDate: (header: string | null) => void;
  /**
   * Stores exactly these tokens. If one of them is invalid, or `jwt` has expired, stores nothing and returns
   * the reason. Doesn't check whether the other tokens have expired.
   */
  signIn: (tokens: SessionTokens) => SignInResult;
  /**
   * Takes over tokens from single sign-on. Tokens that this browser did not request (`started` is
   * false) are accepted only for the user who is already signed in. For any other user, the result asks
   * for confirmation, so that a link can't sign someone in as another user.
   */
  acceptTokens: (tokens: SessionTokens, options: { started: boolean }) => AcceptTokensResult;
  /**
   * Returns the context of a call that starts now; null if there is no token for the role. Pass it to
   * `rotate` when the response has a new token.
   *
   * @param role the token that the call sends. @default 'session'
   */
  requestContext: (role?: TokenRole) => RequestContext | null;
  /** Whether the session in which the call started still exists. */
  isCurrent: (context: RequestContext) => boolean;
  /**
   * Stores a rotated token from the `jwt` header (docs/contract.md#token-rotation). It replaces the
   * token that the call sent and its copy in `agent_jwt` or `admin_jwt`. During impersonation, a
   * new admin token replaces only `admin_jwt`. Returns false and stores nothing if the session has
   * changed, or if the token is invalid, expired, another user's, already stored, or older than the stored
   * one. If both are equally new, the token from the later call is kept.
   *
   * @param call the call that returned the token, for diagnostics. @default null
   */
  rotate: (token: string, context: RequestContext, call?: string | null) => boolean;
  /**
   * Returns the time of the last input in any tab, in milliseconds since 1970 by this device's clock; null if the stored time
   * is missing, invalid, another user's, or in the future.
   */
  lastInput: () => number | null;
  /**
   * Stores the time of the last input for all tabs, unless a later one is stored. Does nothing if no
   * one is signed in.
   */
  recordInput: (at: number) => void;
  /**
   * Returns the session's secret: 256 random bits in hexadecimal, from which an application derives the
   * key of data that it stores in the browser. All tabs share it. It is removed in the same task in
   * which the session ends or another one starts, so the data can't be read afterward.
   *
   * @returns null before `createStorageSecret` was called, without a session, during impersonation, or if
   * the tokens or the secret are only in memory
   */
  storageSecret: () => string | null;
  /**
   * Like `storageSecret`, but first creates the secret if there is none yet. Returns null without a session, during
   * impersonation, or if the tokens or the secret are only in memory.
   */
  createStorageSecret: () => string | null;
  /**
   * Ends the session in all tabs: removes all tokens, the time of the last input, and the secret.
   *
   * @param refusal the response that ends it, kept in this tab's snapshot. @default none
   */
  clear: (reason: EndReason, refusal?: ApiError) => void;
  /** Like `clear`, but also removes the stored values. For sign-out and 'Log In Again'. */
  signOut: () => void;
  /**
   * Returns an impersonating admin to the admin's own session. If the admin's own token is missing, invalid,
   * or expired, clears the session and returns false. A regular or an admin session stays unchanged, and the
   * result is true.
   */
  endImpersonation: () => boolean;
  values: StoredValues;
  /** Whether the session continues after the page is closed. False if the browser refuses to store it. */
  isPersistent: () => boolean;
  /** Resolves when calls can be sent: immediately, or after the promise that was passed to `delayCalls` settles. */
  ready: () => Promise<void>;
  /** Delays calls until the promise settles, except for calls that start, renew, or end a session. */
  delayCalls: (until: Promise<unknown>) => void;
  /** Sends a message to the other tabs. Does nothing before `connect`, or if the browser has no channel. */
  notify: (message: TabMessage) => void;
  /**
   * Listens to `input`, `idle`, and `changed` messages from other tabs of the same user. The session itself handles
   * the other messages. Returns a function that unsubscribes.
   */
  onMessage: (listener: (message: TabMessage) => void) => () => void;
  /** Starts syncing the session with other tabs. Returns a function that stops it. Call once per page. */
  connect: () => () => void;
};
