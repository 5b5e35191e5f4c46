import type { ClaimName } from './claim-names.ts';

/** Why single sign-on refused a message. README.md explains each reason. */
export type SsoRefusalReason =
  | 'unknown_request'
  | 'expired_request'
  | 'other_browser'
  | 'provider_error'
  | 'provider_unavailable'
  | 'malformed'
  | 'weak_algorithm'
  | 'encrypted'
  | 'invalid_signature'
  | 'wrong_issuer'
  | 'wrong_audience'
  | 'wrong_recipient'
  | 'wrong_request'
  | 'not_yet_valid'
  | 'expired'
  | 'replayed'
  | 'invalid_token'
  | 'duplicate_attribute'
  | 'missing_attribute'
  | 'invalid_attribute';

/** Thrown if a single sign-on message can't be trusted or used. Its details never contain personal data. */
export class SsoRefusal extends Error {
  override name = 'SsoRefusal';
  readonly reason: SsoRefusalReason;
  /** The claim that is missing or invalid. */
  readonly claim: ClaimName | undefined;

  constructor(reason: SsoRefusalReason, options: { claim?: ClaimName; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.reason = reason;
    this.claim = options.claim;
  }
}
