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
      const empty = await emptyPostgresql();
      drop = empty.drop;
      database = await openDatabase({ kind: 'postgresql', url: empty.url });
      await prepareDatabase(database, new Date(FIXED_NOW));
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

/**
 * A prepared database begins from a dump in a quarter of the time that preparing takes. The dump is
 * kept under the hash of all that goes into it.
 */
async function openPrepared(): Promise<OpenDatabase> {
  const hash = createHash('sha256').update(JSON.stringify(library));
  for (const file of globSync(join(import.meta.dirname, '../db/**/*.ts')).toSorted()) {
    hash.update(readFileSync(file));
  }
  const folder = join(import.meta.dirname, '../../.data/tests');
  const name = join(folder, `${hash.digest('hex')}.tar`);
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

/** An empty database of its own on the server that DATABASE_URL_TEST names, dropped at the end. */
export async function emptyPostgresql() {
  const admin = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgresUrl, max: 1 }) }),
  });
  const name = `reference_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(admin);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}
