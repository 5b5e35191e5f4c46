import { toQueuedId } from '@producer-portal/api';
import { expect, it } from 'vitest';
import type { Change } from './change.ts';
import { type ChangeQueueOptions, createChangeQueue, type SendResult } from './change-queue.ts';

const mark = (id: string, read = true): Change => ({
  kind: 'mark',
  resource: 'alerts',
  id,
  read,
  title: `Alert ${id}`,
});
const add: Change = { kind: 'add-favorite', title: 'Sitemap', path: '/sitemap' };
const addItem = (quantity: number): Change => {
  const input = { collateral_template_id: '7', quantity, state: 'OH', fields: {} };
  return { kind: 'add-cart-item', input, item: { ...input, title: 'Postcard' } };
};
const removeItem = (id: string, replacedBy: string | null = null): Change => ({
  kind: 'remove-cart-item',
  id,
  title: 'Postcard',
  replacedBy,
});
const removeFavorite = (id: string): Change => ({ kind: 'remove-favorite', id });

/**
 * A queue that stores its changes in a map. `results` are the host's responses to the first changes, in order. The host
 * confirms all further changes.
 */
function openQueue(results: SendResult[] = [], stored = new Map<string, unknown>()) {
  const sent: [Change, string][] = [];
  const options: ChangeQueueOptions = {
    store: {
      entries: async () => [...stored],
      set: async (key, value) => void stored.set(key, value),
      delete: async (key) => void stored.delete(key),
    },
    lock: (_name, task) => task(),
    isCurrent: () => true,
    send: async (change, { key }) => {
      sent.push([change, key]);
      return results.shift() ?? { type: 'sent' };
    },
  };
  const queue = createChangeQueue(options);
  return {
    ...queue,
    options,
    stored,
    sent,
    keep: (change: Change, key: string, wasSent = false) => queue.add(change, { key, wasSent }),
    waiting: async () => (await queue.read()).waiting.map(({ change }) => change),
  };
}

it('sends changes in order, each with its own key', async () => {
  const { keep, replay, sent, stored } = openQueue();
  await keep(mark('1'), 'k1');
  await keep(add, 'k2');
  await keep(mark('2'), 'k3');
  expect(await replay()).toEqual({ sent: [mark('1'), add, mark('2')], refused: [] });
  expect(sent.map(([, key]) => key)).toEqual(['k1', 'k2', 'k3']);
  expect(stored.size).toBe(0);
});

it('queues nothing if a mark was undone, or if a favorite was added and removed', async () => {
  const { keep, waiting } = openQueue();
  await keep(mark('1'), 'k1');
  await keep(mark('1', false), 'k2');
  await keep(add, 'k3');
  await keep(removeFavorite(toQueuedId('k3')), 'k4');
  expect(await waiting()).toEqual([]);
});

it('keeps only one mark if a record was marked twice', async () => {
  const { keep, waiting } = openQueue();
  await keep(mark('1'), 'k1');
  await keep(mark('1'), 'k2');
  expect(await waiting()).toEqual([mark('1')]);
});

it('queues the last mark if the host may have received an earlier one', async () => {
  const { keep, waiting } = openQueue();
  await keep(mark('1'), 'k1', true);
  await keep(mark('1', false), 'k2');
  expect(await waiting()).toEqual([mark('1', false)]);
  await keep(mark('1'), 'k3');
  expect(await waiting()).toEqual([mark('1')]);
});

it('removes a favorite by the id that the host returned for it', async () => {
  const { keep, replay, sent } = openQueue([{ type: 'sent', id: '81' }]);
  await keep(add, 'k1', true);
  await keep(removeFavorite(toQueuedId('k1')), 'k2');
  await replay();
  expect(sent.map(([change]) => change)).toEqual([add, removeFavorite('81')]);
});

it('sends nothing for a favorite that the host refused to add', async () => {
  const { keep, replay, sent, waiting } = openQueue([
    { type: 'refused', refusal: 'rejected', reason: null },
  ]);
  await keep(add, 'k1', true);
  await keep(removeFavorite(toQueuedId('k1')), 'k2');
  await replay();
  expect(sent).toEqual([[add, 'k1']]);
  expect(await waiting()).toEqual([]);
});

