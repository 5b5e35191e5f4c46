export {
  claimsSchema,
  type Agency,
  type Claims,
  type PremierAccessGroup,
} from './session/claims-schema.ts';
export { createSession, type SessionOptions } from './session/create-session.ts';
export {
  createSessionManager,
  type SessionManager,
  type SessionManagerOptions,
  type SessionWarning,
} from './session/create-session-manager.ts';
export { decodeToken, type TokenProblem } from './session/decode-token.ts';
export type { SessionStorage } from './session/safe-storage.ts';
export type { StoredValues, StoredValueTypes } from './session/stored-values.ts';
export type { EndReason, OpenTabChannel, TabChannel, TabMessage } from './session/tab-messages.ts';
export type { Timers } from './session/timers.ts';
export type {
  AcceptTokensResult,
  RequestContext,
  Session,
  SessionKind,
  SessionSnapshot,
  SignInResult,
  TokenRole,
} from './session/types.ts';
