import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { AppEnv } from './app-env.ts';
import { invalidRequest } from './problem.ts';

const HEADER = 'Idempotency-Key';

/** How long an idempotency key is stored. */
export const KEY_HOURS = 24;

/** The result of a call that changes data. */
export type WriteResult = {
  status: 200 | 201;
  body: object;
};

/**
 * Runs work in one transaction, and only once for each `Idempotency-Key` of a user
 * (docs/contract.md#idempotency-keys). A repeated request gets the first response. Errors are not
 * stored, so that the user can correct the request.
 *
 * @param requestBody The parsed request body. A key is valid for one request only, so a hash of the
 *   request is stored with it.
 * @returns The response, and whether it repeats the first response (`repeated`).
 * @throws Problem 422 for an invalid key, or for a key that was used for another request.
 */
export async function respondOncePerKey(
  c: Context<AppEnv>,
  requestBody: object,
  work: (tx: Transaction<Database>) => Promise<WriteResult>,
): Promise<WriteResult & { repeated: boolean }> {
  const { db, liveSession, viewer, now } = c.var;
  const key = c.req.header(HEADER);
  if (key === undefined) {
    const result = await db.transaction().execute(work);
    return { ...result, repeated: false };
  }
  if (!/^[\w-]{8,64}$/.test(key)) throw invalidRequest({ [HEADER]: ['Send a UUID.'] });

  const uuid = liveSession.actor ?? viewer.uuid;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([c.req.method, c.req.path, viewer.uuid, requestBody]))
    .digest('base64url');
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('idempotent_answers')
      .where('uuid', '=', uuid)
      .where('key', '=', key)
      .where('created_at', '<', new Date(now() - KEY_HOURS * 3_600_000))
      .execute();
    // A concurrent request with the same key waits here until the first one is done.
    const inserted = await tx
      .insertInto('idempotent_answers')
      .values({
        uuid,
        key,
        request: requestHash,
        status: null,
        body: null,
        created_at: new Date(now()),
      })
      .onConflict((conflict) => conflict.columns(['uuid', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!inserted) {
      const firstRequest = await tx
        .selectFrom('idempotent_answers')
        .selectAll()
        .where('uuid', '=', uuid)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (
        firstRequest.request !== requestHash ||
        firstRequest.status === null ||
        firstRequest.body === null
      ) {
        throw invalidRequest({ [HEADER]: ['This key was used for another request.'] });
      }
      return { status: firstRequest.status, body: firstRequest.body, repeated: true };
    }
    const result = await work(tx);
    await tx
      .updateTable('idempotent_answers')
      .set({ status: result.status, body: JSON.stringify(result.body) })
      .where('uuid', '=', uuid)
      .where('key', '=', key)
      .execute();
    return { ...result, repeated: false };
  });
}

/**
 * Locks a user's records of a kind until the transaction ends, because positions and drafts depend
 * on the existing rows.
 */
export async function lockUserRecords(
  tx: Transaction<Database>,
  kind: 'favorite_pages' | 'orders',
  uuid: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${uuid}`}, 0))`.execute(tx);
}
