import type { Area } from '../policies/areas.ts';

/**
 * What the security log records. Every field is one of a few fixed words: an event has no room for
 * personal data. The README explains each event.
 */
export type SecurityEvent =
  | { event: 'sign_in' }
  | {
      event: 'sign_in_refused';
      reason: 'unknown_code' | 'expired_code' | 'used_code' | 'wrong_verifier';
    }
  | { event: 'sign_out' }
  | { event: 'sessions_revoked'; scope: 'one' | 'all' }
  | { event: 'session_expired'; reason: 'idle' | 'lifetime' }
  | { event: 'token_reused' }
  | { event: 'impersonation_started' }
  | { event: 'impersonation_ended_by_host' }
  | { event: 'access_refused'; status: 401; reason: TokenRefusal }
  | { event: 'access_refused'; status: 403; area: Area }
  | { event: 'rate_limited'; limit: LimitName }
  | { event: 'order_submitted' }
  | { event: 'key_rotated' }
  | { event: 'key_revoked' };

/** Why a token opens nothing; `bad_token` when no more is known. */
export type TokenRefusal = 'no_token' | 'bad_token' | 'unknown_session';

/** Which limit a caller ran into. */
export type LimitName = 'user' | 'address' | 'sign_in' | 'concurrency';

/** One line of the security log, as it is written. */
export type SecurityLine = SecurityEvent & {
  kind: 'security';
  level: 'info' | 'warning';
  outcome: 'success' | 'failure';
  requestId?: string;
  /** Connects the lines of one sign-in: `signInDigest` of its id. */
  signIn?: string;
  /** How often this caller repeated the same refusal in the minute after its first line. */
  repeated?: number;
};

/** Records a security event of the current request; routes find it as `c.var.audit`. */
export type Audit = (
  event: SecurityEvent,
  /** The sign-in that the event belongs to, where it is not that of the token that was sent. */
  signInId?: string,
) => void;
