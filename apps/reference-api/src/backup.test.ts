import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseLocation } from './db/open.ts';
import { createPostgresqlDatabase, databaseKinds } from './testing/test-host.ts';

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

/** Reads the data that a backup must contain. With `change`, first adds a favorite that only this database has. */
async function readContents({ location }: TestDatabase, change: boolean) {
  const database = await openDatabase(location);
  try {
    if (change) {
      await database.db
        .insertInto('favorite_pages')
        .values({ uuid: 'drill', position: 1, title: 'Before the backup', path: '/alerts' })
        .execute();
    }
    const { rows } = await sql<{ title: string | null; records: number }>`
      select (select title from favorite_pages where uuid = 'drill') as title,
        (select count(*)::int from content_records) as records,
        (select count(*)::int from content_counts) as counts,
        (select count(*)::int from known_words) as words,
        (select count(*)::int from signing_keys) as keys,
        (select count(*)::int from kysely_migration) as migrations,
        (select count(*)::int from content_records where tsv @@ to_tsquery('english', 'hail')) as found
    `.execute(database.db);
    return rows[0];
  } finally {
    await database.close();
  }
}

describe.each(databaseKinds)('a backup of %s', (kind) => {
  it('is restored completely, but only into an empty database', async () => {
    const source = await createDatabase(kind, 'source');
    const target = await createDatabase(kind, 'target');
    const file = join(folder, kind === 'PostgreSQL' ? 'server.dump' : 'folder.tar.gz');
    expect(run(['seed'], source)).toMatchObject({ status: 0, stderr: '' });
    const contents = await readContents(source, true);
    expect(contents).toMatchObject({ title: 'Before the backup' });

    expect(run(['backup', file], source)).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(file).mode & 0o077).toBe(0);
    const repeated = run(['backup', file], source);
    expect([repeated.status, repeated.stderr]).toEqual([
      1,
      expect.stringContaining('Choose another name'),
    ]);

    expect(run(['restore', file], target)).toMatchObject({ status: 0, stderr: '' });
    expect(await readContents(target, false)).toEqual(contents);

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
