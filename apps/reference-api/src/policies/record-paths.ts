import { getRecordBasePaths, recordTypeNames, getRecordTypeAliases } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hasAreaAccess, getPageArea } from './areas.ts';
import { visibleTo } from './content.ts';
import type { Viewer } from './viewer.ts';

/** All spellings of record types by base path, which is a page's path without the slug or id. */
const typesByBasePath = new Map<string, readonly string[]>();
for (const type of recordTypeNames) {
  for (const path of getRecordBasePaths(type)) {
    // Simple pages are not content records.
    if (path === '') continue;
    typesByBasePath.set(path, [
      ...(typesByBasePath.get(path) ?? []),
      ...getRecordTypeAliases(type),
    ]);
  }
}

/** The base path of the Agent360 pages (docs/product.md#access-rules). */
const AGENT360 = '/agent360';

type Candidate = { path: string; record_type: string; name: string };

/** Splits a portal path into its base path and the name after it. `null` for any other URL. */
function splitPath(path: string): { basePath: string; name: string } | null {
  const base = 'http://portal.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return null;
  const { pathname } = new URL(path, base);
  const [, basePath = '', name = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return { basePath, name };
}

/** Whether a path leads to a page that the viewer has no access to. */
function isForbiddenPage(path: string, viewer: Viewer): boolean {
  const { basePath, name } = splitPath(path) ?? {};
  if (name === undefined || (basePath !== '' && basePath !== AGENT360)) return false;
  const area = getPageArea(name) ?? (basePath === AGENT360 ? 'agent360' : undefined);
  return area !== undefined && !hasAreaAccess(viewer, area);
}

/** Returns the records that a portal path can lead to. Empty if the path is not a record's. */
function findRecordCandidates(path: string): Candidate[] {
  const { basePath = '', name = '' } = splitPath(path) ?? {};
  const types = typesByBasePath.get(basePath) ?? [];
  return types.map((record_type) => ({ path, record_type, name }));
}

/**
 * Finds the paths that lead to content that the viewer can't see. A redirect to such a path would
 * disclose the content's name.
 *
 * @param paths Portal paths, with or without a query string. Other URLs are never hidden.
 */
export async function findHiddenPaths(
  db: Kysely<Database>,
  viewer: Viewer,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const forbiddenPaths = paths.filter((path) => isForbiddenPage(path, viewer));
  const candidates = paths.flatMap(findRecordCandidates);
  if (candidates.length === 0) return new Set(forbiddenPaths);
  const { rows } = await sql<{ path: string }>`
    select r.path
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb)
      as r (path text, record_type text, name text)
    join content_records c
      on c.record_type = r.record_type and (c.slug = r.name or c.record_id = r.name)
    group by r.path
    having not bool_or(${visibleTo(viewer)})
  `.execute(db);
  return new Set([...forbiddenPaths, ...rows.map(({ path }) => path)]);
}
