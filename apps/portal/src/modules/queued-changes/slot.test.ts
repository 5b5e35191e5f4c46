import { type ApiCall, type ApiClient, ServerDown } from '@producer-portal/api';
import { expect, it, vi } from 'vitest';
import { createQueueSlot, type QueueLink } from './slot.ts';

const call: ApiCall = { prefix: 'ALERT_MARK_AS_READ', method: 'PATCH', path: '/api/v1/alerts/1' };
const queued = new ServerDown('sent later', { isQueued: true });

const error = new ServerDown('no response');

/** A slot whose calls all fail, while the queue's code loads. */
function openSlot() {
  const session = { snapshot: () => ({ epoch: 7 }) };
  const send = () => Promise.reject(error);
  const { api, queueSlot } = createQueueSlot({ session, send } as unknown as ApiClient);
  const onLoaded = queueSlot.expectLink();
  const keep = vi.fn<QueueLink['keep']>(() => Promise.reject(queued));
  const failure = api.send(call, () => null).catch((reason: unknown) => reason);
  return { failure, keep, link: { keep, send: api.send, signOut: () => {} }, onLoaded, queueSlot };
}

it('keeps a change that got no response before the queue’s code had loaded', async () => {
  const { failure, keep, link, onLoaded, queueSlot } = openSlot();
  queueSlot.link = link;
  onLoaded();
  expect(await failure).toBe(queued);
  expect(keep).toHaveBeenCalledWith(call, { error, epoch: 7 });
});

it('fails if the queue’s code can’t be loaded', async () => {
  const { failure, onLoaded } = openSlot();
  onLoaded();
  expect(await failure).toBe(error);
});
