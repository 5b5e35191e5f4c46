import type { Kysely } from 'kysely';
import type { Database, SsoSecrets } from '../db/tables.ts';
import { RANDOM_TOKEN, createRandomToken } from '../lib/random-token.ts';
import { sha256 } from '../lib/sha256.ts';
import { SsoRefusal } from './sso-refusal.ts';

/** How long a user has to sign in at the identity provider. */
const REQUEST_SECONDS = 15 * 60;

export type SsoRequest = {
  /** The portal path to go to after sign-in. */
  path: string;
  /** Binds the one-time code to the browser. `null` if the browser sent no challenge. */
  codeChallenge: string | null;
  /** SHA-256 of the browser's cookie. */
  browserHash: string;
  secrets: SsoSecrets;
};

/**
 * Stores a request to the identity provider. The `RelayState` or `state` contains only the request's handle, because
 * SAML allows only 80 bytes there, and paths can be longer.
 *
 * @param now Milliseconds since 1970.
 * @returns The handle: 22 characters.
 */
export async function startSsoRequest(
  db: Kysely<Database>,
  request: SsoRequest,
  now: number,
): Promise<string> {
  const handle = createRandomToken();
  await db
    .insertInto('sso_requests')
    .values({
      handle_hash: sha256(handle),
      path: request.path,
      code_challenge: request.codeChallenge,
      browser_hash: request.browserHash,
      secrets: JSON.stringify(request.secrets),
      expires_at: now / 1000 + REQUEST_SECONDS,
    })
    .execute();
  return handle;
}

/**
 * Finds and removes the request that a response belongs to. A request can be used once, on any host, in the browser
 * that started it.
 *
 * @param browserHash SHA-256 of the browser's cookie. `null` without a cookie.
 * @param now Milliseconds since 1970.
 * @throws SsoRefusal For a handle that is unknown, used, expired, or from another browser.
 */
export async function consumeSsoRequest(
  db: Kysely<Database>,
  handle: string | undefined,
  browserHash: string | null,
  now: number,
): Promise<SsoRequest> {
  if (!RANDOM_TOKEN.test(handle ?? '')) throw new SsoRefusal('unknown_request');
  const row = await db
    .deleteFrom('sso_requests')
    .where('handle_hash', '=', sha256(handle ?? ''))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new SsoRefusal('unknown_request');
  if (row.expires_at <= now / 1000) throw new SsoRefusal('expired_request');
  if (row.browser_hash !== browserHash) throw new SsoRefusal('other_browser');
  return {
    path: row.path,
    codeChallenge: row.code_challenge,
    browserHash: row.browser_hash,
    secrets: row.secrets,
  };
}
