import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sessionEnded } from '../http/problem.ts';
import type { SecurityEvent, TokenRefusal } from '../http/security-event.ts';
import { toViewer } from '../policies/viewer.ts';
import type { KeyRing } from './key-ring.ts';
import type { RefusalReason } from './sessions.ts';
import { createTokenCheck } from './tokens.ts';

const REFRESH_PATH = '/api/v1/auth_token/refresh';

const toRefusalEvent = (reason: TokenRefusal) =>
  ({ event: 'access_refused', status: 401, reason }) as const;

/** The security event for each reason why a token with a valid signature is refused. */
const EVENTS: Record<RefusalReason, SecurityEvent> = {
  unknown: toRefusalEvent('unknown_session'),
  idle: { event: 'session_expired', reason: 'idle' },
  lifetime: { event: 'session_expired', reason: 'lifetime' },
  reused: { event: 'token_reused' },
  role: { event: 'impersonation_ended_by_host' },
};

/**
 * Rejects calls without a valid token of a live session, and returns the token's successor in the
 * `jwt` header when one is due (docs/contract.md#token-rotation).
 *
 * @param limitUnauthenticated Throws if an unauthenticated caller exceeds the rate limit.
 */
export function authenticate(
  keys: KeyRing,
  limitUnauthenticated: (c: Context<AppEnv>) => void,
): MiddlewareHandler<AppEnv> {
  const check = createTokenCheck(keys);
  return async (c, next) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    // A user who returns within the idle time can have an expired token.
    const allowExpired = c.req.path === REFRESH_PATH;
    const verified = token === undefined ? null : await check(token, c.var.now(), { allowExpired });
    const liveSession = verified && (await c.var.sessions.find(verified));
    if (liveSession === null) {
      limitUnauthenticated(c);
      throw sessionEnded(toRefusalEvent(token === undefined ? 'no_token' : 'bad_token'));
    }
    if ('refusal' in liveSession) {
      // The security log must show every ended sign-in, so rejections that end a sign-in don't count toward the limit.
      if (liveSession.endedSession === undefined) limitUnauthenticated(c);
      throw sessionEnded(EVENTS[liveSession.refusal], liveSession.endedSession);
    }

    c.set('liveSession', liveSession);
    c.set('viewer', toViewer(liveSession));
    await next();

    // A refresh sets its own token.
    if (c.res.headers.has('jwt')) return;
    const newToken = await c.var.sessions.renew(liveSession, false);
    if (newToken !== null) c.res.headers.set('jwt', newToken);
  };
}
