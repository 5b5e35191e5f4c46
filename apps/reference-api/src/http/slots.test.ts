import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

describe('slots', () => {
  it('return null immediately if no slot is free and callers are not allowed to wait', async () => {
    const take = createSlots({ max: 2 });
    const release = await take('a');
    expect(await take('a')).not.toBeNull();
    expect(await take('a')).toBeNull();
    expect(await take('b')).not.toBeNull();
    release?.();
    expect(await take('a')).not.toBeNull();
  });

  it('go to the caller that has waited longest', async () => {
    const take = createSlots({ max: 2, waitMs: 5000 });
    const releases = [await take('a'), await take('a')];
    const takenInOrder: number[] = [];
    const waiting = [1, 2, 3].map(async (number) => {
      const release = await take('a');
      takenInOrder.push(number);
      return release;
    });
    for (const release of releases) release?.();
    const [first] = await Promise.all(waiting.slice(0, 2));
    expect(takenInOrder).toEqual([1, 2]);
    first?.();
    await waiting[2];
    expect(takenInOrder).toEqual([1, 2, 3]);
  });

  it('return null after the waiting time, and don’t change the number of slots in use', async () => {
    const take = createSlots({ max: 1, waitMs: 10 });
    const release = await take('a');
    expect(await take('a')).toBeNull();
    release?.();
    const secondRelease = await take('a');
    expect(secondRelease).not.toBeNull();
    expect(await take('a')).toBeNull();
    secondRelease?.();
  });

  it('are not reserved for a caller that aborted', async () => {
    const take = createSlots({ max: 1, waitMs: 5000 });
    const release = await take('a');
    const controller = new AbortController();
    const waiting = [take('a', controller.signal), take('a')];
    controller.abort();
    expect(await waiting[0]).toBeNull();
    expect(await take('a', controller.signal)).toBeNull();
    release?.();
    expect(await waiting[1]).not.toBeNull();
  });
});
