import { guides } from '@producer-portal/api';
import { Hono } from 'hono';
import { listContent } from '../../db/content.ts';
import { GUIDE_TYPES } from '../../db/replaced-guides.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { hideAgentCodes } from '../../policies/content.ts';

/** Route for all guides, grouped by the viewer's states. */
export function guidesByStateRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(guides.byState.path, async (c) => {
    const { db, viewer } = c.var;
    const { rows } = await listContent(db, viewer, GUIDE_TYPES, { values: {}, page: null });
    const all = rows.map(({ document }) => hideAgentCodes(document, viewer));
    const byState = viewer.states.toSorted().map((state) => ({
      state,
      guides: all.filter(
        ({ states }) => !states?.length || states.some(({ code }) => code === state),
      ),
    }));
    setUnpagedListHeaders(c, byState.length);
    return c.json({ guides_by_state: byState });
  });
}
