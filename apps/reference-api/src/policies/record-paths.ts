import { recordBasePaths, recordTypeNames, recordTypeSpellings } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { visibleTo } from './content.ts';
import type { Reader } from './reader.ts';

/** The record types, in every spelling, whose pages have a base path; a slug or an id follows it. */
const typesByBasePath = new Map<string, readonly string[]>();
for (const type of recordTypeNames) {
  for (const path of recordBasePaths(type)) {
    // Simple pages are not content records.
    if (path === '') continue;
    typesByBasePath.set(path, [...(typesByBasePath.get(path) ?? []), ...recordTypeSpellings(type)]);
  }
}

type Candidate = { path: string; record_type: string; name: string };

/** The records that a path of the portal may lead to; none for a page that is no record's. */
function recordsAt(path: string): Candidate[] {
  const base = 'http://portal.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return [];
  const { pathname } = new URL(path, base);
  const [, basePath = '', name = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const types = typesByBasePath.get(basePath) ?? [];
  return types.map((record_type) => ({ path, record_type, name }));
}

/**
 * Finds the paths that lead to content that the reader may not see. A redirect to one of these
 * would disclose what it is called.
 *
 * @param paths paths of the portal, with or without a query; any other address is never hidden
 */
export async function findHiddenPaths(
  db: Kysely<Database>,
  reader: Reader,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const candidates = paths.flatMap(recordsAt);
  if (candidates.length === 0) return new Set();
  const { rows } = await sql<{ path: string }>`
    select r.path
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb)
      as r (path text, record_type text, name text)
    join content_records c
      on c.record_type = r.record_type and (c.slug = r.name or c.record_id = r.name)
    group by r.path
    having not bool_or(${visibleTo(reader)})
  `.execute(db);
  return new Set(rows.map(({ path }) => path));
}
