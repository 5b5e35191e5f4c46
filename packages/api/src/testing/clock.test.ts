import { expect, it } from 'vitest';
import { createFakeClock, FIXED_NOW } from './clock.ts';

it('stands still until it is told to go on', async () => {
  const clock = createFakeClock();
  const events: string[] = [];
  const at = (name: string) => events.push(`${name} ${(clock.now() - FIXED_NOW) / 1000}`);
  void clock.wait(2500).then(() => at('waited'));
  const stop = clock.every(1000, () => at('tick'));
  expect(clock.now()).toBe(FIXED_NOW);
  await clock.advance(3000);
  stop();
  await clock.advance(5000);
  expect(events).toEqual(['tick 1', 'tick 2', 'waited 2.5', 'tick 3']);
  expect(clock.now()).toBe(FIXED_NOW + 8000);
});

it('lets what follows from a wait happen before the next thing falls due', async () => {
  const clock = createFakeClock(0);
  const moments: number[] = [];
  void (async () => {
    for (const wait of [1000, 2000, 4000]) {
      await clock.wait(wait);
      moments.push(clock.now());
    }
  })();
  await clock.advance(10_000);
  expect(moments).toEqual([1000, 3000, 7000]);
});

it('does each thing once when a device wakes', async () => {
  const clock = createFakeClock(0);
  const moments: number[] = [];
  clock.every(5000, () => moments.push(clock.now()));
  await clock.sleep(60_000);
  expect(moments).toEqual([60_000]);
  await clock.advance(5000);
  expect(moments).toEqual([60_000, 65_000]);
});
