export type SlotOptions = {
  /** Maximum number of slots that one key can hold. */
  max: number;
  /** How long to wait for a free slot, in milliseconds. @default 0 */
  waitMs?: number;
  /** Called with 1 when a caller starts to wait, and with -1 when it stops. */
  onWait?: (change: 1 | -1) => void;
};

type KeySlots = { count: number; waiting: Set<() => void> };

/**
 * Limits the concurrent work of each key. Stores a key only while it has a slot.
 *
 * @returns A function that takes a slot. It resolves to a function that releases the slot, or to
 *   `null` if no slot was free in time or the caller aborted.
 * @example
 * const take = createSlots({ max: 2, waitMs: 2000 });
 * const release = await take(uuid, signal);
 */
export function createSlots({ max, waitMs = 0, onWait }: SlotOptions) {
  const slotsByKey = new Map<string, KeySlots>();

  function release(key: string, slots: KeySlots): void {
    const [next] = slots.waiting;
    if (next) {
      // The slot passes to the caller that has waited longest, so the count stays the same.
      next();
      return;
    }
    slots.count -= 1;
    if (slots.count === 0) slotsByKey.delete(key);
  }

  async function waitForSlot(
    { waiting }: KeySlots,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
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
    onWait?.(1);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      onWait?.(-1);
    }
  }

  return async (key: string, signal?: AbortSignal): Promise<(() => void) | null> => {
    const slots = slotsByKey.get(key) ?? { count: 0, waiting: new Set() };
    slotsByKey.set(key, slots);
    if (slots.count < max) slots.count += 1;
    else if (!(await waitForSlot(slots, signal))) return null;
    return () => release(key, slots);
  };
}
