import {
  Aborted,
  type ApiCall,
  collateralRequests,
  createIdempotencyKey,
  isServerDown,
  refetchChanged,
  Rejected,
  ServerDown,
} from '@producer-portal/api';
import type { Services } from '../session/services.tsx';
import { getAwaitedId, isCartChange, isInSameArea } from './change.ts';
import type { Change, Conflict } from './change.ts';
import {
  getResources,
  hideUndone,
  sendChange,
  showWaitingChanges,
  toChange,
} from './change-calls.ts';
import { createChangeQueue } from './change-queue.ts';
import { queuedChangesCopy } from './copy.ts';
import type { Lock, QueueContent, QueueStore } from './change-queue.ts';
import { hasNoResponse, type LostCall, type QueueHandle } from './slot.ts';
import { openEncryptedStore } from '../saved/encrypted-store.ts';

/** The part of the queue that the user sees. */
export interface QueueStatus {
  /** How many changes wait. */
  readonly waiting: number;
  /** How many changes were sent most recently. A new object each time, so that the message appears even for the same number. */
  readonly sent: { readonly count: number } | null;
  /** Refused changes that the user hasn't seen yet. */
  readonly conflicts: readonly Conflict[];
  /** Signs the user out. Set while the user has to confirm that changes will be lost. */
  readonly confirmSignOut: (() => void) | null;
}

export interface SessionQueue {
  readonly handle: QueueHandle;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getStatus: () => QueueStatus;
  /** Call it when conflicts have been shown. */
  readonly forget: (conflicts: readonly Conflict[]) => void;
  readonly cancelSignOut: () => void;
  /**
   * Starts to handle calls, and sends the waiting changes. Does nothing if the queue has already started.
   *
   * @returns a function that stops the queue at once. Waiting changes stay in the store until the session ends.
   */
  readonly start: () => () => void;
}

/** Delay of the first retry while the device has a network. Each further retry waits twice as long. */
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 600_000;

/** The name of the queue in messages between tabs. */
const MESSAGE = 'queuedChanges';

/** If the browser has no Web Locks, two tabs can send the same change. This does no harm, because of the idempotency key. */
const lockAcrossTabs: Lock = (name, task) =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();

const queues = new WeakMap<
  Services,
  { readonly epoch: number; readonly queue: SessionQueue | null }
>();

/**
 * Opens the queue of the current session. Always returns the same queue for a session.
 *
 * @returns null while viewing as an agent, and in browsers that can't store anything. In both cases, changes fail without a
 * network.
 */
export function openSessionQueue(services: Services): SessionQueue | null {
  const { session } = services;
  const { epoch } = session.snapshot();
  const opened = queues.get(services);
  if (opened?.epoch === epoch) return opened.queue;
  const store = openEncryptedStore('changes', session);
  const queue = store && createSessionQueue(services, store);
  queues.set(services, { epoch, queue });
  return queue;
}

