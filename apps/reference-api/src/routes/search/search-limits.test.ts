import { searchResultSchema } from '@producer-portal/api';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { createClient, databaseKinds, useTestHost } from '../../testing/test-host.ts';

const resultSchema = v.object({ search_results: v.array(searchResultSchema) });
const toSearchPath = (query: string) => `/api/v1/search?${new URLSearchParams({ query })}`;

/** Opens a database on an unreachable server. */
async function openUnreachableDatabase() {
  const database = await openDatabase({ kind: 'postgresql', url: 'postgres://127.0.0.1:1/none' });
  onTestFinished(() => database.close());
  return database.db;
}

describe.each(databaseKinds)('a search on %s', (kind) => {
  const host = useTestHost(kind);
  const searchSlugs = async (query: string) => {
    const client = await host.signIn('independent-producer');
    const { search_results } = await client.read(toSearchPath(query), resultSchema);
    return search_results.map(({ slug }) => slug);
  };

  it.each(['-zzzz', '-zzzz -yyyy', '-"wind storm"', '--zzzz', '-'])(
    'finds nothing if all words are excluded (%s), without querying the database',
    async (query) => {
      const app = host.app({ searchDb: await openUnreachableDatabase() });
      const client = createClient(() => app, (await host.exchange('independent-producer')).jwt);
      const { search_results } = await client.read(toSearchPath(query), resultSchema);
      expect(search_results).toEqual([]);
    },
  );

  it.each(['the -zzzz', 'storm or -zzzz', '(-zzzz)', '- zzzz -yyyy'])(
    'finds nothing if the query would match nearly every record (%s)',
    async (query) => expect(await searchSlugs(query)).toEqual([]),
  );

  it('excludes words only if there are other words to find', async () => {
    const allSlugs = await searchSlugs('motorcycle');
    const fewerSlugs = await searchSlugs('motorcycle -total-loss');
    expect(allSlugs).toContain('motorcycle-total-loss-limit-raised');
    expect(fewerSlugs).not.toContain('motorcycle-total-loss-limit-raised');
    expect(fewerSlugs.length).toBeGreaterThan(0);
  });

  it('uses only the first twelve words', async () => {
    const twelveWords = Array.from({ length: 12 }, () => 'motorcycle').join(' ');
    expect(await searchSlugs(`${twelveWords} xylophone`)).toEqual(await searchSlugs(twelveWords));
    expect(await searchSlugs('"motorcycle" xylophone')).toEqual([]);
  });

  it('responds 503 if the database is busy, without affecting other calls', async () => {
    const app = host.app({ searchDb: await openUnreachableDatabase() });
    const client = createClient(() => app, (await host.exchange('independent-producer')).jwt);
    const rejection = await client.send(toSearchPath('storm'));
    expect(rejection.status).toBe(503);
    expect(rejection.headers.get('Retry-After')).toBe('5');
    expect((await client.send('/api/v1/states')).status).toBe(200);
  });
});

describe.skipIf(!databaseKinds.includes('PostgreSQL'))('searches by one user on PostgreSQL', () => {
  const host = useTestHost('PostgreSQL');

  it('runs two searches at a time, and lets a third search wait', async () => {
    const app = host.app();
    const { jwt } = await host.exchange('independent-producer');
    const search = async (signal?: AbortSignal) => {
      const request = { headers: { Authorization: `Bearer ${jwt}` }, ...(signal && { signal }) };
      return (await app.request(toSearchPath('storm'), request)).status;
    };
    const countWaitingSearches = async () => {
      const { rows } = await sql<{ searches: number }>`
        select count(*)::int as searches from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(host.db);
      return rows[0]?.searches;
    };
    const locked = Promise.withResolvers<void>();
    const unlock = Promise.withResolvers<void>();
    const lock = host.db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`lock table known_words in access exclusive mode`.execute(tx);
      locked.resolve();
      await unlock.promise;
    });
    await locked.promise;
    const firstSearches = [search(), search()];
    await expect.poll(countWaitingSearches).toBe(2);
    const abortController = new AbortController();
    const abortedSearch = search(abortController.signal);
    const lastSearch = search();
    expect((await createClient(() => app, jwt).send('/api/v1/states')).status).toBe(200);
    expect(await countWaitingSearches()).toBe(2);
    abortController.abort();
    expect(await abortedSearch).toBe(408);
    unlock.resolve();
    await lock;
    expect(await Promise.all([...firstSearches, lastSearch])).toEqual([200, 200, 200]);
  });
});