it('moves a refused change to the conflicts, and continues with the next change', async () => {
  const { keep, replay, read, forget } = openQueue([
    { type: 'refused', refusal: 'removed', reason: null },
  ]);
  await keep(mark('1'), 'k1');
  await keep(mark('2'), 'k2');
  expect(await replay()).toEqual({ sent: [mark('2')], refused: [mark('1')] });
  const { conflicts } = await read();
  expect(conflicts).toEqual([
    { type: 'conflict', key: 'k1', change: mark('1'), refusal: 'removed', reason: null },
  ]);
  await forget(conflicts);
  expect((await read()).conflicts).toEqual([]);
});

it('stops at a change that the host can’t process at the moment, and keeps the order', async () => {
  const { keep, replay, waiting, sent } = openQueue([{ type: 'later', retryAfter: 30 }]);
  await keep(mark('1'), 'k1');
  await keep(mark('2'), 'k2');
  expect(await replay()).toEqual({ sent: [], refused: [], retry: { after: 30 } });
  expect(await waiting()).toEqual([mark('1'), mark('2')]);
  await replay();
  expect(sent.map(([, key]) => key)).toEqual(['k1', 'k1', 'k2']);
});

it('sends nothing after another user has signed in', async () => {
  const first = openQueue();
  await first.keep(mark('1'), 'k1');
  const { replay } = createChangeQueue({ ...first.options, isCurrent: () => false });
  expect(await replay()).toEqual({ sent: [], refused: [] });
  expect(first.sent).toEqual([]);
});

it('queues nothing if a cart item was added and removed', async () => {
  const { keep, waiting } = openQueue();
  await keep(addItem(100), 'k1');
  await keep(removeItem(toQueuedId('k1')), 'k2');
  expect(await waiting()).toEqual([]);
});

it('removes a cart item only after the host has its replacement', async () => {
  const { keep, replay, sent } = openQueue([{ type: 'sent', id: '81' }]);
  await keep(addItem(250), 'k1');
  await keep(removeItem('5', toQueuedId('k1')), 'k2');
  await replay();
  expect(sent.map(([, key]) => key)).toEqual(['k1', 'k2']);
});

it('keeps a cart item whose replacement the host refused', async () => {
  const { keep, replay, sent, waiting } = openQueue([
    { type: 'refused', refusal: 'rejected', reason: 'Ordering for this item has closed.' },
  ]);
  await keep(addItem(250), 'k1');
  await keep(removeItem('5', toQueuedId('k1')), 'k2');
  expect(await replay()).toEqual({ sent: [], refused: [addItem(250)] });
  expect(sent.map(([, key]) => key)).toEqual(['k1']);
  expect(await waiting()).toEqual([]);
});

it('queues only the last version of a cart item that was changed twice', async () => {
  const { keep, waiting } = openQueue();
  await keep(addItem(250), 'k1');
  await keep(removeItem('5', toQueuedId('k1')), 'k2');
  await keep(addItem(500), 'k3');
  await keep(removeItem(toQueuedId('k1'), toQueuedId('k3')), 'k4');
  expect(await waiting()).toEqual([addItem(500), removeItem('5', toQueuedId('k3'))]);
});

it('ignores stored values that are not changes', async () => {
  const hostile: unknown[] = [
    null,
    'waiting',
    { type: 'waiting' },
    { type: 'waiting', key: '../k', order: 1, wasSent: false, change: mark('1') },
    { type: 'waiting', key: 'k', order: 1, wasSent: false, change: mark('../../admin') },
    {
      type: 'waiting',
      key: 'k',
      order: 1,
      wasSent: false,
      change: { ...add, path: '//evil.example' },
    },
  ];
  const { waiting } = openQueue([], new Map(hostile.map((value, index) => [String(index), value])));
  expect(await waiting()).toEqual([]);
});
