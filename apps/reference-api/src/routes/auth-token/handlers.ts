import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from '../../http/app-env.ts';
import { invalidRequest, Problem } from '../../http/problem.ts';
import { toDeviceName } from '../../session/device-name.ts';
import { toSessionIds } from '../../session/sessions.ts';
import { redeemCode } from '../../session/sign-in-codes.ts';
import { exchangeSchema } from './schema.ts';

/** Route that exchanges a one-time code for tokens. It is the portal's only API call without a session. */
export function exchangeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/api/v1/auth_token/exchange', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const input = v.safeParse(exchangeSchema, body);
    if (!input.success) throw invalidRequest({ code: ['Send the code from sign-in.'] });
    const { db, sessions, now } = c.var;
    const { code, code_verifier: verifier } = input.output;
    const device = toDeviceName(c.req.header('User-Agent'));
    const redeemed = await redeemCode(db, { code, verifier }, now(), (tx, issued) =>
      sessions.start(tx, issued, device),
    );
    if (typeof redeemed === 'string') {
      throw new Problem(401, 'This sign-in has expired. Sign in again.', {
        securityEvent: { event: 'sign_in_refused', reason: redeemed },
      });
    }
    const { mainSession, agent } = redeemed;
    c.var.audit({ event: 'sign_in' }, toSessionIds(mainSession));
    if (agent) c.var.audit({ event: 'impersonation_started' }, toSessionIds(agent));
    return c.json({ tokens: await sessions.signTokens(redeemed) });
  });
}

/** Routes that renew or end the session of the request's token. */
export function authTokenRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/api/v1/auth_token/refresh', async (c) => {
      const newToken = await c.var.sessions.renew(c.var.liveSession, true);
      if (newToken !== null) c.header('jwt', newToken);
      return c.json({});
    })
    .post('/api/v1/auth_token/revoke', async (c) => {
      await c.var.sessions.signOut(c.var.liveSession);
      c.var.audit({ event: 'sign_out' });
      return c.body(null, 204);
    });
}
