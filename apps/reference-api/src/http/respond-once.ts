import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { AppEnv } from './app-env.ts';
import { notUnderstood } from './problem.ts';

const HEADER = 'Idempotency-Key';

/** How long a press is remembered. */
const HOURS = 24;

/** What a call that changes something has come to. */
export type Done = {
  status: 200 | 201;
  body: object;
};

/**
 * Does a piece of work in one transaction, and once for each `Idempotency-Key` of a person
 * (docs/contract.md#idempotency-keys): the same press again is answered its first result. A refusal is not
 * remembered, so that a press may be put right.
 *
 * @param requested the body that was sent, as read: a key stands for one request alone
 * @returns `repeated`, whether the work had been done before
 * @throws Problem 422 for a key that is no key, or that stood for another request
 */
export async function respondOnce(
  c: Context<AppEnv>,
  requested: object,
  work: (tx: Transaction<Database>) => Promise<Done>,
): Promise<Done & { repeated: boolean }> {
  const { db, live, viewer, now } = c.var;
  const key = c.req.header(HEADER);
  if (key === undefined) {
    const done = await db.transaction().execute(work);
    return { ...done, repeated: false };
  }
  if (!/^[\w-]{8,64}$/.test(key)) throw notUnderstood({ [HEADER]: ['Send a UUID.'] });

  const uuid = live.actor ?? viewer.uuid;
  const request = createHash('sha256')
    .update(JSON.stringify([c.req.method, c.req.path, viewer.uuid, requested]))
    .digest('base64url');
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('idempotent_answers')
      .where('created_at', '<', new Date(now() - HOURS * 3_600_000))
      .execute();
    // The same press at the same time waits here until the first one has come to its end.
    const mine = await tx
      .insertInto('idempotent_answers')
      .values({ uuid, key, request, status: null, body: null, created_at: new Date(now()) })
      .onConflict((conflict) => conflict.columns(['uuid', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!mine) {
      const first = await tx
        .selectFrom('idempotent_answers')
        .selectAll()
        .where('uuid', '=', uuid)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (first.request !== request || first.status === null || first.body === null) {
        throw notUnderstood({ [HEADER]: ['This key stood for another request.'] });
      }
      return { status: first.status, body: first.body, repeated: true };
    }
    const done = await work(tx);
    await tx
      .updateTable('idempotent_answers')
      .set({ status: done.status, body: JSON.stringify(done.body) })
      .where('uuid', '=', uuid)
      .where('key', '=', key)
      .execute();
    return { ...done, repeated: false };
  });
}

/**
 * Lets what one person changes of a kind happen one after the other, until the transaction ends:
 * positions are counted and drafts opened by looking at what is there.
 */
export async function oneAtATime(
  tx: Transaction<Database>,
  kind: 'favorite_pages' | 'orders',
  uuid: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${uuid}`}, 0))`.execute(tx);
}
