export type SlotOptions = {
  /** How many one key may hold at the same time. */
  most: number;
  /** How long to wait for a free one, in milliseconds; 0 by default. */
  waitMs?: number;
};

type Held = { count: number; waiting: Set<() => void> };

/**
 * Limits how many pieces of work each key has under way. It knows keys only while they hold a slot.
 *
 * @returns a function that resolves to what gives the slot back, or to null when none was free in time
 * or the caller has gone
 * @example
 * const take = createSlots({ most: 2, waitMs: 2000 });
 * const release = await take(uuid, signal);
 */
export function createSlots({ most, waitMs = 0 }: SlotOptions) {
  const held = new Map<string, Held>();

  function release(key: string, slots: Held): void {
    const [next] = slots.waiting;
    if (next) {
      // The slot goes to whoever has waited longest, so the count stays.
      next();
      return;
    }
    slots.count -= 1;
    if (slots.count === 0) held.delete(key);
  }

  async function isFreed({ waiting }: Held, signal: AbortSignal | undefined): Promise<boolean> {
    if (waitMs === 0 || signal?.aborted) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const take = () => settle(true);
    const giveUp = () => settle(false);
    const settle = (isTaken: boolean) => {
      waiting.delete(take);
      resolve(isTaken);
    };
    const timer = setTimeout(giveUp, waitMs);
    signal?.addEventListener('abort', giveUp);
    waiting.add(take);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return async (key: string, signal?: AbortSignal): Promise<(() => void) | null> => {
    const slots = held.get(key) ?? { count: 0, waiting: new Set() };
    held.set(key, slots);
    if (slots.count < most) slots.count += 1;
    else if (!(await isFreed(slots, signal))) return null;
    return () => release(key, slots);
  };
}
