import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import type { Database } from './tables.ts';

/** Where the data lives. */
export type DatabaseLocation =
  | { kind: 'postgresql'; url: string }
  /** An embedded PostgreSQL in a folder of its own. */
  | { kind: 'folder'; path: string }
  /** An embedded PostgreSQL that is open already and closed with this one. */
  | { kind: 'embedded'; pglite: PGlite };

export type OpenDatabase = {
  db: Kysely<Database>;
  /** True where other processes may be working on the same data. */
  shared: boolean;
  /** Of a data folder alone. */
  preparing?: DataFolder['preparing'];
  close(): Promise<void>;
};

/** No query of a request may take longer; the embedded database cannot be interrupted. */
const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Opens PostgreSQL or the embedded one: the same driver and the same SQL for both.
 *
 * @throws FolderInUse when another process has the data folder open; SettingsRefused when that cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'postgresql') {
    const db = kysely(
      new pg.Pool({
        connectionString: location.url,
        max: 10,
        connectionTimeoutMillis: 5000,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        application_name: 'producer-portal-reference-api',
      }),
    );
    return { db, shared: true, close: () => db.destroy() };
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
    shared: false,
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}

function kysely(pool: pg.Pool): Kysely<Database> {
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', () => {});
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Any number will do, as long as every host asks for the same one. */
const PREPARATION_LOCK = 7_266_281;

/**
 * Does a piece of work on one connection, by one host at a time: two that start together on one
 * PostgreSQL must not both create tables, keys and content.
 */
export async function alone<Result>(
  { db, shared }: OpenDatabase,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    if (!shared) return work(connection);
    // Waiting for the other host, and filling the tables, may take longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${PREPARATION_LOCK})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${PREPARATION_LOCK})`.execute(connection);
      await sql`set statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(connection);
    }
  });
}
