import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { getAllContent, createSampleLibrary } from '@producer-portal/api/sample-library';
import { FIXED_NOW } from '@producer-portal/api/testing';
import type { Hono } from 'hono';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import { withFileSizes } from '../db/attachments.ts';
import { openEmbedded } from '../db/embedded.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { prepareDatabase } from '../db/prepare.ts';
import type { Database } from '../db/tables.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Log, LogEvent } from '../http/log.ts';
import { createSharedLimits } from '../http/shared-limits.ts';
import type { SecurityLine } from '../http/security-event.ts';
import { createKeyRing, type KeyRing } from '../session/key-ring.ts';
import { issueCode } from '../session/sign-in-codes.ts';

export { FIXED_NOW };
/** The secret that encrypts a test host's signing keys. */
export const KEY_SECRET = new Uint8Array(32).fill(7);
export const library = createSampleLibrary({ now: new Date(FIXED_NOW) });
// Adds the file sizes, which only the host knows, because it generates the files.
for (const record of getAllContent(library)) Object.assign(record, await withFileSizes(record));

const postgresUrl = process.env['DATABASE_URL_TEST'];

/** The databases to test on. They include PostgreSQL only if DATABASE_URL_TEST is set. */
export const databaseKinds = [
  'the embedded database',
  ...(postgresUrl ? ['PostgreSQL'] : []),
] as const;

const tokensSchema = v.object({
  tokens: v.object({
    jwt: v.string(),
    agent_jwt: v.optional(v.string()),
    admin_jwt: v.optional(v.string()),
  }),
});
export type Tokens = v.InferOutput<typeof tokensSchema>['tokens'];

/** Reads the tokens of an exchange's response body. */
export const readTokens = (body: unknown): Tokens => v.parse(tokensSchema, body).tokens;

/** A signed-in client. It sends the newest token it received, like the portal. */
export type Client = ReturnType<typeof createClient>;

export type TestHost = {
  db: Kysely<Database>;
  keys: KeyRing;
  loggedEvents: LogEvent[];
  /** The lines of the security log. */
  securityLines: SecurityLine[];
  /** Advances the host's clock. */
  advanceClock(seconds: number): void;
  now(): number;
  /** The host's app, or another one on the same database. */
  app(overrides?: Partial<AppOptions>): Hono<AppEnv>;
  signIn(personaId: string): Promise<Client>;
  /** Signs in a persona and returns its tokens. */
  exchange(personaId: string): Promise<Tokens>;
};

/**
 * Creates a host with its own database and the sample library, for the tests of one file. Its clock
 * starts at `FIXED_NOW`.
 */
export function useTestHost(kind: string): TestHost {
  let database: OpenDatabase;
  let drop: (() => Promise<void>) | undefined;
  let keys: KeyRing;
  let app: Hono<AppEnv>;
  let now = FIXED_NOW;
  const loggedEvents: LogEvent[] = [];
  const securityLines: SecurityLine[] = [];

  const log: Log = (line) => {
    if (!('kind' in line)) loggedEvents.push(line);
    else if (line.kind === 'security') securityLines.push(line);
  };
  const buildApp = (overrides: Partial<AppOptions> = {}) =>
    createTestApp(database, { keys, now: () => now, log, ...overrides });

  async function exchange(personaId: string): Promise<Tokens> {
    const code = await issueCode(database.db, personaId, now);
    const response = await app.request('/api/v1/auth_token/exchange', json('POST', { code }));
    return readTokens(await response.json());
  }

  beforeAll(async () => {
    if (kind === 'PostgreSQL') {
      const prepared = await createPostgresqlDatabase(await prepareTemplate());
      drop = prepared.drop;
      database = await openDatabase({ kind: 'postgresql', url: prepared.url });
    } else {
      database = await openPreparedDatabase();
    }
    keys = await createKeyRing(database, KEY_SECRET, () => now);
    app = buildApp();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await drop?.();
  });

  return {
    get db() {
      return database.db;
    },
    get keys() {
      return keys;
    },
    loggedEvents,
    securityLines,
    now: () => now,
    advanceClock(seconds) {
      now += seconds * 1000;
    },
    app: buildApp,
    exchange,
    async signIn(personaId) {
      return createClient(() => app, (await exchange(personaId)).jwt);
    },
  };
}

