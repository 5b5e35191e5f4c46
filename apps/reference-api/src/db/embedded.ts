import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * Opens an embedded PostgreSQL with the extensions that the host makes use of. It is loaded only
 * where it is used: it is large.
 *
 * @param options `dataDir`: the folder that it keeps its data in, in memory when left out;
 * `loadDataDir`: a dump to begin from
 */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<PGlite> {
  const [{ PGlite }, { btree_gin }, { fuzzystrmatch }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('@electric-sql/pglite/contrib/fuzzystrmatch'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({ ...options, extensions: { btree_gin, fuzzystrmatch, pg_trgm } });
}