/** Keeps the signed-in user's changes while the host can't be reached, and sends them later. */
export function createSessionQueue(services: Services, store: QueueStore): SessionQueue {
  const { session, queryClient, queueSlot, report } = services;
  const { api } = queueSlot;
  const { epoch } = session.snapshot();
  let isStarted = false;
  const isCurrent = () => isStarted && session.snapshot().epoch === epoch;
  const queue = createChangeQueue({
    store,
    lock: lockAcrossTabs,
    isCurrent,
    send: (change, options) => sendChange(api, change, options),
  });

  const listeners = new Set<() => void>();
  let content: QueueContent = { waiting: [], conflicts: [], createdIds: {}, undoneKeys: [] };
  let status: QueueStatus = { waiting: 0, sent: null, conflicts: [], confirmSignOut: null };
  function update(changes: Partial<QueueStatus>): void {
    status = { ...status, ...changes };
    for (const listener of listeners) listener();
  }

  const reportFailure = (cause: unknown) =>
    report(new Error('The queue of changes can’t be used', { cause }));

  /** Reads the store, which another tab may have changed. Never rejects. */
  async function refresh(): Promise<void> {
    try {
      const current = await queue.read();
      if (!isCurrent()) return;
      const undone = content.waiting.filter(({ key }) => current.undoneKeys.includes(key));
      hideUndone(queryClient, undone);
      content = current;
    } catch (error) {
      reportFailure(error);
      return;
    }
    showWaitingChanges(queryClient, content);
    update({ waiting: content.waiting.length, conflicts: content.conflicts });
    // The user only has to confirm if changes would be lost.
    if (content.waiting.length === 0) status.confirmSignOut?.();
  }

  async function refreshAllTabs(): Promise<void> {
    await refresh();
    if (isCurrent()) session.notify({ type: 'changed', resource: MESSAGE });
  }

  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  let earliestRetry = 0;
  let isReplayRequested = false;
  let running: Promise<void> | null = null;

  /** Sends the waiting changes. If this function is called while changes are being sent, new changes are sent afterward. */
  function replay(): Promise<void> {
    isReplayRequested = true;
    running ??= replayWhileRequested().finally(() => {
      running = null;
    });
    return running;
  }

  async function replayWhileRequested(): Promise<void> {
    // Never tries without a network: the attempt would mark the oldest change as sent. If the user then undid it, both changes
    // would have to be sent.
    while (isReplayRequested && isCurrent() && navigator.onLine && session.now() >= earliestRetry) {
      isReplayRequested = false;
      if (content.waiting.length === 0) return;
      clearRetryTimer();
      const { sent, refused, retry } = await queue.replay().catch((error: unknown) => {
        reportFailure(error);
        return { sent: [], refused: [], retry: { after: null } };
      });
      if (!isCurrent()) return;
      await refreshAllTabs();
      for (const resource of new Set([...sent, ...refused].flatMap(getResources))) {
        session.notify({ type: 'changed', resource });
        void refetchChanged(queryClient, resource);
      }
      if (sent.length > 0) update({ sent: { count: sent.length } });
      if (retry) scheduleRetryAfter(retry.after);
      else retries = 0;
    }
  }

  function scheduleRetryAfter(seconds: number | null): void {
    isReplayRequested = false;
    earliestRetry = seconds === null ? 0 : session.now() + seconds * 1000;
    setRetryTimer(seconds ?? 0);
    retries += 1;
  }

  /** Schedules a retry, unless one is scheduled. Without a network, the queue sends its changes when the network is back. */
  function setRetryTimer(seconds: number): void {
    if (retryTimer !== undefined || !navigator.onLine) return;
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS);
    retryTimer = setTimeout(
      () => {
        retryTimer = undefined;
        void replay();
      },
      Math.max(backoff, seconds * 1000),
    );
  }

  function clearRetryTimer(): void {
    clearTimeout(retryTimer);
    retryTimer = undefined;
  }

  /**
   * Adds a change to the queue.
   *
   * @returns never: it always throws.
   * @throws ServerDown with `isQueued`, or an Error if the change can't be stored.
   */
  async function addToQueue(change: Change, call: ApiCall, wasSent: boolean): Promise<never> {
    await queue.add(change, { key: call.idempotencyKey ?? createIdempotencyKey(), wasSent });
    await refreshAllTabs();
    throw new ServerDown(`${call.method} will be sent later`, { isQueued: true });
  }

  /**
   * Keeps the change of a call that got no response.
   *
   * @throws ServerDown with `isQueued`, or the error of the call if the change can't be kept.
   */
  async function keep(
    change: Change,
    call: ApiCall,
    { error, wasOnline }: LostCall,
  ): Promise<never> {
    const queued: unknown = await addToQueue(change, call, wasOnline || navigator.onLine).catch(
      (reason: unknown) => reason,
    );
    if (!isServerDown(queued)) throw error;
    // The network may have returned during the call, before the change was in the queue.
    const isBack = !wasOnline && navigator.onLine;
    if (isBack) void replay();
    else setRetryTimer(0);
    throw queued;
  }

  /**
   * Sends the waiting cart changes before an order, because the host orders the items in its own copy of the cart.
   *
   * @throws Rejected if there were any, so that the user checks the updated cart first.
   */
  async function sendCartFirst(): Promise<void> {
    await refresh();
    if (!content.waiting.some(({ change }) => isCartChange(change))) return;
    await replay();
    throw new Rejected('Changes to the cart were waiting', {
      fields: { cart: [queuedChangesCopy.cartNotSent] },
    });
  }

  const handle: QueueHandle = {
    async send(call, read) {
      if (isCurrent() && call.prefix === collateralRequests.submit.prefix) await sendCartFirst();
      const change = isCurrent() ? toChange(call, services) : null;
      if (!change) return api.send(call, read);
      // Another tab may have kept an earlier change, which must be sent first.
      await refresh();
      // The session can change during `refresh`. The call must not be sent for another user.
      if (!isCurrent()) throw new Aborted('The session has changed');
      const earlier = content.waiting.filter((each) => isInSameArea(each.change, change));
      // Even if the same mark already waits, the call is sent, because a record's page needs the response.
      const sameMark = earlier.find(
        (each) =>
          each.change.kind === 'mark' && change.kind === 'mark' && each.change.read === change.read,
      );
      if ((earlier.length > 0 && !sameMark) || getAwaitedId(change) !== null) {
        try {
          return await addToQueue(change, call, false);
        } finally {
          void replay();
        }
      }
      const wasOnline = navigator.onLine;
      try {
        const result = await api.send(call, read);
        if (sameMark) void queue.drop(sameMark).then(refreshAllTabs, reportFailure);
        return result;
      } catch (error) {
        if (!hasNoResponse(error) || !isCurrent()) throw error;
        return await keep(change, call, { error, wasOnline });
      }
    },
    async keep(call, lost) {
      const change = isCurrent() ? toChange(call, services) : null;
      if (!change) throw lost.error;
      return keep(change, call, lost);
    },
    whenRead: () => firstRead,
    signOut(signOut) {
      if (status.waiting === 0) signOut();
      else update({ confirmSignOut: signOut });
    },
  };

  let firstRead = Promise.resolve();
  let stop: (() => void) | null = null;
  const start = () => (stop ??= startNow());

  function startNow(): () => void {
    isStarted = true;
    queueSlot.handle = handle;
    const stopMessages = session.onMessage((message) => {
      if (message.type === 'changed' && message.resource === MESSAGE) void refresh();
    });
    const stopResponses = queryClient.getQueryCache().subscribe((event) => {
      const isResponse =
        event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
      if (isResponse && content.waiting.length > 0) showWaitingChanges(queryClient, content);
    });
    const stopping = new AbortController();
    const { signal } = stopping;
    window.addEventListener('online', () => void replay(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') void replay();
      },
      { signal },
    );
    firstRead = refresh();
    void firstRead.then(replay);
    return () => {
      stop = null;
      isStarted = false;
      stopping.abort();
      clearRetryTimer();
      stopMessages();
      stopResponses();
      if (queueSlot.handle === handle) queueSlot.handle = null;
    };
  }

  return {
    handle,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getStatus: () => status,
    forget: (conflicts) => void queue.forget(conflicts).then(refreshAllTabs, reportFailure),
    cancelSignOut: () => update({ confirmSignOut: null }),
    start,
  };
}
