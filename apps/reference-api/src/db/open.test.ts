import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createClient,
  databaseKinds,
  createPostgresqlDatabase,
  useTestHost,
} from '../testing/test-host.ts';
import { runExclusively, openDatabase, type OpenDatabase } from './open.ts';
import type { Database } from './tables.ts';
import { isUnavailable } from './unavailable.ts';

const APPLICATION_NAME = 'producer-portal-reference-api';

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('the pool of a failing PostgreSQL', () => {
  let url = '';
  let drop: (() => Promise<void>) | undefined;
  let admin: Kysely<Database>;
  let database: OpenDatabase;

  beforeAll(async () => {
    ({ url, drop } = await createPostgresqlDatabase());
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    // This connection can still be closing when the database is dropped.
    pool.on('error', () => {});
    admin = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    database = await openDatabase({ kind: 'postgresql', url });
  });
  afterAll(async () => {
    await database.close();
    await admin.destroy();
    await drop?.();
  });

  /** Lists the host's connections to this database. */
  const listConnections = async () => {
    const { rows } = await sql<{ pid: number; query: string }>`
      select pid, query from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION_NAME}
    `.execute(admin);
    return rows;
  };
  const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(admin);
  const terminateAll = async () => {
    for (const { pid } of await listConnections()) await terminate(pid);
  };
  const expectWorking = (db: Kysely<Database>) =>
    expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  const catchError = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('reports an error for the running query, and executes the next one', async () => {
    const failedQuery = catchError(sql`select pg_sleep(20)`.execute(database.db));
    await expect
      .poll(async () => (await listConnections()).some(({ query }) => query.includes('pg_sleep')))
      .toBe(true);
    await terminateAll();
    expect(await failedQuery).toSatisfy(isUnavailable);
    await expectWorking(database.db);
  });

  it('reports an error if the connection of a transaction breaks between two statements', async () => {
    const error = await catchError(
      database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await terminate(rows[0]?.pid ?? 0);
        await sql`select 1`.execute(tx);
      }),
    );
    expect(error).toSatisfy(isUnavailable);
    await expectWorking(database.db);
  });

  it('reports an error if a transaction can’t be rolled back because its connection is broken', async () => {
    const error = await catchError(
      database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await terminate(rows[0]?.pid ?? 0);
        throw new Error('Rejected by the handler');
      }),
    );
    expect(error).toSatisfy(isUnavailable);
    await expectWorking(database.db);
  });

  it('replaces connections that broke while idle', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(database.db)));
    await terminateAll();
    await expect.poll(() => catchError(sql`select 1`.execute(database.db))).toBeNull();
  });

  it('releases the locks of a host that freezes in a transaction', async () => {
    const lock = sql`select pg_advisory_xact_lock(1)`;
    const resumeHost = Promise.withResolvers<void>();
    const lockAcquired = Promise.withResolvers<void>();
    const frozenTransaction = catchError(
      database.db.transaction().execute(async (tx) => {
        await lock.execute(tx);
        lockAcquired.resolve();
        await resumeHost.promise;
        await sql`select 1`.execute(tx);
      }),
    );
    await lockAcquired.promise;
    await database.db.transaction().execute((tx) => lock.execute(tx));
    resumeHost.resolve();
    expect(await frozenTransaction).toSatisfy(isUnavailable);
  });

  it('limits the wait for a lock', async () => {
    const lock = sql`select pg_advisory_xact_lock(2)`;
    await admin.transaction().execute(async (tx) => {
      await lock.execute(tx);
      const lockError = await catchError(
        database.db.transaction().execute((transaction) => lock.execute(transaction)),
      );
      expect(lockError).toMatchObject({ code: '55P03' });
      expect(lockError).toSatisfy(isUnavailable);
    });
  });

  it('limits how long requests and searches take, but not database preparation', async () => {
    const readLimits = async (db: Kysely<Database>) => {
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings
        where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      `.execute(db);
      return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
    };
    const request = {
      statement_timeout: 5000,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 1000,
    };
    expect(await readLimits(database.db)).toEqual(request);
    expect(await readLimits(database.searchDb)).toEqual({ ...request, statement_timeout: 2000 });
    expect(await runExclusively(database, readLimits)).toEqual({
      statement_timeout: 0,
      lock_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    });
  });

  it('leaves connections free for other queries when searches use all connections of their pool', async () => {
    const searches = [1, 2, 3, 4].map(() =>
      catchError(sql`select pg_sleep(20)`.execute(database.searchDb)),
    );
    await expectWorking(database.db);
    await database.readTime();
    for (const search of await Promise.all(searches)) expect(search).toSatisfy(isUnavailable);
    await expectWorking(database.searchDb);
  });

  it('discards a connection whose server stops responding', async () => {
    const proxy = await createPausableProxy(url);
    const proxiedDatabase = await openDatabase({ kind: 'postgresql', url: proxy.url });
    onTestFinished(async () => {
      await proxiedDatabase.close();
      proxy.close();
    });
    await proxiedDatabase.readTime();
    proxy.pause();
    expect(await catchError(proxiedDatabase.readTime())).toSatisfy(isUnavailable);
    proxy.resume();
    await proxiedDatabase.readTime();
  });
});

/** Creates a proxy to PostgreSQL that can stop forwarding, to simulate a lost connection. */
async function createPausableProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => {
        if (!isPaused) to.write(bytes);
      });
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxyUrl = new URL(url);
  proxyUrl.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: proxyUrl.href,
    pause: () => (isPaused = true),
    resume: () => (isPaused = false),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(!databaseKinds.includes('PostgreSQL'))(
  'a host whose PostgreSQL server fails',
  () => {
    const host = useTestHost('PostgreSQL');

    it('responds to pending calls with a result or 503, and recovers', async () => {
      const clients = await Promise.all(
        ['manager', 'independent-csr', 'independent-producer'].map(async (user) => {
          const { jwt } = await host.exchange(user);
          return createClient(() => host.app(), jwt);
        }),
      );
      const responses: Response[] = [];
      const stopController = new AbortController();
      const callers = clients.flatMap((client) =>
        ['/api/v1/alerts', '/api/v1/search?query=storm', '/api/v1/favorite_pages'].map(
          async (path) => {
            while (!stopController.signal.aborted) responses.push(await client.send(path));
          },
        ),
      );
      for (let round = 0; round < 5; round += 1) {
        await delay(50);
        await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid()
      `
          .execute(host.db)
          .catch(() => {});
      }
      stopController.abort();
      await Promise.all(callers);
      const statuses = new Set(responses.map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      const refusals = responses.filter(({ status }) => status === 503);
      const waits = refusals.map(({ headers }) => headers.get('Retry-After'));
      expect(new Set(waits)).toEqual(new Set(['5']));
      await expect
        .poll(async () => (await clients[0]?.send('/api/v1/states'))?.status, { timeout: 5000 })
        .toBe(200);
    });
  },
);

