import type { Claims } from './claims-schema.ts';
import type { StoredValues } from './stored-values.ts';
import type { EndReason, TabMessage } from './tab-messages.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Who is signed in; `agent` is an admin who acts as an agent (impersonation). */
export type SessionKind = 'none' | 'regular' | 'agent' | 'admin';

/** One moment of the session. The same object is returned until something changes. */
export type SessionSnapshot = {
  kind: SessionKind;
  claims: Claims | null;
  /** Grows whenever the session changes hands; a rotated token is still the same session. */
  generation: number;
  /** Why the last session ended; null while there is one, and when there was none since the start. */
  ended: EndReason | null;
};

/**
 * Which token of the session: `session` is the one that calls carry, `admin` is the one that waits
 * in `admin_jwt` while an admin acts as an agent.
 */
export type TokenRole = 'session' | 'admin';

/** What a call remembers of the session that sends it. */
export type RequestStamp = {
  generation: number;
  role: TokenRole;
  token: string;
  /** Grows with every call of this client. */
  order: number;
};

/**
 * What became of tokens that were handed over: taken, refused as unusable, or a question for the user,
 * as this browser did not ask for them.
 */
export type HandOver =
  | { outcome: 'taken' }
  | { outcome: 'refused' }
  | {
      outcome: 'ask';
      /** Who is signed in; null when nobody is. */
      current: Claims | null;
      /** Who would be signed in. */
      offered: Claims;
      /** Writes exactly the tokens that came. */
      accept: () => void;
    };

/** Who is signed in, over all tabs; the storage is the truth. */
export type Session = {
  snapshot: () => SessionSnapshot;
  /** Calls the listener after every change of the snapshot; the answer stops it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * The bearer token as it is stored this moment; null when there is no session.
   *
   * @param role which token; `admin` is null unless an admin acts as an agent. @default 'session'
   */
  token: (role?: TokenRole) => string | null;
  /** The host's clock in milliseconds since 1970: ours, put right by its `Date` headers. */
  now: () => number;
  /** Learns the host's clock from a `Date` header; a garbled one is ignored. */
  noteServerDate: (header: string | null) => void;
  /** Writes exactly these tokens; false (and nothing written) when one of them is unusable. */
  signIn: (tokens: SessionTokens) => boolean;
  /**
   * Takes tokens that came from single sign-on. `started` says that this browser asked for them. It
   * takes others for the user who is signed in alone, and asks about the rest: a link must not sign
   * anybody in as somebody else.
   */
  handOver: (tokens: SessionTokens, options: { started: boolean }) => HandOver;
  /**
   * What a call that starts now must show when it wants to rotate or end the session; null when
   * there is no such token.
   *
   * @param role the token that the call carries. @default 'session'
   */
  stamp: (role?: TokenRole) => RequestStamp | null;
  /** True while the session that the stamp was taken from is still the present one. */
  isCurrent: (stamp: RequestStamp) => boolean;
  /**
   * Takes a rotated token from the `jwt` header. It replaces the token that the call carried, and
   * its copies: a session's token that of the agent or the admin it stands for, a waiting admin's
   * token nothing else. Returns false for a token of another person, one that is not later, one
   * past its end, and after the session has changed hands.
   */
  rotate: (token: string, stamp: RequestStamp) => boolean;
  /**
   * When somebody last gave input in any tab, in milliseconds since 1970 by this device's clock;
   * null when no usable time is stored: none, another person's, a garbled one or one in the future.
   */
  lastInput: () => number | null;
  /**
   * Stores the time of the last input for all tabs, unless a later one is stored. Does nothing when
   * nobody is signed in.
   */
  noteInput: (at: number) => void;
  /** Removes the three tokens and the time of the last input, in all tabs. */
  clear: (reason: EndReason) => void;
  /** Removes what `clear` does and the stored values: sign-out and 'Log In Again'. */
  forget: () => void;
  /**
   * Gives an impersonating admin the own session back. False when that one is over, in which case
   * the session is cleared. Somebody's own session stays as it is.
   */
  endImpersonation: () => boolean;
  values: StoredValues;
  /** False when the browser refuses to store: the session then lasts as long as this page. */
  isLasting: () => boolean;
  /** Resolves when calls may be sent: at once, or when the refresh that holds them has settled. */
  ready: () => Promise<void>;
  /** Holds all calls until the promise settles. */
  hold: (until: Promise<unknown>) => void;
  /** Tells the other tabs. */
  notify: (message: TabMessage) => void;
  /** Hears what other tabs of the same person tell. */
  onMessage: (listener: (message: TabMessage) => void) => () => void;
  /** Starts to follow the other tabs; the answer stops it. Call it once, when the page starts. */
  connect: () => () => void;
};
