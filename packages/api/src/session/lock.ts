import type { SessionStorage } from './safe-storage.ts';
import type { Timers } from './timers.ts';

/** The part of the Web Locks API that is used. */
export type LockRequester = {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
};

/** Runs work while no other tab runs it; null when the turn did not come in time. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<{ result: Result } | null>;

const name = 'pnp:refresh';

/** Longer than a call may take, so that a slow refresh in another tab is waited for. */
const patience = 12_000;

/** A tab that was closed during its turn holds the others up no longer than this. */
const leaseTime = 10_000;

/**
 * One turn at a time over all tabs, by the Web Locks API. Where the browser has it and refuses it, the
 * work runs without.
 */
export function createWebLock(locks: LockRequester): Lock {
  return async (work) => {
    let began = false;
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(patience) }, async () => {
        began = true;
        return { result: await work() };
      });
    } catch (error) {
      if (began) throw error;
      if (error instanceof DOMException && error.name === 'TimeoutError') return null;
      return { result: await work() };
    }
  };
}

/**
 * One turn at a time over all tabs, by a lease in the storage: for browsers without Web Locks. Two
 * tabs that take it in the same instant are told apart by who wrote last; where the storage fails
 * the work runs without a lease.
 */
export function createLease(
  storage: SessionStorage | null,
  now: () => number,
  random: () => number,
  { wait }: Timers,
): Lock {
  const owner = random().toString(36).slice(2);

  function holder(kept: SessionStorage): string | null {
    const [who = '', until = ''] = (kept.getItem(name) ?? '').split(':');
    return Number(until) > now() ? who : null;
  }

  async function take(kept: SessionStorage): Promise<boolean> {
    const end = now() + patience;
    while (now() < end) {
      if (holder(kept) === null) {
        kept.setItem(name, `${owner}:${now() + leaseTime}`);
        await wait(50);
        if (holder(kept) === owner) return true;
      }
      await wait(200);
    }
    return false;
  }

  function release(kept: SessionStorage): void {
    try {
      if (holder(kept) === owner) kept.removeItem(name);
    } catch {
      // It runs out by itself.
    }
  }

  return async (work) => {
    if (storage === null) return { result: await work() };
    let taken: boolean;
    try {
      taken = await take(storage);
    } catch {
      return { result: await work() };
    }
    if (!taken) return null;
    try {
      return { result: await work() };
    } finally {
      release(storage);
    }
  };
}
