import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import {
  calculateJwkThumbprint,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  SignJWT,
  decodeJwt,
} from 'jose';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { openEmbedded } from '../db/embedded.ts';
import { up } from '../db/migrations/0011-encrypted-signing-keys.ts';
import { openDatabase } from '../db/open.ts';
import { createClient, databaseKinds, KEY_SECRET, useTestHost } from '../testing/test-host.ts';
import { createKeyRing } from './key-ring.ts';
import { listSigningKeys, revokeSigningKey, rotateSigningKey } from './signing-keys.ts';

const path = '/api/v1/states';
const OTHER_SECRET = new Uint8Array(32).fill(8);

describe.each(databaseKinds)('the signing keys on %s', (kind) => {
  const host = useTestHost(kind);
  const database = () => ({ db: host.db, preparationDb: host.db, shared: false });
  const fetchStatus = async (token: string) =>
    (await createClient(() => host.app(), token).send(path)).status;

  it('are stored with an encrypted private key', async () => {
    const { kid } = await host.keys.signingKey();
    const rows = await host.db.selectFrom('signing_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kid, public_jwk: { kty: 'EC', crv: 'P-256' } });
    const { plaintext } = await compactDecrypt(rows[0]!.private_jwe, KEY_SECRET);
    const { d } = v.parse(
      v.object({ d: v.string() }),
      JSON.parse(Buffer.from(plaintext).toString()),
    );
    expect(d).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(d);
    expect(decodeProtectedHeader(rows[0]!.private_jwe)).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      kid,
    });
  });

  it('can’t be decrypted with another secret', async () => {
    const opened = createKeyRing(database(), OTHER_SECRET, () => host.now());
    await expect(opened).rejects.toThrow(SettingsError);
    await expect(opened).rejects.toThrow(/another secret.*SIGNING_KEY_SECRET.*keys revoke/);
    expect(await host.db.selectFrom('signing_keys').selectAll().execute()).toHaveLength(1);
  });

  it('don’t include a key that was added without the secret', async () => {
    const claims = decodeJwt((await host.exchange('manager')).jwt);
    const { kid: ours } = await host.keys.signingKey();
    const theirs = await generateKeyPair('ES256', { extractable: true });
    const publicJwk = await exportJWK(theirs.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const stored = await host.db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
    await host.db
      .insertInto('signing_keys')
      .values({ ...stored, kid, public_jwk: JSON.stringify(publicJwk) })
      .execute();
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid });
    expect(await fetchStatus(await forged.sign(theirs.privateKey))).toBe(401);
    expect((await host.keys.signingKey()).kid).toBe(ours);
    await host.db.deleteFrom('signing_keys').where('kid', '=', kid).execute();
  });

  it('can be rotated without rejected calls, and revoked', async () => {
    const before = await host.exchange('manager');
    const old = decodeProtectedHeader(before.jwt).kid!;
    const next = await rotateSigningKey(host.db, KEY_SECRET, new Date(host.now()));
    expect(await listSigningKeys(host.db)).toMatchObject([{ kid: next }, { kid: old }]);
    host.advanceClock(119);
    expect(decodeProtectedHeader((await host.exchange('manager')).jwt).kid).toBe(old);
    host.advanceClock(1);
    const after = await host.exchange('manager');
    expect(decodeProtectedHeader(after.jwt).kid).toBe(next);
    expect([await fetchStatus(before.jwt), await fetchStatus(after.jwt)]).toEqual([200, 200]);

    const revoke = async (kid: string) =>
      revokeSigningKey(host.db, KEY_SECRET, { kid, now: new Date(host.now()) });
    expect(await revoke(old)).toBe(true);
    expect(await revoke(old)).toBe(false);
    expect([await fetchStatus(before.jwt), await fetchStatus(after.jwt)]).toEqual([401, 200]);
    expect(await revoke(next)).toBe(true);
    expect(await fetchStatus(after.jwt)).toBe(401);
    expect(await fetchStatus((await host.exchange('manager')).jwt)).toBe(200);
    expect(await listSigningKeys(host.db)).toHaveLength(1);
  });

  it('are read from the database only once for many unknown ids', async () => {
    let queryCount = 0;
    const counted = host.db.withPlugin({
      transformQuery({ node }) {
        queryCount += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const keys = await createKeyRing({ ...database(), db: counted }, KEY_SECRET, () => host.now());
    queryCount = 0;
    const unknown = Array.from({ length: 500 }, (_each, index) => String(index).padStart(43, 'x'));
    const found = await Promise.all(unknown.map(async (kid) => keys.publicKey(kid)));
    expect(found.every((key) => key === null)).toBe(true);
    expect(queryCount).toBe(1);
    for (const kid of ['', 'x', '../../dev/null', '__proto__', 'x'.repeat(44)]) {
      expect(await keys.publicKey(kid)).toBeNull();
    }
    expect(queryCount).toBe(1);
  });
});

it('replaces signing keys that an older version stored unencrypted', async () => {
  const pglite = await openEmbedded({});
  const old = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool(createPgConfig(pglite)) }),
  });
  await sql`create table sessions (id text primary key)`.execute(old);
  await sql`insert into sessions values ('signed-with-an-open-key')`.execute(old);
  await sql`create table signing_keys (
    kid text primary key, private_jwk jsonb not null, created_at timestamptz not null
  )`.execute(old);
  await sql`insert into signing_keys values ('open', '{"d":"secret"}', now())`.execute(old);
  await up(old);
  expect((await sql`select * from sessions`.execute(old)).rows).toEqual([]);
  expect((await sql`select * from signing_keys`.execute(old)).rows).toEqual([]);
  await old.destroy();

  const database = await openDatabase({ kind: 'embedded', pglite });
  const keys = await createKeyRing(database, KEY_SECRET, Date.now);
  expect((await keys.signingKey()).kid).toMatch(/^[\w-]{43}$/);
  await database.close();
}, 60_000);
