import { alertSchema } from '@producer-portal/api';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from './app.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { removeExpired } from './db/remove-expired.ts';
import { prepareDatabase } from './db/prepare.ts';
import { publishScheduled, withdrawRecords } from './import/publish-scheduled.ts';
import { waitForOtherImports } from './import/write-records.ts';
import { signDownload, verifyDownload } from './session/download-links.ts';
import { createSharedLimits } from './http/shared-limits.ts';
import { createKeyRing, type KeyRing } from './session/key-ring.ts';
import { issueCode } from './session/sign-in-codes.ts';
import { listSigningKeys, revokeSigningKey, rotateSigningKey } from './session/signing-keys.ts';
import {
  createClient,
  createPostgresqlDatabase,
  createTestApp,
  databaseKinds,
  FIXED_NOW,
  json,
  KEY_SECRET,
  readTokens,
} from './testing/test-host.ts';

// Hosts store everything in PostgreSQL, so a load balancer can send any request to any host.
describe.skipIf(!databaseKinds.includes('PostgreSQL'))('two hosts on one PostgreSQL', () => {
  let hosts: {
    database: OpenDatabase;
    keys: KeyRing;
    /** Creates the host's app. */
    open: (overrides?: Partial<AppOptions>) => ReturnType<typeof createTestApp>;
    app: ReturnType<typeof createTestApp>;
  }[];
  let drop: (() => Promise<void>) | undefined;
  let now = FIXED_NOW;
  let turn = 0;
  /** Returns the hosts' apps alternately, like a load balancer. */
  const getNextApp = () => hosts[(turn += 1) % hosts.length]!.app;

  beforeAll(async () => {
    const empty = await createPostgresqlDatabase();
    drop = empty.drop;
    // Both hosts start at the same time on an empty database, like a first deployment.
    hosts = await Promise.all(
      [1, 2].map(async () => {
        const database = await openDatabase({ kind: 'postgresql', url: empty.url });
        await prepareDatabase(database, new Date(FIXED_NOW));
        const keys = await createKeyRing(database, KEY_SECRET, () => now);
        const open = (overrides: Partial<AppOptions> = {}) =>
          createTestApp(database, { keys, now: () => now, ...overrides });
        return { database, keys, open, app: open() };
      }),
    );
  }, 60_000);
  afterAll(async () => {
    for (const { database } of hosts) await database.close();
    await drop?.();
  });

  async function exchangeCode(app: ReturnType<typeof getNextApp>) {
    const code = await issueCode(hosts[0]!.database.db, 'independent-producer', now);
    const response = await app.request('/api/v1/auth_token/exchange', json('POST', { code }));
    return readTokens(await response.json());
  }

  const signIn = async () => createClient(getNextApp, (await exchangeCode(getNextApp())).jwt);

  const fetchStatusAt = async (app: ReturnType<typeof getNextApp>, jwt: string) =>
    (await createClient(() => app, jwt).send('/api/v1/states')).status;

  it('fill an empty database only once, even if they start at the same time', async () => {
    const { rows } = await sql<{ keys: number; alerts: number }>`
      select (select count(*) from signing_keys)::int as keys,
        (select count(*) from content_records where record_type = 'Alert')::int as alerts
    `.execute(hosts[0]!.database.db);
    expect(rows).toEqual([{ keys: 1, alerts: 60 }]);
  });

  it('accept each other’s tokens when calls of one user alternate between them', async () => {
    const client = await signIn();
    const firstToken = client.jwt;
    for (let call = 0; call < 30; call += 1) {
      now += 61_000;
      expect((await client.send('/api/v1/states')).status).toBe(200);
    }
    expect(decodeJwt(client.jwt).iat).toBeGreaterThan(decodeJwt(firstToken).iat ?? 0);
  });

  it('issue one new token for concurrent calls with the same token', async () => {
    const { jwt } = await signIn();
    now += 61_000;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => createClient(getNextApp, jwt).send('/api/v1/states')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const issuedTokens = responses.flatMap(({ headers }) => headers.get('jwt') ?? []);
    expect(new Set(issuedTokens.map((token) => decodeJwt(token).iat)).size).toBe(1);
  });

  it('share read flags and sign-outs immediately', async () => {
    const client = await signIn();
    const schema = v.object({ alerts: v.array(alertSchema) });
    const { alerts } = await client.read('/api/v1/alerts?unread=true', schema);
    await client.patch(`/api/v1/alerts/${alerts[0]?.id}/mark_as_read`);
    const unreadLists = [
      await client.read('/api/v1/alerts?unread=true', schema),
      await client.read('/api/v1/alerts?unread=true', schema),
    ];
    const expectedCount = alerts.length - 1;
    expect(unreadLists.map((list) => list.alerts.length)).toEqual([expectedCount, expectedCount]);
    const sid = String(decodeJwt(client.jwt)['sid']);
    await hosts[1]!.database.db.deleteFrom('sessions').where('id', '=', sid).execute();
    const rejections = [await client.send('/api/v1/states'), await client.send('/api/v1/states')];
    expect(rejections.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('reject a stolen token immediately after a sign-out', async () => {
    const client = await signIn();
    const stolenToken = client.jwt;
    const response = await client.send('/api/v1/auth_token/revoke', { method: 'POST' });
    expect(response.status).toBe(204);
    for (const { app } of hosts) {
      const thief = createClient(() => app, stolenToken);
      expect((await thief.send('/api/v1/states')).status).toBe(401);
      expect((await thief.send('/api/v1/auth_token/refresh', { method: 'POST' })).status).toBe(401);
    }
  });

  it('accept tokens signed with a new key before the next scheduled read of the keys', async () => {
    const [first, second] = hosts;
    const kid = await rotateSigningKey(first!.database.db, KEY_SECRET, new Date(now));
    now += 2 * 60_000;
    const { jwt } = await exchangeCode(first!.app);
    expect(decodeProtectedHeader(jwt).kid).toBe(kid);
    expect(await fetchStatusAt(second!.app, jwt)).toBe(200);
  });

  it('sign with a new key only after 2 minutes, when every host has read it', async () => {
    const [first, second] = hosts;
    const oldKid = decodeProtectedHeader((await exchangeCode(first!.app)).jwt).kid;
    const kid = await rotateSigningKey(first!.database.db, KEY_SECRET, new Date(now));
    for (const seconds of [0, 119]) {
      now += seconds * 1000;
      for (const { app } of hosts) {
        expect(decodeProtectedHeader((await exchangeCode(app)).jwt).kid).toBe(oldKid);
      }
    }
    now += 1000;
    const tokens = await Promise.all(hosts.map(async ({ app }) => exchangeCode(app)));
    expect(tokens.map(({ jwt }) => decodeProtectedHeader(jwt).kid)).toEqual([kid, kid]);
    for (const { jwt } of tokens) {
      expect(await fetchStatusAt(first!.app, jwt)).toBe(200);
      expect(await fetchStatusAt(second!.app, jwt)).toBe(200);
    }
  });

  it('immediately reject tokens and links signed with a revoked key', async () => {
    const { db } = hosts[0]!.database;
    const { jwt } = await exchangeCode(hosts[0]!.app);
    const kid = decodeProtectedHeader(jwt).kid!;
    const downloadToken = await signDownload(hosts[1]!.keys, 'no-such-file', now);
    for (const { app, keys } of hosts) {
      expect(await fetchStatusAt(app, jwt)).toBe(200);
      expect(await verifyDownload(keys, downloadToken, now)).toBe('no-such-file');
    }
    expect(await revokeSigningKey(db, KEY_SECRET, { kid, now: new Date(now) })).toBe(true);
    for (const { app, keys } of hosts) {
      expect(await fetchStatusAt(app, jwt)).toBe(401);
      expect(await verifyDownload(keys, downloadToken, now)).toBeNull();
    }
    for (const { app } of hosts) {
      const tokens = await exchangeCode(app);
      expect(decodeProtectedHeader(tokens.jwt).kid).not.toBe(kid);
      expect(await fetchStatusAt(hosts[0]!.app, tokens.jwt)).toBe(200);
      expect(await fetchStatusAt(hosts[1]!.app, tokens.jwt)).toBe(200);
    }
  });

  it('create a key that signs immediately if a revocation leaves only keys that can’t sign yet', async () => {
    const { db } = hosts[0]!.database;
    const pendingKid = await rotateSigningKey(db, KEY_SECRET, new Date(now));
    const { jwt } = await exchangeCode(hosts[0]!.app);
    for (const { kid, signs_from } of await listSigningKeys(db)) {
      if (signs_from.getTime() <= now)
        await revokeSigningKey(db, KEY_SECRET, { kid, now: new Date(now) });
    }
    const tokens = await exchangeCode(hosts[1]!.app);
    expect(decodeProtectedHeader(tokens.jwt).kid).not.toBe(pendingKid);
    expect(await fetchStatusAt(hosts[0]!.app, tokens.jwt)).toBe(200);
    expect(await fetchStatusAt(hosts[0]!.app, jwt)).toBe(401);
  });

  it('share their rate limits', async () => {
    const [one, other] = hosts.map(({ database, open }) => {
      const sharedLimits = createSharedLimits();
      const app = open({ callsPerMinute: 40, sharedLimits });
      return { app, synchronize: () => sharedLimits.synchronize(database.db) };
    });
    const { jwt } = await exchangeCode(one!.app);
    const call = async (app: ReturnType<typeof getNextApp>, times: number) => {
      const client = createClient(() => app, jwt);
      const statuses: number[] = [];
      for (let count = 0; count < times; count += 1) {
        statuses.push((await client.send('/api/v1/states')).status);
      }
      return statuses;
    };
    expect(new Set(await call(one!.app, 30))).toEqual(new Set([200]));
    await one!.synchronize();
    // A host exchanges a caller's use with the other hosts only after the caller has used a quarter of the burst on this host.
    // These 10 calls reach that quarter.
    expect(new Set(await call(other!.app, 10))).toEqual(new Set([200]));
    await other!.synchronize();
    expect(await call(other!.app, 1)).toEqual([429]);
  });

  it('store nothing about callers who send few calls', async () => {
    const [{ database, open }] = hosts as [(typeof hosts)[0]];
    await database.db.deleteFrom('rate_limits').execute();
    const sharedLimits = createSharedLimits();
    const app = open({ callsPerMinute: 40, sharedLimits });
    const { jwt } = await exchangeCode(app);
    await createClient(() => app, jwt).send('/api/v1/states');
    await sharedLimits.synchronize(database.db);
    expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('remove expired rows, but only one host at a time', async () => {
    const removals = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        removeExpired(hosts[index % 2]!.database, new Date(now), 365),
      ),
    );
    expect(removals).toContain(true);
    const { db } = hosts[0]!.database;
    await issueCode(db, 'manager', now);
    expect(await removeExpired(hosts[1]!.database, new Date(now + 61_000), 365)).toBe(true);
    const codes = await db
      .selectFrom('sign_in_codes')
      .select('code_hash')
      .where('sign_in_id', 'is', null)
      .execute();
    expect(codes).toEqual([]);
    // A host that removes rows holds this lock until its transaction ends.
    await hosts[0]!.database.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7266282)`.execute(tx);
      expect(await removeExpired(hosts[1]!.database, new Date(now), 365)).toBe(false);
    });
  });

  it('publish and withdraw a record once, even while another host compares the documents of an import', async () => {
    const [first, second] = hosts.map(({ database }) => database) as [OpenDatabase, OpenDatabase];
    const alert = {
      id: 'hail',
      slug: 'hail',
      record_type: 'Alert',
      title: 'Quokka hail',
      published_at: new Date(now).toISOString(),
    };
    await first.db
      .insertInto('scheduled_records')
      .values({
        record_type: alert.record_type,
        slug: alert.slug,
        publish_at: alert.published_at,
        document: JSON.stringify({
          record: alert,
          revision: { new_business: [], renewal: [] },
          withdrawAt: new Date(now + 60_000).toISOString(),
          files: [],
        }),
      })
      .execute();
    const readAlerts = async () => {
      const client = await signIn();
      const schema = v.object({ alerts: v.array(alertSchema) });
      return client.read('/api/v1/alerts?search=quokka', schema);
    };
    await Promise.all([first, second].map((each) => publishScheduled(each, new Date(now))));
    expect((await readAlerts()).alerts.map(({ revision }) => revision?.number)).toEqual([1]);
    now += 60_000;
    await first.jobsDb.transaction().execute(async (tx) => {
      await waitForOtherImports(tx);
      await Promise.all([first, second].map((each) => withdrawRecords(each, new Date(now))));
      expect((await readAlerts()).alerts).toEqual([]);
    });
  });

  it('use a replica for content without read flags, and the primary for data that users change', async () => {
    const [{ database, open }] = hosts as [(typeof hosts)[0]];
    const replica = database.db.withPlugin({
      transformQuery() {
        throw new Error('The replica received a query.');
      },
      transformResult: async ({ result }) => result,
    });
    const app = open({ readDb: replica, searchDb: replica });
    const { jwt } = await exchangeCode(app);
    const client = createClient(() => app, jwt);
    const fetchStatus = async (path: string) => (await client.send(`/api/v1/${path}`)).status;
    // Queries on this replica fail, so the status 500 proves that a call uses it.
    for (const path of ['products', 'webinars', 'states', 'search?query=hail']) {
      expect([path, await fetchStatus(path)]).toEqual([path, 500]);
    }
    for (const path of [
      'alerts',
      'alert/unchecked_count',
      'guides',
      'favorite_pages',
      'cart_items',
      'collateral_requests',
      'sessions',
      'featured_content',
    ]) {
      expect([path, await fetchStatus(path)]).toEqual([path, 200]);
    }
  });

  it('redeem a one-time code only once', async () => {
    const code = await issueCode(hosts[0]!.database.db, 'manager', now);
    const responses = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        getNextApp().request('/api/v1/auth_token/exchange', json('POST', { code })),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});
