import type { PGlite } from '@electric-sql/pglite';
import {
  Kysely,
  PostgresDialect,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import type { Database } from './tables.ts';
import { isConnectionLost } from './unavailable.ts';

/** Where the data lives. */
export type DatabaseLocation =
  | { kind: 'postgresql'; url: string }
  /** An embedded PostgreSQL in a folder of its own. */
  | { kind: 'folder'; path: string }
  /** An embedded PostgreSQL that is open already and closed with this one. */
  | { kind: 'embedded'; pglite: PGlite };

export type OpenDatabase = {
  db: Kysely<Database>;
  /** For searches: on PostgreSQL a small pool of its own, so that they leave the others their connections. */
  searchDb: Kysely<Database>;
  /** For preparation: on PostgreSQL a connection without time limits. */
  preparationDb: Kysely<Database>;
  /** True where other processes may be working on the same data. */
  shared: boolean;
  /** Rejects when the database does not answer; asks on a connection that no request uses. */
  ping: () => Promise<void>;
  /** Of a data folder alone. */
  preparing?: DataFolder['preparing'];
  close(): Promise<void>;
};

/** The most time that requests give PostgreSQL, in milliseconds. The embedded one cannot be interrupted. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  // A host that is frozen in the middle of a transaction must not keep its locks.
  idle_in_transaction_session_timeout: 1000,
  // Over the server's own limit: it is for a server that does not answer at all.
  query_timeout: 6000,
};
const SEARCH_LIMITS = {
  ...LIMITS,
  connectionTimeoutMillis: 2000,
  statement_timeout: 2000,
  query_timeout: 3000,
};
const PING_LIMITS = { connectionTimeoutMillis: 1000, query_timeout: 1000 };

/**
 * Opens PostgreSQL or the embedded one: the same driver and the same SQL for both.
 *
 * @throws FolderInUse when another process has the data folder open; SettingsRefused when that cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'postgresql') {
    const connect = (max: number, limits: pg.PoolConfig) =>
      kysely(
        new pg.Pool({
          ...limits,
          max,
          connectionString: location.url,
          keepAlive: true,
          application_name: 'producer-portal-reference-api',
        }),
      );
    // A pool connects when it is first used.
    const db = connect(10, LIMITS);
    const searchDb = connect(3, SEARCH_LIMITS);
    const preparationDb = connect(1, { connectionTimeoutMillis: LIMITS.connectionTimeoutMillis });
    const pingDb = connect(1, PING_LIMITS);
    return {
      db,
      searchDb,
      preparationDb,
      shared: true,
      ping: () => ping(pingDb),
      async close() {
        await Promise.all([db, searchDb, preparationDb, pingDb].map((each) => each.destroy()));
      },
    };
  }

  if (location.kind === 'embedded') return embedded(location.pglite);

  const folder = await openDataFolder(location.path);
  const opened = await embedded(folder.pglite);
  return {
    ...opened,
    preparing: folder.preparing,
    async close() {
      try {
        await opened.close();
      } finally {
        await folder.release();
      }
    },
  };
}

/** The embedded database behind the same driver. */
async function embedded(pglite: PGlite): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  // It has one connection: whoever holds a transaction must ask through that transaction.
  const db = kysely(new pg.Pool(createPgConfig(pglite)));
  return {
    db,
    searchDb: db,
    preparationDb: db,
    shared: false,
    ping: () => ping(db),
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}

async function ping(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}

function kysely(pool: pg.Pool): Kysely<Database> {
  // A connection that breaks must not end the process, whether it is idle (the pool's error) or in
  // use: the pool listens to idle connections only. The query under way fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const discarding: PostgresPool = {
    options: pool.options,
    connect: async () => new DiscardingClient(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: discarding }) });
}

/**
 * A connection that leaves the pool once it is lost. The driver puts it back whatever its queries came
 * to, and the next request would find it dead, or still busy with a query that nobody waits for.
 */
class DiscardingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #lost: unknown = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('This host reads no cursors.');
    return this.#run(text, values);
  }

  async #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // The rollback of a lost transaction fails at once, and for the reason that it was lost.
    if (this.#lost !== null) throw this.#lost;
    try {
      return await this.#client.query(text, [...values]);
    } catch (error) {
      if (isConnectionLost(error)) this.#lost = error;
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== null);
  }
}

/** Any number will do, as long as every host asks for the same one. */
const PREPARATION_LOCK = 7_266_281;

/**
 * Does a piece of work on one connection, by one host at a time: two that start together on one
 * PostgreSQL must not both create tables, keys and content. No time limit holds for it: waiting for the
 * other host and filling the tables may take longer than a request may.
 */
export async function alone<Result>(
  { preparationDb, shared }: Pick<OpenDatabase, 'preparationDb' | 'shared'>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return preparationDb.connection().execute(async (connection) => {
    if (!shared) return work(connection);
    await sql`select pg_advisory_lock(${PREPARATION_LOCK})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${PREPARATION_LOCK})`.execute(connection);
    }
  });
}
