import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { sha256 } from '../lib/sha256.ts';
import type { RateLimit } from './rate-limit.ts';

/** Rate limits that all hosts of a database share. */
export type SharedLimits = {
  /**
   * Adds a limit.
   *
   * @param name The limit's name, which is the same on all hosts.
   */
  add: (name: string, limit: RateLimit) => void;
  /**
   * Shares this host's recent calls with the other hosts, and learns about theirs. It includes only callers with many
   * calls, and runs one SQL statement, or none if there are no such callers.
   */
  synchronize: (db: Kysely<Database>) => Promise<void>;
};

/**
 * Creates the rate limits of a host. Calls are counted in memory, so that they don't wait for the database. A caller who
 * uses several hosts can exceed a limit until the next `synchronize`, and then waits longer.
 */
export function createSharedLimits(): SharedLimits {
  const limits = new Map<string, RateLimit>();
  return {
    add: (name, limit) => void limits.set(name, limit),
    async synchronize(db) {
      // Use is measured in the milliseconds that a token bucket needs to refill. `full_at` is when it is full again.
      const use = [...limits].flatMap(([name, limit]) =>
        [...limit.collectUse()].map(([key, ms]) => ({
          // Keys contain user ids and addresses, so the table stores only their hashes.
          hash: sha256(`${name} ${key}`),
          ms,
          apply: (usedMs: number) => limit.setUse(key, usedMs),
        })),
      );
      if (use.length === 0) return;
      // Sorted, so that two hosts never deadlock.
      const { rows } = await sql<{ key: string; used_ms: number }>`
        insert into rate_limits as l (key, full_at)
        select key, statement_timestamp() + ms * interval '1 millisecond'
        from unnest(${use.map(({ hash }) => hash)}::text[], ${use.map(({ ms }) => ms)}::float8[]) as u (key, ms)
        order by key
        on conflict (key) do update
          set full_at = greatest(l.full_at, statement_timestamp()) + (excluded.full_at - statement_timestamp())
        returning key, extract(epoch from full_at - statement_timestamp())::float8 * 1000 as used_ms
      `.execute(db);
      const usedMs = new Map(rows.map(({ key, used_ms }) => [key, used_ms]));
      for (const { hash, apply } of use) apply(usedMs.get(hash) ?? 0);
    },
  };
}
