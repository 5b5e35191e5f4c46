import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { getErrorCode } from '../lib/error-code.ts';

/** Error codes of OAuth 2.0 and OpenID Connect. A browser can send any other text as the error. */
const OAUTH_ERRORS = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
]);

/**
 * Returns what failed at the identity provider, for the log: an error code, or the message of an error without a code. Never
 * text that the provider or a browser can choose, because it could contain personal data.
 *
 * @example
 * const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
 * describeCause(new TypeError('fetch failed', { cause })) // 'ECONNREFUSED'
 */
export function describeCause(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return OAUTH_ERRORS.has(error.error) ? error.error : error.code;
  }
  return getErrorCode(error.cause) ?? getErrorCode(error) ?? error.message;
}
