import { revisions } from '@producer-portal/api';
import { Hono, type Context } from 'hono';
import {
  acknowledgeRevision,
  listAcknowledgements,
  setReadFlag,
  toProofSubject,
} from '../../db/acknowledgements.ts';
import { findRevision } from '../../db/revisions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { setUnpagedListHeaders } from '../../http/paging.ts';
import { invalidRequest, notFound, Problem } from '../../http/problem.ts';
import { readRecordId } from '../../http/record-id.ts';
import { requireArea } from '../../http/require-area.ts';
import { respondOncePerKey } from '../../http/respond-once-per-key.ts';
import { canMarkAsRead } from '../../policies/viewer.ts';
import { createProof } from '../../proof/proof-file.ts';
import { writeProofPdf } from '../../proof/proof-pdf.ts';
import type { KeyRing } from '../../session/key-ring.ts';

const RECORD_LABEL = 'this revision';

/**
 * Routes that acknowledge a revision, list the users who have acknowledged it, download the viewer's proof, and mark a revision
 * as unread.
 */
export function acknowledgementRoutes(keys: KeyRing): Hono<AppEnv> {
  const requireRevision = async (c: Context<AppEnv>, db = c.var.db) => {
    const id = readRecordId(c.req.param('id'), RECORD_LABEL);
    // These routes apply only to revisions that the viewer can see.
    const revision = await findRevision(db, c.var.viewer, id);
    if (!revision) throw notFound(RECORD_LABEL);
    return revision;
  };
  return new Hono<AppEnv>()
    .post(revisions.acknowledge.path, async (c) => {
      const { viewer, now } = c.var;
      if (!canMarkAsRead(viewer)) {
        throw new Problem(403, 'Only the agent can confirm this. Stop viewing as the agent.');
      }
      const { body, status } = await respondOncePerKey(c, {}, async (tx) => {
        const { id, acknowledgement_required } = await requireRevision(c, tx);
        if (!acknowledgement_required) {
          throw invalidRequest({ id: ['This revision doesn’t need to be acknowledged.'] });
        }
        await acknowledgeRevision(tx, viewer.uuid, String(id), new Date(now()));
        return { status: 200, body: { revision: await requireRevision(c, tx) } };
      });
      return c.json(body, status);
    })
    .patch(revisions.markAsUnread.path, async (c) => {
      const { db, viewer, now } = c.var;
      const { id } = await requireRevision(c);
      if (canMarkAsRead(viewer)) {
        await setReadFlag(db, viewer.uuid, String(id), { read: false, at: new Date(now()) });
      }
      return c.json({ revision: await requireRevision(c) });
    })
    .get(revisions.acknowledgements.path, requireArea('acknowledgements'), async (c) => {
      const { id } = await requireRevision(c);
      const acknowledgements = await listAcknowledgements(c.var.db, String(id));
      setUnpagedListHeaders(c, acknowledgements.length);
      return c.json({ acknowledgements });
    })
    .get(revisions.proof.path, async (c) => {
      const { viewer, liveSession, now } = c.var;
      const revision = await requireRevision(c);
      const { kid, privateKey } = await keys.getSigningKey();
      const publicKey = await keys.publicKey(kid);
      if (!publicKey) throw new Error('The signing key has no public key.');
      const subject = toProofSubject(revision, viewer, liveSession.user.name);
      const file = await createProof(subject, { privateKey, publicKey }, new Date(now()));
      const name = `proof-${revision.id}-${viewer.agentCode}`.replaceAll(/[^\w.-]/gu, '-');
      const pdf = await writeProofPdf(file, `${name}.json`);
      return c.json({ proof: { name, file, pdf: Buffer.from(pdf).toString('base64') } });
    });
}
