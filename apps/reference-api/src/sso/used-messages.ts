import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { sha256 } from '../lib/sha256.ts';
import { SsoRefusal } from './sso-refusal.ts';

/** How long used messages are stored. No message is valid for longer. */
const STORED_SECONDS = 24 * 60 * 60;

/**
 * Records that a message was used. All hosts of the database share the record.
 *
 * @param message The issuer and the id of an assertion or logout message.
 * @param now Milliseconds since 1970.
 * @throws SsoRefusal If the message was used before.
 */
export async function useMessageOnce(
  db: Kysely<Database>,
  message: { issuer: string; id: string },
  now: number,
): Promise<void> {
  const inserted = await db
    .insertInto('sso_used_messages')
    .values({
      message_hash: sha256(JSON.stringify([message.issuer, message.id])),
      expires_at: now / 1000 + STORED_SECONDS,
    })
    .onConflict((conflict) => conflict.column('message_hash').doNothing())
    .returning('message_hash')
    .executeTakeFirst();
  if (!inserted) throw new SsoRefusal('replayed');
}
