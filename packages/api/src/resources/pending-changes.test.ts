import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPendingChanges, type Change } from './pending-changes.ts';

const key = ['letters'];

/** Moves a letter to an index, or removes it for -1. */
const moveTo =
  (letter: string, index: number): Change<string> =>
  (letters) => {
    const others = letters.filter((other) => other !== letter);
    if (others.length === letters.length) return letters;
    return index < 0 ? others : others.toSpliced(index, 0, letter);
  };

it('shows the host’s list with all pending changes, for random changes and failures', async () => {
  const step = fc.record({
    letter: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    index: fc.integer({ min: -1, max: 4 }),
    succeeds: fc.boolean(),
    /** How many changes can be pending before the oldest one settles. */
    maxPending: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const client = new QueryClient();
      const pending = createPendingChanges<string>(key);
      const start = ['a', 'b', 'c', 'd', 'e'];
      client.setQueryData(key, start);
      let host: readonly string[] = start;
      const pendingSteps: { change: Change<string>; succeeds: boolean }[] = [];
      const getExpectedList = () => pendingSteps.reduce((list, { change }) => change(list), host);
      // Changes to one list are sent one after the other, so they settle in order.
      const settleFirst = () => {
        const first = pendingSteps.shift();
        if (!first) return;
        if (first.succeeds) host = first.change(host);
        pending[first.succeeds ? 'confirm' : 'revert'](client, first.change);
        expect(client.getQueryData(key)).toEqual(getExpectedList());
      };
      for (const { letter, index, succeeds, maxPending } of steps) {
        pendingSteps.push({ change: moveTo(letter, index), succeeds });
        await pending.begin(client, pendingSteps.at(-1)!.change);
        expect(client.getQueryData(key)).toEqual(getExpectedList());
        while (pendingSteps.length > maxPending) settleFirst();
      }
      while (pendingSteps.length > 0) settleFirst();
      expect(client.getQueryData(key)).toEqual(host);
    }),
    { numRuns: 300 },
  );
});

it('applies pending changes to a newer response', async () => {
  const client = new QueryClient();
  const pending = createPendingChanges<string>(key);
  client.setQueryData(key, ['a', 'b']);
  const moveToTop = await pending.begin(client, moveTo('b', 0));
  client.setQueryData(key, ['c', 'a', 'b']);
  const removal = await pending.begin(client, moveTo('a', -1));
  expect(client.getQueryData(key)).toEqual(['b', 'c']);
  pending.revert(client, moveToTop);
  expect(client.getQueryData(key)).toEqual(['c', 'b']);
  pending.confirm(client, removal);
  expect(client.getQueryData(key)).toEqual(['c', 'b']);
});

it('does nothing to a list that was never loaded', async () => {
  const client = new QueryClient();
  const pending = createPendingChanges<string>(key);
  const change = await pending.begin(client, moveTo('a', 0));
  pending.revert(client, change);
  expect(client.getQueryData(key)).toBeUndefined();
});

it('doesn’t make the list look newer than its last response', async () => {
  const client = new QueryClient();
  const pending = createPendingChanges<string>(key);
  client.setQueryData(key, ['a'], { updatedAt: 1000 });
  pending.confirm(client, await pending.begin(client, moveTo('a', -1)));
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1000);
});
