import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

const CODE_SECONDS = 60;

/** Why a code is refused. */
export type CodeRefusal = 'unknown_code' | 'used_code' | 'expired_code' | 'wrong_verifier';

/**
 * Makes a one-time code: 128 random bits, good once and for a minute. The database holds its hash
 * alone, so that reading the table opens nobody's session.
 *
 * @param now milliseconds since 1970
 * @param codeChallenge the base64url SHA-256 of the verifier that the exchange must send, so that the
 * code works in the browser alone that asked for it (RFC 7636); null when that browser named none
 */
export async function issueCode(
  db: Kysely<Database>,
  userId: string,
  now: number,
  codeChallenge: string | null = null,
): Promise<string> {
  await db
    .deleteFrom('sign_in_codes')
    .where('expires_at', '<=', now / 1000)
    .where('sign_in_id', 'is', null)
    .execute();
  const code = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  await db
    .insertInto('sign_in_codes')
    .values({
      code_hash: await sha256(code),
      person_id: userId,
      expires_at: now / 1000 + CODE_SECONDS,
      code_challenge: codeChallenge,
    })
    .execute();
  return code;
}

/**
 * Redeems a code in one transaction with the sign-in that it starts. A second use means that somebody
 * else has the code, so it ends that sign-in (RFC 6749, section 4.1.2). A wrong verifier uses the code
 * up.
 *
 * @param sent the code and the verifier as they came
 * @param start starts the sign-in of the person whose code it is
 * @returns what `start` has returned, or why the code is refused
 */
export async function redeemCode<Started extends { signInId: string }>(
  db: Kysely<Database>,
  sent: { code: string; verifier: string | undefined },
  now: number,
  start: (tx: Kysely<Database>, userId: string) => Promise<Started>,
): Promise<Started | CodeRefusal> {
  const code_hash = await sha256(sent.code);
  const challenge = sent.verifier === undefined ? null : await sha256(sent.verifier);
  return db.transaction().execute(async (tx) => {
    // Of several calls with one code the others wait here, and then find it used.
    const row = await tx
      .selectFrom('sign_in_codes')
      .selectAll()
      .where('code_hash', '=', code_hash)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown_code';
    if (row.used_at !== null) {
      await tx.deleteFrom('sign_ins').where('id', '=', row.sign_in_id).execute();
      return 'used_code';
    }
    if (row.expires_at <= now / 1000) return 'expired_code';

    const use = (sign_in_id: string | null) =>
      tx
        .updateTable('sign_in_codes')
        .set({ used_at: now / 1000, sign_in_id })
        .where('code_hash', '=', code_hash)
        .execute();
    if (row.code_challenge !== challenge) {
      await use(null);
      return 'wrong_verifier';
    }
    const started = await start(tx, row.person_id);
    await use(started.signInId);
    return started;
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('base64url');
}