const readName = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name;
};

async function openWithReplica(findReadUrl: () => Promise<string>) {
  const primary = await createPostgresqlDatabase();
  const readUrl = await findReadUrl();
  const database = await openDatabase({ kind: 'postgresql', url: primary.url, readUrl });
  onTestFinished(async () => {
    await database.close();
    await primary.drop();
  });
  return { database, names: [primary.url, readUrl].map((url) => new URL(url).pathname.slice(1)) };
}

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('a replica of PostgreSQL', () => {
  it('serves content and searches, and nothing else', async () => {
    const replica = await createPostgresqlDatabase();
    onTestFinished(replica.drop);
    const { database, names } = await openWithReplica(async () => replica.url);
    const [primaryName, replicaName] = names;
    expect(await readName(database.readDb)).toBe(replicaName);
    expect(await readName(database.searchDb)).toBe(replicaName);
    expect(await readName(database.db)).toBe(primaryName);
    expect(await readName(database.jobsDb)).toBe(primaryName);
  });

  it('falls back to the primary while the replica can’t be reached', async () => {
    const { database, names } = await openWithReplica(
      async () => 'postgres://nobody@127.0.0.1:1/none',
    );
    expect(await readName(database.readDb)).toBe(names[0]);
    expect(await readName(database.searchDb)).toBe(names[0]);
  });
});
