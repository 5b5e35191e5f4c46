import { expect, it } from 'vitest';
import { createFakeClock, FIXED_NOW } from './clock.ts';

it('the fake clock does not move until it is advanced', async () => {
  const clock = createFakeClock();
  const events: string[] = [];
  const record = (name: string) => events.push(`${name} ${(clock.now() - FIXED_NOW) / 1000}`);
  void clock.wait(2500).then(() => record('waited'));
  const stop = clock.every(1000, () => record('tick'));
  expect(clock.now()).toBe(FIXED_NOW);
  await clock.advance(3000);
  stop();
  await clock.advance(5000);
  expect(events).toEqual(['tick 1', 'tick 2', 'waited 2.5', 'tick 3']);
  expect(clock.now()).toBe(FIXED_NOW + 8000);
});

it('the fake clock runs the code that awaited a timer before it fires the next timer', async () => {
  const clock = createFakeClock(0);
  const times: number[] = [];
  void (async () => {
    for (const wait of [1000, 2000, 4000]) {
      await clock.wait(wait);
      times.push(clock.now());
    }
  })();
  await clock.advance(10_000);
  expect(times).toEqual([1000, 3000, 7000]);
});

it('the fake clock fires each timer once when the device wakes', async () => {
  const clock = createFakeClock(0);
  const times: number[] = [];
  clock.every(5000, () => times.push(clock.now()));
  await clock.sleep(60_000);
  expect(times).toEqual([60_000]);
  await clock.advance(5000);
  expect(times).toEqual([60_000, 65_000]);
});
