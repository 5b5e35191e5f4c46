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
import { readDatabaseTime } from './database-clock.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import type { Database } from './tables.ts';
import { isConnectionLost, isUnavailable } from './unavailable.ts';

/** Where the data is stored. */
export type DatabaseLocation =
  /** `readUrl` is a replica for content and searches. */
  | { kind: 'postgresql'; url: string; readUrl?: string | null }
  /** An embedded PostgreSQL in a folder. */
  | { kind: 'folder'; path: string }
  /** An embedded PostgreSQL that is already open. `OpenDatabase.close` closes it too. */
  | { kind: 'embedded'; pglite: PGlite };

/** Runs a statement and records how long it takes. `text` has parameters instead of values. */
export type TraceStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

/** Counts of a pool's connections. `waiting` counts the requests that wait for a connection. */
export type PoolCounts = { open: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Kysely<Database>;
  /** For searches. With a PostgreSQL server, its pool is small, so that searches can't use all connections. */
  searchDb: Kysely<Database>;
  /** For content without read flags. With a replica, its data can be a moment old. */
  readDb: Kysely<Database>;
  /**
   * For jobs that can take longer than a request: preparing the database, importing and publishing content, and removing expired
   * rows. With a PostgreSQL server, its one connection has no time limits for statements.
   */
  jobsDb: Kysely<Database>;
  /** Whether other processes can use the same data. */
  shared: boolean;
  /** Counts the connections of each pool, by its name. */
  countConnections: () => Record<string, PoolCounts>;
  /**
   * Reads the database's time, in milliseconds since 1970. With a PostgreSQL server, rejects when the server does not respond,
   * and uses a connection that no request uses.
   */
  readTime: () => Promise<number>;
  /**
   * Runs the work that prepares the database. Only a data folder has this function. If the work hasn't succeeded by then,
   * `close` deletes the unfinished database.
   */
  runPreparation?: DataFolder['runPreparation'];
  close(): Promise<void>;
};

/** PostgreSQL time limits for requests, in milliseconds. The embedded database can't be interrupted. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  lock_timeout: 3000,
  // A host that freezes during a transaction must not keep its locks.
  idle_in_transaction_session_timeout: 1000,
  // The client's own limit, for a server that does not respond at all. It is longer than the server's limit.
  query_timeout: 6000,
};
const SEARCH_LIMITS = {
  ...LIMITS,
  connectionTimeoutMillis: 2000,
  statement_timeout: 2000,
  query_timeout: 3000,
};
/** The limit is short, because requests then use the primary while the replica doesn't respond. */
const REPLICA_LIMITS = { connectionTimeoutMillis: 1000 };
const CLOCK_LIMITS = { connectionTimeoutMillis: 1000, query_timeout: 1000 };

/**
 * Creates the connection pools for a PostgreSQL server, or opens the embedded database. Both use the same driver and SQL. The
 * pools connect on first use, so an unreachable server causes an error only then.
 *
 * @param traceStatement Runs each statement. By default, statements run without tracing.
 * @throws FolderInUse If another process uses the data folder.
 * @throws SettingsError If the data folder can't be used.
 */
