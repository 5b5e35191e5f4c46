import { recordBasePaths, recordTypeNames, recordTypeSpellings } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { hasAreaAccess, pageArea } from './areas.ts';
import { visibleTo } from './content.ts';
import type { Viewer } from './viewer.ts';

/** The record types, in every spelling, whose pages have a base path; a slug or an id follows it. */
const typesByBasePath = new Map<string, readonly string[]>();
for (const type of recordTypeNames) {
  for (const path of recordBasePaths(type)) {
    // Simple pages are not content records.
    if (path === '') continue;
    typesByBasePath.set(path, [...(typesByBasePath.get(path) ?? []), ...recordTypeSpellings(type)]);
  }
}

/** The base path of the pages of that area (docs/product.md#access-rules). */
const AGENT360 = '/agent360';

type Candidate = { path: string; record_type: string; name: string };

/** The base path of a path of the portal, and the name after it; null for any other address. */
function splitPath(path: string): { basePath: string; name: string } | null {
  const base = 'http://portal.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return null;
  const { pathname } = new URL(path, base);
  const [, basePath = '', name = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return { basePath, name };
}

/** Whether a path leads to a page of an area that the viewer's claims do not open. */
function isClosedPage(path: string, viewer: Viewer): boolean {
  const { basePath, name } = splitPath(path) ?? {};
  if (name === undefined || (basePath !== '' && basePath !== AGENT360)) return false;
  const area = pageArea(name) ?? (basePath === AGENT360 ? 'agent360' : undefined);
  return area !== undefined && !hasAreaAccess(viewer, area);
}

/** The records that a path of the portal may lead to; none for a page that is no record's. */
function recordsAt(path: string): Candidate[] {
  const { basePath = '', name = '' } = splitPath(path) ?? {};
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
  viewer: Viewer,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const closed = paths.filter((path) => isClosedPage(path, viewer));
  const candidates = paths.flatMap(recordsAt);
  if (candidates.length === 0) return new Set(closed);
  const { rows } = await sql<{ path: string }>`
    select r.path
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb)
      as r (path text, record_type text, name text)
    join content_records c
      on c.record_type = r.record_type and (c.slug = r.name or c.record_id = r.name)
    group by r.path
    having not bool_or(${visibleTo(viewer)})
  `.execute(db);
  return new Set([...closed, ...rows.map(({ path }) => path)]);
}
