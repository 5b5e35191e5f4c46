import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sessionEnded } from '../http/problem.ts';
import type { SecurityEvent, TokenRefusal } from '../http/security-log.ts';
import { readerOf } from '../policies/reader.ts';
import type { KeyRing } from './key-ring.ts';
import type { Refusal } from './sessions.ts';
import { createTokenCheck } from './tokens.ts';

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
 * @param countPerson throws when this person has asked too often
 * @param countStranger throws when the caller, who is not signed in, has asked too often
 */
export function authenticate(
  keys: KeyRing,
  countPerson: (uuid: string) => void,
  countStranger: (c: Context<AppEnv>) => void,
): MiddlewareHandler<AppEnv> {
  const check = createTokenCheck(keys);
  return async (c, next) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    const verified = token === undefined ? null : await check(token, c.var.now());
    const live = verified && (await c.var.sessions.find(verified));
    if (live === null) {
      countStranger(c);
      throw sessionEnded(refusedToken(token === undefined ? 'no_token' : 'bad_token'));
    }
    if ('refusal' in live) {
      countStranger(c);
      throw sessionEnded(EVENTS[live.refusal], live.signInId);
    }

    const reader = readerOf(live);
    c.set('live', live);
    c.set('reader', reader);
    countPerson(reader.uuid);
    await next();

    // A refresh has handed one out by itself.
    if (c.res.headers.has('jwt')) return;
    const renewed = await c.var.sessions.renew(live, false);
    if (renewed !== null) c.res.headers.set('jwt', renewed);
  };
}
