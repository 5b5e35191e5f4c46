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
import { allContent, createSampleLibrary, FIXED_NOW } from '@producer-portal/api/testing';
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
import type { AppEnv } from '../http/app-env.ts';
import type { LogEvent } from '../http/log.ts';
import type { SecurityLine } from '../http/security-event.ts';
import { createKeyRing, type KeyRing } from '../session/key-ring.ts';
import { issueCode } from '../session/sign-in-codes.ts';

export { FIXED_NOW };
/** What encrypts the signing keys of a test's host. */
export const KEY_SECRET = new Uint8Array(32).fill(7);
export const library = createSampleLibrary({ now: new Date(FIXED_NOW) });
// The host makes the files itself, and says how large each has come out.
for (const record of allContent(library)) Object.assign(record, await withFileSizes(record));

const postgresUrl = process.env['DATABASE_URL_TEST'];

/** The databases that the contract is tested on: the second one where DATABASE_URL_TEST names a server. */
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

/** The tokens of the body that an exchange answers with. */
export const readTokens = (body: unknown): Tokens => v.parse(tokensSchema, body).tokens;

/** Somebody signed in: sends the newest token it was given, as the portal does. */
export type Client = ReturnType<typeof createClient>;

export type TestHost = {
  db: Kysely<Database>;
  keys: KeyRing;
  logged: LogEvent[];
  /** The lines of the security log. */
  audited: SecurityLine[];
  /** Moves the host's clock on. */
  pass(seconds: number): void;
  now(): number;
  /** The host, or another one on the same database. */
  app(overrides?: Partial<AppOptions>): Hono<AppEnv>;
  signIn(personaId: string): Promise<Client>;
  /** What the exchange hands over when a persona signs in. */
  exchange(personaId: string): Promise<Tokens>;
};

/**
 * A host on a database of its own with the sample library in it, for the tests of one file; it
 * stands at the library's fixed clock.
 */
export function useTestHost(kind: string): TestHost {
  let database: OpenDatabase;
  let drop: (() => Promise<void>) | undefined;
  let keys: KeyRing;
  let app: Hono<AppEnv>;
  let now = FIXED_NOW;
  const logged: LogEvent[] = [];
  const audited: SecurityLine[] = [];

  const build = (overrides: Partial<AppOptions> = {}) =>
    createApp({
      db: database.db,
      searchDb: database.searchDb,
      ping: database.ping,
      keys,
      log: (line) => void ('kind' in line ? audited.push(line) : logged.push(line)),
      now: () => now,
      monotonic: () => now,
      isClosing: () => false,
      portal: null,
      portalOrigin: '',
      publicOrigin: '',
      ownOrigin: () => 'http://localhost',
      developmentSignIn: true,
      callsPerMinute: 0,
      idleMinutes: 15,
      addressOf: () => 'test',
      ...overrides,
    });

  async function exchange(personaId: string): Promise<Tokens> {
    const code = await issueCode(database.db, personaId, now);
    const response = await app.request('/api/v1/auth_token/exchange', json('POST', { code }));
    return readTokens(await response.json());
  }

  beforeAll(async () => {
    if (kind === 'PostgreSQL') {
      const prepared = await createPostgresql(await preparedTemplate());
      drop = prepared.drop;
      database = await openDatabase({ kind: 'postgresql', url: prepared.url });
    } else {
      database = await openPrepared();
    }
    keys = await createKeyRing(database, KEY_SECRET, () => now);
    app = build();
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
    logged,
    audited,
    now: () => now,
    pass(seconds) {
      now += seconds * 1000;
    },
    app: build,
    exchange,
    async signIn(personaId) {
      return createClient(() => app, (await exchange(personaId)).jwt);
    },
  };
}

/** A client of a host that holds a token. */
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
    /** Asks for a body, which must be a success that fits its schema. */
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

/** A request with a JSON body. */
export const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** A hash of all that goes into a prepared database. */
function contentHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(library));
  for (const file of globSync(join(import.meta.dirname, '../db/**/*.ts')).toSorted()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * A prepared database begins from a dump in a quarter of the time that preparing takes. The dump is
 * kept under the hash of its content.
 */
async function openPrepared(): Promise<OpenDatabase> {
  const folder = join(import.meta.dirname, '../../.data/tests');
  const name = join(folder, `${contentHash()}.tar`);
  if (existsSync(name)) {
    const pglite = await openEmbedded({ loadDataDir: await openAsBlob(name) });
    return openDatabase({ kind: 'embedded', pglite });
  }

  const pglite = await openEmbedded({});
  const database = await openDatabase({ kind: 'embedded', pglite });
  await prepareDatabase(database, new Date(FIXED_NOW));
  const dump = await pglite.dumpDataDir('none');
  mkdirSync(folder, { recursive: true });
  for (const old of globSync(join(folder, '*.tar'))) rmSync(old, { force: true });
  // Several workers may do this at once: each writes a file of its own, and the last one stays.
  const draft = `${name}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, name);
  return database;
}

/** One connection to the server that DATABASE_URL_TEST names. */
const openAdmin = () =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgresUrl, max: 1 }) }),
  });

function urlOf(database: string): string {
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Any number works, as long as every worker locks the same one. */
const TEMPLATE_LOCK = 4_186_022;
const TEMPLATE_PREFIX = 'reference_template_';

/**
 * A prepared database on the server that DATABASE_URL_TEST names, for `create database … template`. The
 * first worker that needs it prepares it, and drops those of older content.
 */
async function preparedTemplate(): Promise<string> {
  const name = TEMPLATE_PREFIX + contentHash().slice(0, 16);
  const draft = `${name}_draft`;
  const admin = openAdmin();
  try {
    await admin.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(connection);
      const { rows } = await sql<{ datname: string }>`
        select datname from pg_database where starts_with(datname, ${TEMPLATE_PREFIX})
      `.execute(connection);
      if (rows.some(({ datname }) => datname === name)) return;
      for (const { datname } of rows) {
        await sql`drop database ${sql.id(datname)} with (force)`.execute(connection);
      }
      await sql`create database ${sql.id(draft)}`.execute(connection);
      const database = await openDatabase({ kind: 'postgresql', url: urlOf(draft) });
      await prepareDatabase(database, new Date(FIXED_NOW));
      await database.close();
      await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(connection);
    });
    return name;
  } finally {
    // The lock ends with its connection.
    await admin.destroy();
  }
}

/** An empty database of its own on the server that DATABASE_URL_TEST names, dropped at the end. */
export const emptyPostgresql = () => createPostgresql('template1');

async function createPostgresql(template: string) {
  const admin = openAdmin();
  const name = `reference_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin);
  return {
    url: urlOf(name),
    drop: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}