/** Creates a host's app on a database, with development sign-in, without rate limits, and without a log. */
export function createTestApp(
  { db, readDb, searchDb, jobsDb, readTime }: OpenDatabase,
  options: Pick<AppOptions, 'keys' | 'now'> & Partial<AppOptions>,
): Hono<AppEnv> {
  return createApp({
    db,
    readDb,
    searchDb,
    jobsDb,
    ping: readTime,
    files: createMemoryStorage(),
    log: () => {},
    monotonic: options.now,
    isClosing: () => false,
    portal: null,
    portalOrigin: '',
    publicOrigin: '',
    listenOrigin: () => 'http://localhost',
    developmentSignIn: true,
    sso: null,
    callsPerMinute: 0,
    idleMinutes: 15,
    sessionHours: 8,
    importTokenHash: null,
    sharedLimits: createSharedLimits(),
    metrics: null,
    logRequests: false,
    tracing: null,
    trustProxy: false,
    getClientAddress: () => 'test',
    ...options,
  });
}

/** Stores files in memory. */
export function createMemoryStorage(): FileStorage & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    write: async (hash, bytes) => void files.set(hash, bytes),
    read: async (hash) => files.get(hash) ?? null,
  };
}

/** Creates a client with a token. */
export function createClient(app: () => Hono<AppEnv>, token: string) {
  let jwt = token;
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${jwt}`);
    const response = await app().request(path, { ...init, headers });
    jwt = response.headers.get('jwt') ?? jwt;
    return response;
  }
  return {
    get jwt() {
      return jwt;
    },
    send,
    patch: (path: string) => send(path, { method: 'PATCH' }),
    /** Fetches a body, and throws unless the response is 200 and matches the schema. */
    async read<const Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
      init: RequestInit = {},
    ): Promise<v.InferOutput<Schema>> {
      const response = await send(path, init);
      if (response.status !== 200)
        throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return v.parse(schema, await response.json());
    },
  };
}

/** Creates the options of a request with a JSON body. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** Returns a hash of everything that goes into a prepared database. */
function hashContent(): string {
  const hash = createHash('sha256').update(JSON.stringify(library));
  for (const file of globSync(join(import.meta.dirname, '../db/**/*.ts')).toSorted()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Opens a prepared database, from a dump if there is one, which is four times as fast. Otherwise, creates
 * the dump. Its file name is a hash of the database's content.
 */
export async function openPreparedDatabase(): Promise<OpenDatabase> {
  const folder = join(import.meta.dirname, '../../.data/tests');
  const name = join(folder, `${hashContent()}.tar`);
  if (existsSync(name)) {
    const pglite = await openEmbedded({ loadDataDir: await openAsBlob(name) });
    return openDatabase({ kind: 'embedded', pglite });
  }

  const pglite = await openEmbedded({});
  const database = await openDatabase({ kind: 'embedded', pglite });
  await prepareDatabase(database, new Date(FIXED_NOW));
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(folder, { recursive: true });
  for (const oldFile of globSync(join(folder, '*.tar'))) rmSync(oldFile, { force: true });
  // Several workers can do this at the same time. Each writes its own file, and the last rename wins.
  const draft = `${name}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, name);
  return database;
}

/** Opens one connection to the DATABASE_URL_TEST server. */
const openServerConnection = () =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgresUrl, max: 1 }) }),
  });

function toDatabaseUrl(database: string): string {
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** An arbitrary lock number, which must be the same for every worker. */
const TEMPLATE_LOCK = 4_186_022;
const TEMPLATE_PREFIX = 'reference_template_';

/**
 * Returns the name of a prepared database on the DATABASE_URL_TEST server, from which
 * `create database … template` makes copies. The first worker prepares it, and drops older ones.
 */
async function prepareTemplate(): Promise<string> {
  const name = TEMPLATE_PREFIX + hashContent().slice(0, 16);
  const draft = `${name}_draft`;
  const server = openServerConnection();
  try {
    await server.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(connection);
      const { rows } = await sql<{ datname: string }>`
        select datname from pg_database where starts_with(datname, ${TEMPLATE_PREFIX})
      `.execute(connection);
      if (rows.some(({ datname }) => datname === name)) return;
      for (const { datname } of rows) {
        await sql`drop database ${sql.id(datname)} with (force)`.execute(connection);
      }
      await sql`create database ${sql.id(draft)}`.execute(connection);
      const database = await openDatabase({ kind: 'postgresql', url: toDatabaseUrl(draft) });
      await prepareDatabase(database, new Date(FIXED_NOW));
      await database.close();
      await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(connection);
    });
    return name;
  } finally {
    // Closing the connection releases the lock.
    await server.destroy();
  }
}

/**
 * Creates a database on the DATABASE_URL_TEST server. `drop` removes it.
 *
 * @param template The database to copy. @default an empty one
 */
export async function createPostgresqlDatabase(template = 'template1') {
  const server = openServerConnection();
  const name = `reference_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server);
  return {
    url: toDatabaseUrl(name),
    drop: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(server);
      await server.destroy();
    },
  };
}