export async function openDatabase(
  location: DatabaseLocation,
  traceStatement: TraceStatement = async (_text, run) => run(),
): Promise<OpenDatabase> {
  if (location.kind === 'postgresql') {
    const pools: { name: string; pool: pg.Pool }[] = [];
    /** Creates a pool, which connects on first use. */
    const createPool = (
      name: string,
      connectionString: string,
      max: number,
      limits: pg.PoolConfig,
    ) => {
      const pool = new pg.Pool({
        ...limits,
        max,
        connectionString,
        keepAlive: true,
        application_name: 'producer-portal-reference-api',
      });
      pools.push({ name, pool });
      return createResilientPool(pool, traceStatement);
    };
    const { url, readUrl = null } = location;
    const createReadPool = (
      name: string,
      primary: PostgresPool,
      max: number,
      limits: pg.PoolConfig,
    ) =>
      readUrl === null
        ? primary
        : createFallbackPool(
            createPool(name, readUrl, max, { ...limits, ...REPLICA_LIMITS }),
            primary,
          );
    const pool = createPool('main', url, 10, LIMITS);
    const searchPool = createPool('search', url, 3, SEARCH_LIMITS);
    const clockDb = createKysely(createPool('clock', url, 1, CLOCK_LIMITS));
    return {
      db: createKysely(pool),
      readDb: createKysely(createReadPool('replica', pool, 10, LIMITS)),
      searchDb: createKysely(createReadPool('replica_search', searchPool, 3, SEARCH_LIMITS)),
      jobsDb: createKysely(
        createPool('jobs', url, 1, { connectionTimeoutMillis: LIMITS.connectionTimeoutMillis }),
      ),
      shared: true,
      countConnections: () =>
        Object.fromEntries(pools.map(({ name, pool: each }) => [name, countPool(each)])),
      readTime: () => readDatabaseTime(clockDb),
      async close() {
        await Promise.all(pools.map(({ pool: each }) => each.end()));
      },
    };
  }

  if (location.kind === 'embedded') return openPglite(location.pglite, traceStatement);

  const folder = await openDataFolder(location.path);
  const embeddedDatabase = await openPglite(folder.pglite, traceStatement);
  return {
    ...embeddedDatabase,
    runPreparation: folder.runPreparation,
    async close() {
      try {
        await embeddedDatabase.close();
      } finally {
        await folder.release();
      }
    },
  };
}

/** Opens the embedded database with the driver for PostgreSQL servers. */
async function openPglite(pglite: PGlite, traceStatement: TraceStatement): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  // There is one connection, so queries during a transaction must use that transaction.
  const pool = new pg.Pool(createPgConfig(pglite));
  const db = createKysely(createResilientPool(pool, traceStatement));
  return {
    db,
    readDb: db,
    searchDb: db,
    jobsDb: db,
    shared: false,
    countConnections: () => ({ main: countPool(pool) }),
    readTime: () => readDatabaseTime(db),
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}

const countPool = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolCounts => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

const createKysely = (pool: PostgresPool) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** Wraps a pool so that broken connections neither end the process nor stay in the pool. */
function createResilientPool(pool: pg.Pool, traceStatement: TraceStatement): PostgresPool {
  // The pool reports errors of idle connections only, so each client needs a listener too. The listener can ignore the error,
  // because a query that is running rejects with it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => new DiscardingClient(await pool.connect(), traceStatement),
    end: () => pool.end(),
  };
}

/** How long to wait before trying an unreachable replica again, in milliseconds. */
const RETRY_REPLICA_MS = 5000;

/** Connects to a replica, or to the primary while the replica can't be reached. */
function createFallbackPool(replica: PostgresPool, primary: PostgresPool): PostgresPool {
  let unreachableUntil = 0;
  return {
    options: replica.options,
    async connect() {
      if (performance.now() < unreachableUntil) return primary.connect();
      try {
        return await replica.connect();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        unreachableUntil = performance.now() + RETRY_REPLICA_MS;
        return primary.connect();
      }
    },
    end: () => replica.end(),
  };
}

/**
 * A pooled connection that is discarded once it is lost. The driver returns every connection to the pool, so the next request
 * would otherwise get a broken or busy connection.
 */
class DiscardingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #trace: TraceStatement;
  #lost: unknown = null;

  constructor(client: pg.PoolClient, trace: TraceStatement) {
    this.#client = client;
    this.#trace = trace;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.');
    return this.#run(text, values);
  }

  async #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // The rollback of a lost transaction fails immediately, with the original reason.
    if (this.#lost !== null) throw this.#lost;
    try {
      return await this.#trace(text, () => this.#client.query(text, [...values]));
    } catch (error) {
      if (isConnectionLost(error)) this.#lost = error;
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== null);
  }
}

/** An arbitrary number that all hosts share. */
const PREPARATION_LOCK = 7_266_281;

/**
 * Runs work on one connection, with only one host at a time, so that two hosts that start together
 * don't both create tables, keys, and content. The work has no time limit, because waiting for the
 * other host and filling the tables can take longer than a request.
 */
export async function runExclusively<Result>(
  { jobsDb, shared }: Pick<OpenDatabase, 'jobsDb' | 'shared'>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return jobsDb.connection().execute(async (connection) => {
    if (!shared) return work(connection);
    await sql`select pg_advisory_lock(${PREPARATION_LOCK})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${PREPARATION_LOCK})`.execute(connection);
    }
  });
}
