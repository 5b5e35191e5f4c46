import { listOf, nothing } from '../../client/endpoint.ts';
import { userSessionSchema } from './schema.ts';

export const sessionsEndpoint = {
  prefix: 'SESSIONS',
  method: 'GET',
  path: '/api/v1/sessions',
  answer: /* @__PURE__ */ listOf('sessions', userSessionSchema),
} as const;

export const endSessionEndpoint = {
  prefix: 'SESSION_END',
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  answer: nothing,
} as const;

export const endAllSessionsEndpoint = {
  prefix: 'SESSIONS_END_ALL',
  method: 'DELETE',
  path: '/api/v1/sessions',
  answer: nothing,
  // The refusal of another call may clear the session before this one has its response.
  as: 'revoke',
} as const;
