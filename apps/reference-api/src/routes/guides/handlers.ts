import { Hono } from 'hono';
import { listContent } from '../../db/content.ts';
import { GUIDE_TYPES } from '../../db/replaced-guides.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setWholeListHeaders } from '../../http/paging.ts';
import { readQuery } from '../../http/query.ts';
import { withoutAudience } from '../../policies/content.ts';
import { answerList, answerRecord } from '../content/handlers.ts';
import { guidesQuerySchema } from './schema.ts';
import { guides as guidesResource } from '@producer-portal/api';

/** Underwriting guidelines, rate bulletins and manuals: listed, by state, and one by one. */
export function guideRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      guidesResource.list.path,
      answerList(guidesResource.list, GUIDE_TYPES, (c) => {
        const { state, ...filters } = readQuery(c, guidesQuerySchema);
        return { ...filters, ...(state === undefined ? {} : { states: [state] }) };
      }),
    )
    .get(guidesResource.byState.path, async (c) => {
      const { db, reader } = c.var;
      const { documents } = await listContent(db, reader, GUIDE_TYPES, { page: null });
      const guides = documents.map((document) => withoutAudience(document, reader));
      const byState = reader.states.toSorted().map((state) => ({
        state,
        guides: guides.filter(
          ({ states }) => !states?.length || states.some(({ code }) => code === state),
        ),
      }));
      setWholeListHeaders(c, byState.length);
      return c.json({ guides_by_state: byState });
    })
    .get(
      guidesResource.detail.path,
      answerRecord(guidesResource.detail, GUIDE_TYPES, 'this guide'),
    );
}
