import { alertSchema } from '@producer-portal/api';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { issueCode } from './session/sign-in-codes.ts';
import { readSigningKeys } from './session/signing-keys.ts';
import {
  createClient,
  databaseKinds,
  emptyPostgresql,
  FIXED_NOW,
  json,
  readTokens,
} from './testing/test-host.ts';

// Scale is PostgreSQL's and a load balancer's: a host keeps nothing to itself.
describe.skipIf(!databaseKinds.includes('PostgreSQL'))('two hosts on one PostgreSQL', () => {
  let hosts: { database: OpenDatabase; app: ReturnType<typeof createApp> }[];
  let drop: (() => Promise<void>) | undefined;
  let now = FIXED_NOW;
  let turn = 0;
  /** A balancer that gives each host its turn. */
  const next = () => hosts[(turn += 1) % hosts.length]!.app;

  beforeAll(async () => {
    const empty = await emptyPostgresql();
    drop = empty.drop;
    // Both at once, on a database without a table: as when a deployment starts.
    hosts = await Promise.all(
      [1, 2].map(async () => {
        const database = await openDatabase({ kind: 'postgresql', url: empty.url });
        await prepareDatabase(database, new Date(FIXED_NOW));
        const app = createApp({
          db: database.db,
          searchDb: database.searchDb,
          ping: database.ping,
          keys: await readSigningKeys(database.db),
          log: () => {},
          now: () => now,
          monotonic: () => now,
          isClosing: () => false,
          portal: null,
          portalOrigin: '',
          developmentSignIn: true,
          callsPerMinute: 0,
          idleMinutes: 15,
          addressOf: () => 'test',
        });
        return { database, app };
      }),
    );
  }, 60_000);
  afterAll(async () => {
    for (const { database } of hosts) await database.close();
    await drop?.();
  });

  async function signIn() {
    const code = await issueCode(hosts[0]!.database.db, 'independent-producer', now);
    const answer = await next().request('/api/v1/auth_token/exchange', json('POST', { code }));
    return createClient(next, readTokens(await answer.json()).jwt);
  }

  it('prepare it once between them', async () => {
    const { rows } = await sql<{ keys: number; alerts: number }>`
      select (select count(*) from signing_keys)::int as keys,
        (select count(*) from content_records where record_type = 'Alert')::int as alerts
    `.execute(hosts[0]!.database.db);
    expect(rows).toEqual([{ keys: 1, alerts: 60 }]);
  });

  it('serve one signed-in person in turn, through renewals of the token', async () => {
    const client = await signIn();
    const first = client.jwt;
    for (let call = 0; call < 30; call += 1) {
      now += 61_000;
      expect((await client.send('/api/v1/states')).status).toBe(200);
    }
    expect(decodeJwt(client.jwt).iat).toBeGreaterThan(decodeJwt(first).iat ?? 0);
  });

  it('renew a token once between them for calls that come at the same time', async () => {
    const { jwt } = await signIn();
    now += 61_000;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => createClient(next, jwt).send('/api/v1/states')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const handedOut = answers.flatMap(({ headers }) => headers.get('jwt') ?? []);
    expect(new Set(handedOut.map((token) => decodeJwt(token).iat)).size).toBe(1);
  });

  it('know at once what was read and who was signed out at the other', async () => {
    const client = await signIn();
    const schema = v.object({ alerts: v.array(alertSchema) });
    const { alerts } = await client.read('/api/v1/alerts?unread=true', schema);
    await client.patch(`/api/v1/alerts/${alerts[0]?.id}/mark_as_read`);
    const left = [
      await client.read('/api/v1/alerts?unread=true', schema),
      await client.read('/api/v1/alerts?unread=true', schema),
    ];
    const one = alerts.length - 1;
    expect(left.map((list) => list.alerts.length)).toEqual([one, one]);
    const sid = String(decodeJwt(client.jwt)['sid']);
    await hosts[1]!.database.db.deleteFrom('sessions').where('id', '=', sid).execute();
    const refused = [await client.send('/api/v1/states'), await client.send('/api/v1/states')];
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('refuse a stolen token at once after its owner has signed out at the other', async () => {
    const client = await signIn();
    const stolen = client.jwt;
    const answer = await client.send('/api/v1/auth_token/revoke', { method: 'POST' });
    expect(answer.status).toBe(204);
    for (const { app } of hosts) {
      const thief = createClient(() => app, stolen);
      expect((await thief.send('/api/v1/states')).status).toBe(401);
      expect((await thief.send('/api/v1/auth_token/refresh', { method: 'POST' })).status).toBe(401);
    }
  });

  it('take a one-time code once between them', async () => {
    const code = await issueCode(hosts[0]!.database.db, 'manager', now);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        next().request('/api/v1/auth_token/exchange', json('POST', { code })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});
