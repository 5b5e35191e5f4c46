import * as v from 'valibot';
import { nothing, recordOf, type AnswerForm } from '../../client/endpoint.ts';
import { ApiError } from '../../errors/api-error.ts';
import { sessionTokensSchema } from './schema.ts';

export const exchangeCodeEndpoint = {
  prefix: 'AUTH_TOKEN_EXCHANGE',
  method: 'POST',
  path: '/api/v1/auth_token/exchange',
  body: v.object({
    code: v.string(),
    code_verifier: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))),
  }),
  answer: recordOf('tokens', sessionTokensSchema),
  as: 'none',
} as const;

/** Nothing but 200 will do, and its body says nothing. */
const refreshed: AnswerForm<void> = {
  kind: 'body',
  key: null,
  schema: v.unknown(),
  read({ status, call, requestId }) {
    if (status !== 200) throw new ApiError(`${call} answered ${status}`, { status, requestId });
  },
};

export const refreshTokenEndpoint = {
  prefix: 'AUTH_TOKEN_REFRESH',
  method: 'POST',
  path: '/api/v1/auth_token/refresh',
  answer: refreshed,
  as: 'refresh',
} as const;

export const revokeSessionEndpoint = {
  prefix: 'AUTH_TOKEN_REVOKE',
  method: 'POST',
  path: '/api/v1/auth_token/revoke',
  answer: nothing,
  as: 'revoke',
} as const;
