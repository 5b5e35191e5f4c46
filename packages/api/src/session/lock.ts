import type { SessionStorage } from './safe-storage.ts';
import type { Timers } from './timers.ts';

/** The part of the Web Locks API that the session manager uses. */
export type LockRequester = {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<Result>,
  ): Promise<Result>;
};

/** Runs a task in one tab at a time. Returns null if the lock wasn't available in time. */
export type Lock = <Result>(task: () => Promise<Result>) => Promise<{ result: Result } | null>;

/** Name of the lock, and storage key of the lease. */
const name = 'pnp:refresh';

/** Longer than the timeout of a call, so that a slow refresh in another tab can finish. */
const maxWait = 12_000;

/** A lease expires after this time, in case its tab was closed. */
const leaseTime = 10_000;

/**
 * Creates a lock across tabs with the Web Locks API. If the browser denies access to it, the task runs
 * without a lock.
 */
export function createWebLock(locks: LockRequester): Lock {
  return async (task) => {
    let hasStarted = false;
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(maxWait) }, async () => {
        hasStarted = true;
        return { result: await task() };
      });
    } catch (error) {
      if (hasStarted) throw error;
      if (error instanceof DOMException && error.name === 'TimeoutError') return null;
      return { result: await task() };
    }
  };
}

/**
 * Creates a lock across tabs with a lease in the session's storage, for browsers without Web Locks. If
 * two tabs write at the same time, the last write wins. If the storage throws, the task runs without a lease.
 */
export function createLease(
  storage: SessionStorage | null,
  now: () => number,
  random: () => number,
  { wait }: Timers,
): Lock {
  const owner = random().toString(36).slice(2);

  function getOwner(store: SessionStorage): string | null {
    const [currentOwner = '', until = ''] = (store.getItem(name) ?? '').split(':');
    return Number(until) > now() ? currentOwner : null;
  }

  async function acquire(store: SessionStorage): Promise<boolean> {
    const end = now() + maxWait;
    while (now() < end) {
      if (getOwner(store) === null) {
        store.setItem(name, `${owner}:${now() + leaseTime}`);
        await wait(50);
        if (getOwner(store) === owner) return true;
      }
      await wait(200);
    }
    return false;
  }

  function release(store: SessionStorage): void {
    try {
      if (getOwner(store) === owner) store.removeItem(name);
    } catch {
      // The lease expires by itself.
    }
  }

  return async (task) => {
    if (storage === null) return { result: await task() };
    let isAcquired: boolean;
    try {
      isAcquired = await acquire(storage);
    } catch {
      return { result: await task() };
    }
    if (!isAcquired) return null;
    try {
      return { result: await task() };
    } finally {
      release(storage);
    }
  };
}
