import { type State, states as statesResource } from '@producer-portal/api';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';

/** Route that returns the viewer's states, sorted by name (docs/contract.md#states). */
export function stateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(statesResource.list.path, async (c) => {
    const { readDb: db, viewer } = c.var;
    const states: State[] =
      viewer.states.length === 0
        ? []
        : await db
            .selectFrom('states')
            .select(['code', 'name'])
            .where('code', 'in', viewer.states)
            .orderBy('name')
            .execute();
    setUnpagedListHeaders(c, states.length);
    return c.json({ states });
  });
}
