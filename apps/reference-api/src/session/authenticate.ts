import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { sessionEnded } from '../http/problem.ts';
import { readerOf } from '../policies/reader.ts';
import type { KeyRing } from './key-ring.ts';
import { createTokenCheck } from './tokens.ts';

/**
 * Lets a call through only with a good token of a session that still lives, and hands out the
 * token's successor in the `jwt` header when one is due (specification section 7).
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
    if (!live) {
      countStranger(c);
      throw sessionEnded();
    }

    const reader = readerOf(live);
    countPerson(reader.uuid);
    c.set('live', live);
    c.set('reader', reader);
    await next();

    // A refresh has handed one out by itself.
    if (c.res.headers.has('jwt')) return;
    const renewed = await c.var.sessions.renew(live, false);
    if (renewed !== null) c.res.headers.set('jwt', renewed);
  };
}
