import { type ApiCall, type ApiClient, isQueued, NotFound, ServerDown } from '@producer-portal/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueueSlot, type LostCall, type QueueHandle } from './slot.ts';

const mark: ApiCall = { method: 'PATCH', prefix: 'ALERT', path: '/api/v1/alerts/1/mark_as_read' };

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => void vi.unstubAllGlobals();
});

/** A client whose queue hasn't loaded yet. The host doesn't respond. */
function openSlot({ failure = new ServerDown('no response') }: { failure?: Error } = {}) {
  const session = { epoch: 1, secret: 'secret' as string | null };
  const kept: [ApiCall, LostCall][] = [];
  const askFirst = vi.fn<QueueHandle['signOut']>();
  const handle: { -readonly [Key in keyof QueueHandle]: QueueHandle[Key] } = {
    send: async () => {
      throw new Error('The call must not be sent again.');
    },
    keep: async (call, lost) => {
      kept.push([call, lost]);
      throw new ServerDown('sent later', { isQueued: true });
    },
    whenRead: async () => {},
    signOut: askFirst,
  };
  const load = vi.fn<() => Promise<QueueHandle | null>>(async () => handle);
  const sendToHost = vi.fn(async () => {
    throw failure;
  });
  const host = {
    send: sendToHost,
    session: { snapshot: () => session, storageSecret: () => session.secret },
  } as unknown as ApiClient;
  const { api, queueSlot } = createQueueSlot(host, load);
  const send = (call: ApiCall): Promise<unknown> =>
    api.send(call, () => undefined).catch((error: unknown) => error);
  return { send, load, kept, session, sendToHost, askFirst, handle, queueSlot };
}

it('keeps a change that gets no response before the queue’s code has loaded', async () => {
  const { send, kept, sendToHost } = openSlot();
  expect(isQueued(await send(mark))).toBe(true);
  expect(kept).toEqual([[mark, { error: expect.any(ServerDown), wasOnline: true }]]);
  expect(sendToHost).toHaveBeenCalledOnce();
});

it('fails if there is no queue, or if its code can’t be loaded', async () => {
  const { send, load } = openSlot();
  load.mockResolvedValueOnce(null);
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const error = await send(mark);
    expect(error).toBeInstanceOf(ServerDown);
    expect(isQueued(error)).toBe(false);
  }
});

it('keeps nothing if another user has signed in while the code was loading', async () => {
  const { send, load, kept, session } = openSlot();
  load.mockImplementationOnce(async () => {
    session.epoch = 2;
    return load();
  });
  expect(isQueued(await send(mark))).toBe(false);
  expect(kept).toEqual([]);
});

it('doesn’t load the queue if the host responds, or if the call only reads', async () => {
  const refused = openSlot({ failure: new NotFound('gone', { status: 404 }) });
  expect(await refused.send(mark)).toBeInstanceOf(NotFound);
  expect(refused.load).not.toHaveBeenCalled();
  const reading = openSlot();
  await reading.send({ ...mark, method: 'GET' });
  expect(reading.load).not.toHaveBeenCalled();
});

it('loads the queue before a sign-out, which can then ask about changes of an earlier page load', async () => {
  const { queueSlot, askFirst, handle } = openSlot();
  const read = Promise.withResolvers<void>();
  handle.whenRead = () => read.promise;
  const signOut = vi.fn();
  const asked = queueSlot.signOut(signOut);
  await Promise.resolve();
  expect(askFirst).not.toHaveBeenCalled();
  read.resolve();
  await asked;
  expect(askFirst).toHaveBeenCalledExactlyOnceWith(signOut);
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  ['there is no queue', async () => null],
  ['its code can’t be loaded', () => Promise.reject(new Error('Failed to fetch'))],
  ['its code doesn’t load within two seconds', () => new Promise<null>(() => {})],
])('signs out without a question if %s', async (_when, load) => {
  vi.useFakeTimers();
  const slot = openSlot();
  slot.load.mockImplementationOnce(load);
  const signOut = vi.fn();
  const done = slot.queueSlot.signOut(signOut);
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  vi.useRealTimers();
  expect(signOut).toHaveBeenCalledOnce();
});

it('signs out at once if the session has stored nothing', () => {
  const { queueSlot, session, load } = openSlot();
  session.secret = null;
  const signOut = vi.fn();
  void queueSlot.signOut(signOut);
  expect(signOut).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

it('doesn’t sign out another user who has signed in while the code was loading', async () => {
  const { queueSlot, load, session } = openSlot();
  load.mockImplementationOnce(async () => {
    session.epoch = 2;
    return null;
  });
  const signOut = vi.fn();
  await queueSlot.signOut(signOut);
  expect(signOut).not.toHaveBeenCalled();
});
