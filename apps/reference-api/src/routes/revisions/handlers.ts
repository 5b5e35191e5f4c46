import { capabilities, type CapabilityName, revisions } from '@producer-portal/api';
import { Hono } from 'hono';
import { setReadFlag } from '../../db/acknowledgements.ts';
import { findRevision, listRevisions, markRevisionAsRead } from '../../db/revisions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { notFound } from '../../http/problem.ts';
import { createQueryParser } from '../../http/query.ts';
import { readRecordId } from '../../http/record-id.ts';
import { canMarkAsRead } from '../../policies/viewer.ts';

const RECORD_LABEL = 'this revision';

/** Routes for the host's capabilities, and for the revisions of dated records. */
export function revisionRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(capabilities.list.path, (c) => {
    const names = [
      'revisions',
      'as_of',
      'bind_check',
      'brief',
      'acknowledgements',
      'passages',
      'client_cards',
    ] satisfies CapabilityName[];
    setUnpagedListHeaders(c, names.length);
    return c.json({ capabilities: names });
  });
  const parseQuery = createQueryParser(revisions.list);
  app.get(revisions.list.path, async (c) => {
    const { db, viewer } = c.var;
    const { revisedRecordType = '', revisedRecord = '' } = parseQuery(c);
    const list = await listRevisions(db, viewer, revisedRecordType, revisedRecord);
    if (!list) throw notFound('this record');
    setUnpagedListHeaders(c, list.length);
    return c.json({ revisions: list });
  });
  app.get(revisions.detail.path, async (c) => {
    const { db, viewer } = c.var;
    const revision = await findRevision(db, viewer, readRecordId(c.req.param('id'), RECORD_LABEL));
    if (!revision) throw notFound(RECORD_LABEL);
    return c.json({ revision });
  });
  app.patch(revisions.markAsRead.path, async (c) => {
    const { db, viewer, now } = c.var;
    const id = readRecordId(c.req.param('id'), RECORD_LABEL);
    // Only a revision that the viewer can see is marked.
    if (!(await findRevision(db, viewer, id))) throw notFound(RECORD_LABEL);
    if (canMarkAsRead(viewer)) {
      const at = new Date(now());
      await markRevisionAsRead(db, viewer.uuid, id, at);
      await setReadFlag(db, viewer.uuid, id, { read: true, at });
    }
    const revision = await findRevision(db, viewer, id);
    if (!revision) throw notFound(RECORD_LABEL);
    return c.json({ revision });
  });
  return app;
}
