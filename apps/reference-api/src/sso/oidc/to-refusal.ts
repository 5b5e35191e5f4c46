import { errors } from 'jose';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { getErrorCode } from '../../lib/error-code.ts';
import { SsoRefusal, type SsoRefusalReason } from '../sso-refusal.ts';

const CLAIM_REASONS: Readonly<Record<string, SsoRefusalReason>> = {
  iss: 'wrong_issuer',
  aud: 'wrong_audience',
  azp: 'wrong_audience',
  nonce: 'wrong_request',
  exp: 'expired',
  iat: 'not_yet_valid',
  nbf: 'not_yet_valid',
};

/** Errors of the network and of the provider's responses. They aren't the user's fault. */
const UNAVAILABLE = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/**
 * Converts an error from the OpenID Connect or JOSE library to an `SsoRefusal`.
 *
 * @throws The error itself, if it comes from neither library and is not a `TypeError`.
 */
export function toRefusal(error: unknown): SsoRefusal {
  if (error instanceof SsoRefusal) return error;
  const refuse = (reason: SsoRefusalReason) => new SsoRefusal(reason, { cause: error });
  if (
    error instanceof AuthorizationResponseError ||
    error instanceof ResponseBodyError ||
    // The provider rejected the client secret, or the access token at the UserInfo endpoint.
    error instanceof WWWAuthenticateChallengeError
  ) {
    return refuse('provider_error');
  }
  // `fetch` throws a TypeError if there is no response.
  if (error instanceof TypeError) return refuse('provider_unavailable');
  if (error instanceof errors.JOSEError) return refuse(getJoseReason(error));
  if (!(error instanceof ClientError)) throw error;
  const code = getErrorCode(error) ?? '';
  if (UNAVAILABLE.has(code)) return refuse('provider_unavailable');
  if (code === 'OAUTH_KEY_SELECTION_FAILED') return refuse('invalid_signature');
  if (code === 'OAUTH_UNSUPPORTED_OPERATION') return refuse('weak_algorithm');
  const { cause } = error;
  const message = cause instanceof Error ? cause.message : '';
  if (/signature/.test(message)) return refuse('invalid_signature');
  if (/"alg"/.test(message)) return refuse('weak_algorithm');
  const [, claim = ''] = /"(\w+)" (?:\(|claim)/.exec(message) ?? [];
  return refuse(CLAIM_REASONS[claim] ?? 'invalid_token');
}

function getJoseReason(error: errors.JOSEError): SsoRefusalReason {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return CLAIM_REASONS[error.claim] ?? 'invalid_token';
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return 'weak_algorithm';
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey
  ) {
    return 'invalid_signature';
  }
  if (error instanceof errors.JWKSTimeout) return 'provider_unavailable';
  return 'invalid_token';
}
