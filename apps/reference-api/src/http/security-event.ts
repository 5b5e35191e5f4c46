import type { Area } from '../policies/areas.ts';
import type { SessionIds } from '../session/sessions.ts';
import type { ClaimName } from '../sso/claim-names.ts';
import type { SsoRefusalReason } from '../sso/sso-refusal.ts';

/**
 * The events of the security log. Every field has fixed values or error codes, so an event can't contain personal
 * data. The README explains each event.
 */
export type SecurityEvent =
  | { event: 'sign_in' }
  | {
      event: 'sign_in_refused';
      reason: 'unknown_code' | 'expired_code' | 'used_code' | 'wrong_verifier';
    }
  | {
      event: 'sign_in_refused';
      protocol: SsoProtocol;
      reason: SsoRefusalReason;
      /** The claim that is missing or invalid. */
      claim?: ClaimName;
      /** What failed at the identity provider, such as `ECONNREFUSED`. */
      cause?: string;
    }
  | { event: 'sign_out' }
  | { event: 'single_logout'; protocol: SsoProtocol }
  | { event: 'single_logout_refused'; protocol: SsoProtocol; reason: SsoRefusalReason }
  | { event: 'sessions_revoked'; scope: 'one' | 'all' }
  | { event: 'session_expired'; reason: 'idle' | 'lifetime' }
  | { event: 'token_reused' }
  | { event: 'impersonation_started' }
  | { event: 'impersonation_ended_by_host' }
  | { event: 'access_refused'; status: 401; reason: TokenRefusal }
  | { event: 'access_refused'; status: 403; area: Area }
  | { event: 'rate_limited'; limit: LimitName }
  | { event: 'content_imported' }
  | { event: 'order_submitted' }
  | { event: 'key_rotated' }
  | { event: 'key_revoked' }
  | { event: 'saml_key_added' }
  | { event: 'saml_keys_switched' }
  | { event: 'saml_key_removed' };

/** How this host signs users in at an identity provider. */
export type SsoProtocol = 'oidc' | 'saml';

/** Why a token was rejected. `bad_token` covers every other reason. */
export type TokenRefusal = 'no_token' | 'bad_token' | 'unknown_session';

/** The limit that a caller exceeded. */
export type LimitName = 'user' | 'address' | 'sign_in' | 'import' | 'concurrency';

/** One line of the security log, as it is written. */
export type SecurityLine = SecurityEvent & {
  kind: 'security';
  level: 'info' | 'warning';
  outcome: 'success' | 'failure';
  requestId?: string;
  /** Connects the lines of one sign-in: `createSignInDigest` of its id. */
  signIn?: string;
  /** The number of times that this caller repeated the same failure in the minute after its first line. */
  repeated?: number;
};

/** Records a security event of the current request; routes find it as `c.var.audit`. */
export type Audit = (
  event: SecurityEvent,
  /** The session of the event. Default: the one of the request's token. */
  session?: SessionIds,
) => void;
