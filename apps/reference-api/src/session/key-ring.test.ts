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
  const database = () => ({ db: host.db, jobsDb: host.db, shared: false });
  const fetchStatus = async (token: string) =>
    (await createClient(() => host.app(), token).send(path)).status;

  it('are stored with an encrypted private key', async () => {
    const { kid } = await host.keys.getSigningKey();
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
    const opening = createKeyRing(database(), OTHER_SECRET, () => host.now());
    await expect(opening).rejects.toThrow(SettingsError);
    await expect(opening).rejects.toThrow(/another secret.*SIGNING_KEY_SECRET.*keys revoke/);
    expect(await host.db.selectFrom('signing_keys').selectAll().execute()).toHaveLength(1);
  });

  it('don’t include a key that someone stored in the database without knowing the secret', async () => {
    const claims = decodeJwt((await host.exchange('manager')).jwt);
    const { kid: ownKid } = await host.keys.getSigningKey();
    const attackerKeys = await generateKeyPair('ES256', { extractable: true });
    const publicJwk = await exportJWK(attackerKeys.publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    const storedKey = await host.db
      .selectFrom('signing_keys')
      .selectAll()
      .executeTakeFirstOrThrow();
    await host.db
      .insertInto('signing_keys')
      .values({ ...storedKey, kid, public_jwk: JSON.stringify(publicJwk) })
      .execute();
    const forgedToken = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid });
    expect(await fetchStatus(await forgedToken.sign(attackerKeys.privateKey))).toBe(401);
    expect((await host.keys.getSigningKey()).kid).toBe(ownKid);
    await host.db.deleteFrom('signing_keys').where('kid', '=', kid).execute();
  });

  it('can be rotated without rejecting any call, and can be revoked', async () => {
    const tokensBefore = await host.exchange('manager');
    const oldKid = decodeProtectedHeader(tokensBefore.jwt).kid!;
    const newKid = await rotateSigningKey(host.db, KEY_SECRET, new Date(host.now()));
    expect(await listSigningKeys(host.db)).toMatchObject([{ kid: newKid }, { kid: oldKid }]);
    host.advanceClock(119);
    expect(decodeProtectedHeader((await host.exchange('manager')).jwt).kid).toBe(oldKid);
    host.advanceClock(1);
    const tokensAfter = await host.exchange('manager');
    expect(decodeProtectedHeader(tokensAfter.jwt).kid).toBe(newKid);
    expect([await fetchStatus(tokensBefore.jwt), await fetchStatus(tokensAfter.jwt)]).toEqual([
      200, 200,
    ]);

    const revoke = async (kid: string) =>
      revokeSigningKey(host.db, KEY_SECRET, { kid, now: new Date(host.now()) });
    expect(await revoke(oldKid)).toBe(true);
    expect(await revoke(oldKid)).toBe(false);
    expect([await fetchStatus(tokensBefore.jwt), await fetchStatus(tokensAfter.jwt)]).toEqual([
      401, 200,
    ]);
    expect(await revoke(newKid)).toBe(true);
    expect(await fetchStatus(tokensAfter.jwt)).toBe(401);
    expect(await fetchStatus((await host.exchange('manager')).jwt)).toBe(200);
    expect(await listSigningKeys(host.db)).toHaveLength(1);
  });

  it('are read from the database only once if many tokens name unknown keys', async () => {
    let queryCount = 0;
    const countingDb = host.db.withPlugin({
      transformQuery({ node }) {
        queryCount += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const keys = await createKeyRing({ ...database(), db: countingDb }, KEY_SECRET, () =>
      host.now(),
    );
    queryCount = 0;
    const unknownKids = Array.from({ length: 500 }, (_each, index) =>
      String(index).padStart(43, 'x'),
    );
    const foundKeys = await Promise.all(unknownKids.map(async (kid) => keys.publicKey(kid)));
    expect(foundKeys.every((key) => key === null)).toBe(true);
    expect(queryCount).toBe(1);
    for (const kid of ['', 'x', '../../dev/null', '__proto__', 'x'.repeat(44)]) {
      expect(await keys.publicKey(kid)).toBeNull();
    }
    expect(queryCount).toBe(1);
  });
});

it('replaces signing keys that an older version stored unencrypted', async () => {
  const pglite = await openEmbedded({});
  const oldDatabase = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool(createPgConfig(pglite)) }),
  });
  await sql`create table sessions (id text primary key)`.execute(oldDatabase);
  await sql`insert into sessions values ('signed-with-an-open-key')`.execute(oldDatabase);
  await sql`create table signing_keys (
    kid text primary key, private_jwk jsonb not null, created_at timestamptz not null
  )`.execute(oldDatabase);
  await sql`insert into signing_keys values ('open', '{"d":"secret"}', now())`.execute(oldDatabase);
  await up(oldDatabase);
  expect((await sql`select * from sessions`.execute(oldDatabase)).rows).toEqual([]);
  expect((await sql`select * from signing_keys`.execute(oldDatabase)).rows).toEqual([]);
  await oldDatabase.destroy();

  const database = await openDatabase({ kind: 'embedded', pglite });
  const keys = await createKeyRing(database, KEY_SECRET, Date.now);
  expect((await keys.getSigningKey()).kid).toMatch(/^[\w-]{43}$/);
  await database.close();
}, 60_000);
