import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** How long the host uses a reading of the database's time before it takes another one. */
const MAX_AGE_MS = 10_000;
/** If the computer's clock and its timer differ by more than this, the computer has slept, or someone has set its clock. */
const MAX_JUMP_MS = 1000;
/** Operators get a warning if this computer's clock differs from the database's by at least this. */
const WRONG_CLOCK_MS = 5000;
/** How many readings to take. The reading with the shortest round trip is the most precise. */
const READINGS = 3;

/** A clock with the time of the database's server. It is the same for all hosts that use the database. */
export type DatabaseClock = {
  /** Returns the time in milliseconds since 1970. Until the first reading, it is the time of this computer's clock. */
  now: () => number;
  /**
   * Reads the database's time, unless the last reading is recent and this computer has not slept since.
   *
   * @param readTime Reads the time, as {@link readDatabaseTime} does. If it rejects, the clock continues from the last reading.
   */
  synchronize: (readTime: () => Promise<number>) => Promise<void>;
};

export type DatabaseClockOptions = {
  /** This computer's clock, in milliseconds since 1970. */
  system: () => number;
  /** Milliseconds of a monotonic timer. */
  monotonic: () => number;
  /** Warns operators that a clock is wrong. */
  warn: (message: string) => void;
};

/**
 * Creates a clock that shows the database's time. The hosts of a database store and compare times, so one host
 * with a wrong clock would otherwise end valid sessions or keep expired ones.
 *
 * @example
 * const clock = createDatabaseClock({ system: Date.now, monotonic: () => performance.now(), warn: console.warn });
 * await clock.synchronize(() => readDatabaseTime(db));
 * new Date(clock.now());
 */
export function createDatabaseClock({
  system,
  monotonic,
  warn,
}: DatabaseClockOptions): DatabaseClock {
  const getSystemOffset = () => system() - monotonic();
  /** The database's time when the timer was at 0. */
  let offset = getSystemOffset();
  let reading = { at: -Infinity, systemOffset: offset };
  let isWrong = false;
  const now = () => Math.round(monotonic() + offset);

  function warnAboutWrongClock(): void {
    const wasWrong = isWrong;
    const ahead = system() - now();
    isWrong = Math.abs(ahead) >= WRONG_CLOCK_MS;
    if (!isWrong || wasWrong) return;
    const seconds = Math.round(Math.abs(ahead) / 1000);
    warn(
      `The clock of this computer is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database’s. ` +
        'The host uses the database’s time. Synchronize both clocks.',
    );
  }

  return {
    now,
    async synchronize(readTime) {
      const jump = Math.abs(getSystemOffset() - reading.systemOffset);
      if (monotonic() - reading.at < MAX_AGE_MS && jump < MAX_JUMP_MS) return;
      let shortest = Infinity;
      let nextOffset = offset;
      for (let count = 0; count < READINGS; count += 1) {
        const startedAt = monotonic();
        const time = await readTime();
        const roundTrip = monotonic() - startedAt;
        if (roundTrip >= shortest) continue;
        shortest = roundTrip;
        nextOffset = time - (startedAt + roundTrip / 2);
      }
      offset = nextOffset;
      reading = { at: monotonic(), systemOffset: getSystemOffset() };
      warnAboutWrongClock();
    },
  };
}

/**
 * Reads the database's time.
 *
 * @returns Milliseconds since 1970.
 */
export async function readDatabaseTime(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as time
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no time.');
  return row.time;
}
