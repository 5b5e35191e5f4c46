import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

const CODE_SECONDS = 60;

/**
 * Makes a one-time code for a person: 128 random bits, good once and for a minute. Only its hash is
 * kept, so that reading the table opens nobody's session.
 *
 * @param now milliseconds since 1970
 */
export async function issueCode(
  db: Kysely<Database>,
  personId: string,
  now: number,
): Promise<string> {
  await db
    .deleteFrom('sign_in_codes')
    .where('expires_at', '<=', now / 1000)
    .execute();
  const code = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  await db
    .insertInto('sign_in_codes')
    .values({
      code_hash: await hash(code),
      person_id: personId,
      expires_at: now / 1000 + CODE_SECONDS,
    })
    .execute();
  return code;
}

/** The person a code was made for; null when it was never made, is used or too old. */
export async function redeemCode(
  db: Kysely<Database>,
  code: string,
  now: number,
): Promise<string | null> {
  // One statement reads and deletes: of two hosts that get the same code, one finds it.
  const row = await db
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', await hash(code))
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now / 1000 ? row.person_id : null;
}

async function hash(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return Buffer.from(digest).toString('base64url');
}
