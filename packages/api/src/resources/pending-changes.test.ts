import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPendingChanges, type Change } from './pending-changes.ts';

const key = ['letters'];

/** Moves a letter to a place, or takes it out. */
const moving =
  (letter: string, index: number): Change<string> =>
  (letters) => {
    const others = letters.filter((each) => each !== letter);
    if (others.length === letters.length) return letters;
    return index < 0 ? others : others.toSpliced(index, 0, letter);
  };

it('shows the host’s list with what is under way, whatever fails and in whatever order', async () => {
  const step = fc.record({
    letter: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    index: fc.integer({ min: -1, max: 4 }),
    succeeds: fc.boolean(),
    /** How many are begun before this one settles. */
    waits: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const client = new QueryClient();
      const pending = createPendingChanges<string>(key);
      const start = ['a', 'b', 'c', 'd', 'e'];
      client.setQueryData(key, start);
      let host: readonly string[] = start;
      const underWay: { change: Change<string>; succeeds: boolean }[] = [];
      const expected = () => underWay.reduce((list, { change }) => change(list), host);
      // Calls that change one list are sent, and so settle, one after the other.
      const settleFirst = () => {
        const first = underWay.shift();
        if (!first) return;
        if (first.succeeds) host = first.change(host);
        pending[first.succeeds ? 'confirm' : 'takeBack'](client, first.change);
        expect(client.getQueryData(key)).toEqual(expected());
      };
      for (const { letter, index, succeeds, waits } of steps) {
        underWay.push({ change: moving(letter, index), succeeds });
        await pending.begin(client, underWay.at(-1)!.change);
        expect(client.getQueryData(key)).toEqual(expected());
        while (underWay.length > waits) settleFirst();
      }
      while (underWay.length > 0) settleFirst();
      expect(client.getQueryData(key)).toEqual(host);
    }),
    { numRuns: 300 },
  );
});

it('is made again on an answer that came meanwhile', async () => {
  const client = new QueryClient();
  const pending = createPendingChanges<string>(key);
  client.setQueryData(key, ['a', 'b']);
  const toTheTop = await pending.begin(client, moving('b', 0));
  client.setQueryData(key, ['c', 'a', 'b']);
  const out = await pending.begin(client, moving('a', -1));
  expect(client.getQueryData(key)).toEqual(['b', 'c']);
  pending.takeBack(client, toTheTop);
  expect(client.getQueryData(key)).toEqual(['c', 'b']);
  pending.confirm(client, out);
  expect(client.getQueryData(key)).toEqual(['c', 'b']);
});

it('leaves a list alone that has never been answered', async () => {
  const client = new QueryClient();
  const pending = createPendingChanges<string>(key);
  const change = await pending.begin(client, moving('a', 0));
  pending.takeBack(client, change);
  expect(client.getQueryData(key)).toBeUndefined();
});

it('is no answer: what was to be asked again still is', async () => {
  const client = new QueryClient();
  const pending = createPendingChanges<string>(key);
  client.setQueryData(key, ['a'], { updatedAt: 1000 });
  pending.confirm(client, await pending.begin(client, moving('a', -1)));
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1000);
});
