import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase, type DatabaseLocation } from './db/open.ts';
import { startHost } from './host.ts';
import { openServiceProviderKeys } from './sso/saml/service-provider-keys.ts';
import {
  createPostgresqlDatabase,
  databaseKinds,
  json,
  KEY_SECRET,
  readTokens,
} from './testing/test-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

type TestDatabase = { env: Record<string, string>; location: DatabaseLocation };

/** Creates a new, empty database. */
async function createDatabase(
  kind: string,
  name: string,
): Promise<TestDatabase & { drop(): Promise<void> }> {
  if (kind !== 'PostgreSQL') {
    const path = join(folder, name);
    return { env: { DATA_DIR: path }, location: { kind: 'folder', path }, drop: async () => {} };
  }
  const { url, drop } = await createPostgresqlDatabase();
  return { env: { DATABASE_URL: url }, location: { kind: 'postgresql', url }, drop };
}

function run(args: readonly string[], { env }: TestDatabase) {
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH, DATA_DIR: join(folder, 'unused'), ...env },
    encoding: 'utf8',
  });
}

/** Reads the data that a backup must contain. */
async function readContents({ location }: TestDatabase) {
  const database = await openDatabase(location);
  const { db } = database;
  try {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from content_records) as records,
        (select count(*)::int from content_counts) as counts,
        (select count(*)::int from known_words) as words,
        (select count(*)::int from kysely_migration) as migrations,
        (select count(*)::int from content_records where tsv @@ to_tsquery('english', 'hail')) as found
    `.execute(db);
    const readSamlKeys = await openServiceProviderKeys(db, KEY_SECRET);
    return {
      counts: rows,
      signingKeys: await db.selectFrom('signing_keys').selectAll().execute(),
      samlKeys: await readSamlKeys(),
      auditLog: await db.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    };
  } finally {
    await database.close();
  }
}

/** Runs a host on the database. */
async function withHost<Result>(
  { env }: TestDatabase,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const SIGNING_KEY_SECRET = Buffer.from(KEY_SECRET).toString('base64url');
  const settings = { DATA_DIR: join(folder, 'unused'), ...env, SIGNING_KEY_SECRET, PORT: '0' };
  const host = await startHost(readConfig(settings));
  try {
    return await use(host.url);
  } finally {
    await host.close(true);
  }
}

/** Signs in a sample user, and returns the token. */
async function signIn(url: string): Promise<string> {
  const choice = await fetch(`${url}/sso/development/choose`, {
    method: 'POST',
    body: new URLSearchParams({ identity: 'manager' }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(choice.headers.get('Location') ?? '', url);
  const body = { code: searchParams.get('code') };
  const exchange = await fetch(`${url}/api/v1/auth_token/exchange`, json('POST', body));
  return readTokens(await exchange.json()).jwt;
}

const favorite_page = { title: 'Before the backup', path: '/alerts' };

describe.each(databaseKinds)('a backup of %s', (kind) => {
  it('is restored completely, but only into an empty database', async () => {
    const source = await createDatabase(kind, 'source');
    const target = await createDatabase(kind, 'target');
    const file = join(folder, kind === 'PostgreSQL' ? 'server.dump' : 'folder.tar.gz');
    expect(run(['seed'], source)).toMatchObject({ status: 0, stderr: '' });
    const earlierToken = await withHost(source, async (url) => {
      const token = await signIn(url);
      const init = json('POST', { favorite_page });
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${token}`);
      const addition = await fetch(`${url}/api/v1/favorite_pages`, { ...init, headers });
      expect(addition.status).toBe(201);
      return addition.headers.get('jwt') ?? token;
    });
    const contents = await readContents(source);
    expect(contents).toMatchObject({
      counts: [{ records: expect.any(Number) }],
      auditLog: [{ event: 'sign_in', person_id: 'manager' }],
    });

    expect(run(['backup', file], source)).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(file).mode & 0o077).toBe(0);
    const repeated = run(['backup', file], source);
    expect([repeated.status, repeated.stderr]).toEqual([
      1,
      expect.stringContaining('Choose another name'),
    ]);

    expect(run(['restore', file], target)).toMatchObject({ status: 0, stderr: '' });
    expect(await readContents(target)).toEqual(contents);
    await withHost(target, async (url) => {
      // The host also accepts a token that was signed before the backup.
      for (const token of [earlierToken, await signIn(url)]) {
        const headers = { Authorization: `Bearer ${token}` };
        const list = await fetch(`${url}/api/v1/favorite_pages`, { headers });
        expect(await list.json()).toMatchObject({
          favorite_pages: expect.arrayContaining([expect.objectContaining(favorite_page)]),
        });
      }
    });
    const { auditLog } = await readContents(target);
    expect(auditLog).toEqual([...contents.auditLog, expect.objectContaining({ event: 'sign_in' })]);

    const overwriting = run(['restore', file], target);
    expect([overwriting.status, overwriting.stderr]).toEqual([
      1,
      expect.stringMatching(/not empty|already has a database/),
    ]);
    await source.drop();
    await target.drop();
  }, 240_000);
});

it('explains that the file to restore is missing', () => {
  const { status, stderr } = run(['restore', join(folder, 'none')], {
    env: {},
    location: { kind: 'folder', path: folder },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/does not exist/);
});
