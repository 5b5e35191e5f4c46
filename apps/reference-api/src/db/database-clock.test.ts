import { describe, expect, it } from 'vitest';
import { useTestHost } from '../testing/test-host.ts';
import { createDatabaseClock, readDatabaseTime } from './database-clock.ts';

const NOON = Date.UTC(2026, 2, 2, 12);
const MINUTE = 60_000;

/**
 * Simulates a host's computer and its database.
 *
 * @param skew Milliseconds that the computer's clock is ahead of the database's.
 */
function simulate(skew: number) {
  const warnings: string[] = [];
  let timer = 5000;
  let systemOffset = NOON + skew - timer;
  let databaseOffset = NOON - timer;
  let readings = 0;
  const clock = createDatabaseClock({
    system: () => timer + systemOffset,
    monotonic: () => timer,
    warn: (message) => void warnings.push(message),
  });
  return {
    clock,
    warnings,
    getDatabaseTime: () => timer + databaseOffset,
    countReadings: () => readings,
    pass: (ms: number) => void (timer += ms),
    setSystemClock: (ms: number) => void (systemOffset += ms),
    setDatabaseClock: (ms: number) => void (databaseOffset += ms),
    /** Lets the computer sleep: its clock advances, but its timer doesn't. */
    sleep(ms: number) {
      systemOffset += ms;
      databaseOffset += ms;
    },
    /** Synchronizes the clock. Each reading has two delays: on the way to the database, and on the way back. */
    synchronize: (delays: readonly [there: number, back: number][] = [[1, 1]]) =>
      clock.synchronize(async () => {
        const [there, back] = delays[Math.min(readings, delays.length - 1)] ?? [0, 0];
        readings += 1;
        timer += there;
        const time = timer + databaseOffset;
        timer += back;
        return time;
      }),
  };
}

describe('the clock of a host', () => {
  it.each([-5 * MINUTE, 5 * MINUTE])(
    'shows the database’s time with a skew of %i ms',
    async (skew) => {
      const computer = simulate(skew);
      await computer.synchronize();
      expect(computer.clock.now()).toBe(computer.getDatabaseTime());
      computer.pass(8 * MINUTE);
      expect(computer.clock.now()).toBe(computer.getDatabaseTime());
    },
  );

  it('uses the reading with the shortest round trip', async () => {
    const computer = simulate(0);
    await computer.synchronize([
      [10, 900],
      [2, 4],
      [500, 10],
    ]);
    // The request takes 2 ms and the response 4 ms. The clock assumes 3 ms each way, so it is 1 ms behind.
    expect(computer.clock.now() - computer.getDatabaseTime()).toBe(-1);
  });

  it('continues from the last reading while the database doesn’t respond', async () => {
    const computer = simulate(5 * MINUTE);
    await computer.synchronize();
    computer.pass(30 * MINUTE);
    computer.setSystemClock(-9 * MINUTE);
    const connectionError = new Error('Connection terminated unexpectedly');
    await expect(computer.clock.synchronize(() => Promise.reject(connectionError))).rejects.toBe(
      connectionError,
    );
    expect(computer.clock.now()).toBe(computer.getDatabaseTime());
    computer.setDatabaseClock(2000);
    await computer.synchronize();
    expect(computer.clock.now()).toBe(computer.getDatabaseTime());
  });

  it('reads the time again after ten seconds, and after the computer has slept', async () => {
    const computer = simulate(0);
    await computer.synchronize();
    const readingsPerSynchronization = computer.countReadings();
    computer.pass(9000);
    await computer.synchronize();
    expect(computer.countReadings()).toBe(readingsPerSynchronization);
    computer.sleep(3 * 60 * MINUTE);
    await computer.synchronize();
    expect(computer.countReadings()).toBe(2 * readingsPerSynchronization);
    expect(computer.clock.now()).toBe(computer.getDatabaseTime());
    computer.pass(10_000);
    await computer.synchronize();
    expect(computer.countReadings()).toBe(3 * readingsPerSynchronization);
  });

  it('warns once if the clock of the computer is wrong', async () => {
    const computer = simulate(-5 * MINUTE);
    await computer.synchronize();
    computer.pass(MINUTE);
    await computer.synchronize();
    expect(computer.warnings).toEqual([
      'The clock of this computer is 300 seconds behind the database’s. ' +
        'The host uses the database’s time. Synchronize both clocks.',
    ]);
    computer.setSystemClock(5 * MINUTE);
    await computer.synchronize();
    computer.setSystemClock(6000);
    await computer.synchronize();
    expect(computer.warnings.slice(1)).toEqual([
      expect.stringContaining('6 seconds ahead of the database’s'),
    ]);
  });
});

describe('readDatabaseTime', () => {
  const host = useTestHost('the embedded database');

  it('reads milliseconds since 1970', async () => {
    const before = Date.now();
    const time = await readDatabaseTime(host.db);
    expect(time).toBeGreaterThanOrEqual(before - 1);
    expect(time).toBeLessThanOrEqual(Date.now() + 1);
  });
});
