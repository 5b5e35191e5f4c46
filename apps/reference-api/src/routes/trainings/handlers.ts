import { trainings } from '@producer-portal/api';
import { Hono } from 'hono';
import { findContent } from '../../db/content.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFound } from '../../http/problem.ts';
import { readRecordId } from '../../http/record-id.ts';
import { hideAgentCodes } from '../../policies/content.ts';

/** The three kinds of training, each with its response key. */
const KINDS = [
  { type: 'Training', key: 'training' },
  { type: 'Webinar', key: 'webinar' },
  { type: 'JobAid', key: 'job_aid' },
];

/** Route for a single training of any of these kinds. */
export function trainingRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(trainings.detail.path, async (c) => {
    const { readDb: db, viewer } = c.var;
    const id = readRecordId(c.req.param('id'), 'this training');
    for (const { type, key } of KINDS) {
      const document = await findContent(db, viewer, [type], id);
      if (document) return c.json({ [key]: hideAgentCodes(document, viewer) });
    }
    throw notFound('this training');
  });
}
