import type { Kysely } from 'kysely';
import type { Database, ProviderSession } from '../db/tables.ts';
import { createRandomToken } from '../lib/random-token.ts';
import { sha256 } from '../lib/sha256.ts';

const CODE_LIFETIME_SECONDS = 60;

/** Why a code was rejected. */
export type CodeRefusal = 'unknown_code' | 'used_code' | 'expired_code' | 'wrong_verifier';

/**
 * Creates a one-time code: 128 random bits, valid once, for one minute. The database stores only its
 * hash, so that a leaked table gives no access.
 *
 * @param now Milliseconds since 1970.
 * @param codeChallenge Base64url SHA-256 of the verifier that the exchange must send, so that the code
 *   works only in the browser that requested it (RFC 7636). `null` if the browser sent none.
 * @param providerSession The identity provider's session. `null` without single sign-on.
 */
export async function issueCode(
  db: Kysely<Database>,
  userId: string,
  now: number,
  codeChallenge: string | null = null,
  providerSession: ProviderSession | null = null,
): Promise<string> {
  const code = createRandomToken();
  await db
    .insertInto('sign_in_codes')
    .values({
      code_hash: sha256(code),
      person_id: userId,
      expires_at: now / 1000 + CODE_LIFETIME_SECONDS,
      code_challenge: codeChallenge,
      provider_session: providerSession && JSON.stringify(providerSession),
    })
    .execute();
  return code;
}

/**
 * Redeems a code and starts its sign-in in one transaction. A second use means that someone else has
 * the code, so the second use ends the sign-in (RFC 6749, section 4.1.2). A wrong verifier uses up
 * the code.
 *
 * @param credentials The code and verifier from the request.
 * @param start Starts a sign-in for the code's user.
 * @returns The result of `start`, or the reason why the code was rejected.
 */
export async function redeemCode<SignIn extends { signInId: string }>(
  db: Kysely<Database>,
  credentials: { code: string; verifier: string | undefined },
  now: number,
  start: (
    tx: Kysely<Database>,
    code: { person_id: string; provider_session: ProviderSession | null },
  ) => Promise<SignIn>,
): Promise<SignIn | CodeRefusal> {
  const code_hash = sha256(credentials.code);
  const challenge = credentials.verifier === undefined ? null : sha256(credentials.verifier);
  return db.transaction().execute(async (tx) => {
    // Concurrent calls with the same code wait here and then find it used.
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

    const markUsed = (sign_in_id: string | null) =>
      tx
        .updateTable('sign_in_codes')
        .set({ used_at: now / 1000, sign_in_id })
        .where('code_hash', '=', code_hash)
        .execute();
    if (row.code_challenge !== challenge) {
      await markUsed(null);
      return 'wrong_verifier';
    }
    const signIn = await start(tx, row);
    await markUsed(signIn.signInId);
    return signIn;
  });
}
