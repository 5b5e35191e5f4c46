import { describe, expect, it } from 'vitest';
import { createMetadataCache } from './metadata-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Creates a cache. The metadata is the number of the read. */
function setUp(validUntil = Infinity) {
  let now = 0;
  let reads = 0;
  let isFailing = false;
  const get = createMetadataCache(
    async () => {
      reads += 1;
      if (isFailing) throw new Error('The provider does not respond.');
      return { read: reads, validUntil };
    },
    () => now,
  );
  return {
    get: async () => (await get()).read,
    countReads: () => reads,
    setFailing: (value: boolean) => {
      isFailing = value;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe('a provider’s metadata', () => {
  it('is read once for calls at the same time, and again after an hour', async () => {
    const { get, wait } = setUp();
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    wait(HOUR - 1);
    expect(await get()).toBe(1);
    wait(1);
    expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  });

  it('is read again a minute after a failed read, if there is older metadata', async () => {
    const { get, countReads, setFailing, wait } = setUp();
    await get();
    wait(HOUR);
    setFailing(true);
    expect(await get()).toBe(1);
    setFailing(false);
    wait(MINUTE - 1);
    expect(await get()).toBe(1);
    expect(countReads()).toBe(2);
    wait(1);
    expect(await get()).toBe(3);
  });

  it('is read again at once after a failed read, if there is none', async () => {
    const { get, setFailing } = setUp();
    setFailing(true);
    await expect(get()).rejects.toThrow('provider_unavailable');
    setFailing(false);
    expect(await get()).toBe(2);
  });

  it('is used for a day while it can’t be read again', async () => {
    const { get, setFailing, wait } = setUp();
    await get();
    setFailing(true);
    wait(24 * HOUR - 1);
    expect(await get()).toBe(1);
    wait(1);
    await expect(get()).rejects.toThrow('provider_unavailable');
  });

  it('is not used after it has expired', async () => {
    const { get, setFailing, wait } = setUp(5 * MINUTE);
    await get();
    setFailing(true);
    wait(5 * MINUTE - 1);
    expect(await get()).toBe(1);
    wait(1);
    await expect(get()).rejects.toThrow('provider_unavailable');
  });
});
