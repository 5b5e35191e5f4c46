import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * Opens an embedded PostgreSQL with the extensions that the host uses. The package is large, so it
 * is imported only when it is needed.
 *
 * @param options `dataDir`: the data folder, in memory by default. `loadDataDir`: a dump to start
 *   from.
 */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<PGlite> {
  const [{ PGlite }, { btree_gin }, { btree_gist }, { fuzzystrmatch }, { pg_trgm }] =
    await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/btree_gin'),
      import('@electric-sql/pglite/contrib/btree_gist'),
      import('@electric-sql/pglite/contrib/fuzzystrmatch'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
    ]);
  return PGlite.create({
    ...options,
    extensions: { btree_gin, btree_gist, fuzzystrmatch, pg_trgm },
  });
}
