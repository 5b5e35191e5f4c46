import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { readRecordId } from '../../http/record-id.ts';
import type { SignInSummary } from '../../session/sessions.ts';

const RECORD_LABEL = 'this device';

/** Routes for the user's sign-ins. In an impersonated session, they are the admin's. */
export function sessionRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/v1/sessions', async (c) => {
      const { liveSession, sessions } = c.var;
      const list = await sessions.list(liveSession);
      setUnpagedListHeaders(c, list.length);
      return c.json({ sessions: list.map((each) => presentSignIn(each, liveSession.signIn.id)) });
    })
    .delete('/api/v1/sessions', async (c) => {
      await c.var.sessions.endUserSignIns(c.var.liveSession);
      c.var.audit({ event: 'sessions_revoked', scope: 'all' });
      return c.body(null, 204);
    })
    .delete('/api/v1/sessions/:id', async (c) => {
      const id = readRecordId(c.req.param('id'), RECORD_LABEL);
      if ((await c.var.sessions.endUserSignIns(c.var.liveSession, id)) === 0)
        throw notFound(RECORD_LABEL);
      c.var.audit({ event: 'sessions_revoked', scope: 'one' });
      return c.body(null, 204);
    });
}

function presentSignIn({ id, device, started_at, last_used_at }: SignInSummary, current: string) {
  return {
    id,
    current: id === current,
    device,
    started_at: new Date(started_at * 1000).toISOString(),
    last_used_at: new Date(last_used_at * 1000).toISOString(),
  };
}
