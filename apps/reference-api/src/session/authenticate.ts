import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sessionEnded } from '../http/problem.ts';
import type { SecurityEvent, TokenRefusal } from '../http/security-event.ts';
import { viewerOf } from '../policies/viewer.ts';
import type { KeyRing } from './key-ring.ts';
import type { Refusal } from './sessions.ts';
import { createTokenCheck } from './tokens.ts';

const REFRESH_PATH = '/api/v1/auth_token/refresh';

const refusedToken = (reason: TokenRefusal) =>
  ({ event: 'access_refused', status: 401, reason }) as const;

/** What the security log records when a good token has no session. */
const EVENTS: Record<Refusal, SecurityEvent> = {
  unknown: refusedToken('unknown_session'),
  idle: { event: 'session_expired', reason: 'idle' },
  lifetime: { event: 'session_expired', reason: 'lifetime' },
  reused: { event: 'token_reused' },
  role: { event: 'impersonation_ended_by_host' },
};

/**
 * Lets a call through only with a good token of a session that still lives, and hands out the
 * token's successor in the `jwt` header when one is due (docs/contract.md#token-rotation).
 *
 * @param countStranger throws when the caller, who is not signed in, has asked too often
 */
export function authenticate(
  keys: KeyRing,
  countStranger: (c: Context<AppEnv>) => void,
): MiddlewareHandler<AppEnv> {
  const check = createTokenCheck(keys);
  return async (c, next) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    // A user who comes back within the idle time may find the token past its end.
    const pastEnd = c.req.path === REFRESH_PATH;
    const verified = token === undefined ? null : await check(token, c.var.now(), { pastEnd });
    const live = verified && (await c.var.sessions.find(verified));
    if (live === null) {
      countStranger(c);
      throw sessionEnded(refusedToken(token === undefined ? 'no_token' : 'bad_token'));
    }
    if ('refusal' in live) {
      // A sign-in ends once, and the security log must hear why: only what names none can be repeated.
      if (live.signInId === undefined) countStranger(c);
      throw sessionEnded(EVENTS[live.refusal], live.signInId);
    }

    c.set('live', live);
    c.set('viewer', viewerOf(live));
    await next();

    // A refresh has handed one out by itself.
    if (c.res.headers.has('jwt')) return;
    const renewed = await c.var.sessions.renew(live, false);
    if (renewed !== null) c.res.headers.set('jwt', renewed);
  };
}
