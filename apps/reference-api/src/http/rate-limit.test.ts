import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

/**
 * Creates a rate limit whose burst is a minute's calls. Use is in milliseconds: at 8 calls per minute, one call uses
 * 7500 ms.
 */
function createTestLimit(perMinute: number) {
  const clock = { now: 1000 };
  return { ...createRateLimit(perMinute, () => clock.now), clock };
}

describe('a rate limit', () => {
  it('allows a minute’s calls at once, and then returns how long to wait', () => {
    const { countCall, clock } = createTestLimit(3);
    expect([countCall('a'), countCall('a'), countCall('a'), countCall('a')]).toEqual([0, 0, 0, 20]);
    clock.now += 20_000;
    expect([countCall('a'), countCall('a')]).toEqual([0, 20]);
  });

  it('counts each key separately', () => {
    const { countCall } = createTestLimit(1);
    expect([countCall('a'), countCall('b'), countCall('a')]).toEqual([0, 0, 60]);
  });

  it('returns a waiting time of 1 to 60 seconds', () => {
    for (const perMinute of [1, 7, 1200, 100_000]) {
      const { countCall } = createTestLimit(perMinute);
      for (let call = 0; call < perMinute; call += 1) expect(countCall('a')).toBe(0);
      expect(countCall('a')).toBeGreaterThanOrEqual(1);
      expect(countCall('a')).toBeLessThanOrEqual(60);
    }
  });

  it('allows any number of calls if the limit is 0', () => {
    const { countCall } = createTestLimit(0);
    for (let call = 0; call < 1000; call += 1) expect(countCall('a')).toBe(0);
  });

  it('drops only the least recently used key', () => {
    const { countCall } = createTestLimit(1);
    countCall('oldest');
    countCall('second');
    for (let key = 0; key < 9999; key += 1) countCall(`key ${key}`);
    expect(countCall('second')).toBe(60);
    expect(countCall('oldest')).toBe(0);
  });

  it('returns a key’s use for the other hosts once it is a quarter of the burst, and counts each call only once', () => {
    const { countCall, collectUse } = createTestLimit(8);
    countCall('few');
    for (let call = 0; call < 3; call += 1) countCall('many');
    expect(collectUse()).toEqual(new Map([['many', 22_500]]));
    expect(collectUse()).toEqual(new Map());
  });

  it('does not report calls whose part of the bucket has refilled', () => {
    const { countCall, collectUse, clock } = createTestLimit(4);
    countCall('a');
    countCall('a');
    clock.now += 20_000;
    expect(collectUse()).toEqual(new Map([['a', 10_000]]));
  });

  it('counts calls to other hosts', () => {
    const { countCall, collectUse, setUse, clock } = createTestLimit(4);
    countCall('a');
    collectUse();
    setUse('a', 45_000);
    expect([countCall('a'), countCall('a')]).toEqual([0, 15]);
    clock.now += 15_000;
    expect(countCall('a')).toBe(0);
  });

  it('limits the wait if a wrong clock makes the shared use far too high', () => {
    const { countCall, collectUse, setUse, clock } = createTestLimit(4);
    countCall('a');
    collectUse();
    setUse('a', 3_600_000);
    expect(countCall('a')).toBe(25);
    clock.now += 25_000;
    expect(countCall('a')).toBe(0);
  });
});
