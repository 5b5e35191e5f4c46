import { toQueuedId } from '@producer-portal/api';
import * as v from 'valibot';
import { getAwaitedId, merge, storedSchema } from './change.ts';
import type { Change, Conflict, Refusal, Stored, Waiting } from './change.ts';

/** Stores changes. Only the signed-in user can read them, and they are gone after the session. */
export interface QueueStore {
  readonly entries: () => Promise<(readonly [key: string, value: unknown])[]>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
}

/** What happened to a change that was sent. */
export type SendResult =
  | {
      readonly type: 'sent';
      /** The host's id of an added favorite or cart item. */
      readonly id?: string;
    }
  | {
      readonly type: 'refused';
      readonly refusal: Refusal;
      /** Why the host refused the change, in its own words; null if it gave no reason. */
      readonly reason: string | null;
    }
  | {
      readonly type: 'later';
      /** The minimum number of seconds to wait; null if the host gave none. */
      readonly retryAfter: number | null;
    }
  /** The session ended before the host responded. */
  | { readonly type: 'ended' };

/** Runs a task while no other tab runs one with the same name. */
export type Lock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

export interface ChangeQueueOptions {
  readonly store: QueueStore;
  readonly lock: Lock;
  /**
   * Sends a change with its idempotency key. The ids in the change must be the host's. `wasSent` tells whether the host may
   * already have made the change. Never rejects.
   */
  readonly send: (change: Change, options: Pick<Waiting, 'key' | 'wasSent'>) => Promise<SendResult>;
  /** Whether the user and the session are still those that the queue was created for. */
  readonly isCurrent: () => boolean;
}

/** The content of the queue. */
export interface QueueContent {
  readonly waiting: readonly Waiting[];
  readonly conflicts: readonly Conflict[];
  /** The host's ids of the favorites and cart items that the queue added, by the key of their change. */
  readonly createdIds: Readonly<Record<string, string>>;
  /** The keys of changes that the user has undone. */
  readonly undoneKeys: readonly string[];
}

/** The result of sending the waiting changes. */
export interface ReplayResult {
  readonly sent: readonly Change[];
  readonly refused: readonly Change[];
  /** Set if changes still wait. `after` is the minimum number of seconds until the next attempt; null if the host gave none. */
  readonly retry?: { readonly after: number | null };
}

/** Reads the stored values. Leaves out invalid values, because they can't be sent. */
async function readStored(store: Pick<QueueStore, 'entries'>): Promise<Stored[]> {
  const entries = await store.entries();
  return entries.flatMap(([, value]) => {
    const parsed = v.safeParse(storedSchema, value);
    return parsed.success ? [parsed.output] : [];
  });
}

/** How many changes wait to be sent. */
export async function countWaiting(store: Pick<QueueStore, 'entries'>): Promise<number> {
  const stored = await readStored(store);
  return stored.filter(({ type }) => type === 'waiting').length;
}

/** The maximum number of waiting changes. Further changes fail as they would without a queue. */
const MAX_WAITING = 500;

/** The lock for the stored content. Held only briefly, so that the screen can show a new change at once. */
const CONTENT_LOCK = 'pnp:queued-changes';
/** The lock for sending, held until the waiting changes are sent. */
const SENDING_LOCK = 'pnp:queued-changes:sending';

/**
 * Creates the queue of one session. All tabs share its store. Each change is stored separately, so a failed write or a closed
 * tab never loses another change.
 */
export function createChangeQueue({ store, lock, send, isCurrent }: ChangeQueueOptions) {
  const storeKey = ({ type, key }: Stored) => `${type}:${key}`;
  const put = (stored: Stored) => store.set(storeKey(stored), stored);
  const remove = (stored: Stored) => store.delete(storeKey(stored));

  async function read(): Promise<QueueContent> {
    const all = isCurrent() ? await readStored(store) : [];
    const ofType = <Type extends Stored['type']>(type: Type) =>
      all.filter((each): each is Extract<Stored, { type: Type }> => each.type === type);
    return {
      waiting: ofType('waiting').toSorted((a, b) => a.order - b.order),
      conflicts: ofType('conflict'),
      createdIds: Object.fromEntries(ofType('created').map(({ key, id }) => [key, id])),
      undoneKeys: ofType('undone').map(({ key }) => key),
    };
  }

  /** Marks the first change as sent before its call starts, because the host may make the change even if its response is lost. */
  const markFirstAsSent = () =>
    lock(CONTENT_LOCK, async () => {
      const content = await read();
      const [first] = content.waiting;
      if (!first || !isCurrent()) return null;
      if (!first.wasSent) await put({ ...first, wasSent: true });
      return { first, change: withHostId(first.change, content) };
    });

  const storeResult = (first: Waiting, result: Extract<SendResult, { type: 'sent' | 'refused' }>) =>
    lock(CONTENT_LOCK, async () => {
      const { key, change } = first;
      if (result.type === 'refused') {
        const { refusal, reason } = result;
        await put({ type: 'conflict', key, change, refusal, reason });
      }
      if (result.type === 'sent' && result.id !== undefined)
        await put({ type: 'created', key, id: result.id });
      await remove(first);
    });

  async function sendAll(): Promise<ReplayResult> {
    const sent: Change[] = [];
    const refused: Change[] = [];
    for (;;) {
      const next = await markFirstAsSent();
      if (!next) return { sent, refused };
      const { first, change } = next;
      // The session may have changed since the queue was read. Nothing is sent for another user.
      if (!isCurrent()) return { sent, refused };
      if (!change) {
        await drop(first);
        continue;
      }
      const result = await send(change, first);
      if (result.type === 'ended' || !isCurrent()) return { sent, refused };
      if (result.type === 'later') return { sent, refused, retry: { after: result.retryAfter } };
      await storeResult(first, result);
      (result.type === 'sent' ? sent : refused).push(first.change);
    }
  }

  const drop = (target: Waiting) => lock(CONTENT_LOCK, () => remove(target));

  return {
    read,

    /**
     * Adds a change to the queue.
     *
     * @param options.wasSent - whether the host may have received the change.
     * @throws Error if the change can't be stored.
     */
    add: (change: Change, { key, wasSent }: Pick<Waiting, 'key' | 'wasSent'>): Promise<void> =>
      lock(CONTENT_LOCK, async () => {
        const { waiting } = await read();
        const merged = merge(waiting, { change, wasSent });
        if (!isCurrent() || waiting.length >= MAX_WAITING)
          throw new Error('The change can’t be kept');
        const order = (waiting.at(-1)?.order ?? 0) + 1;
        if (merged.add) await put({ type: 'waiting', key, order, wasSent: merged.wasSent, change });
        for (const each of merged.remove) {
          if (!merged.add) await put({ type: 'undone', key: each.key });
          await remove(each);
        }
        for (const [index, each] of (merged.replace ?? []).entries())
          await put({ ...each, order: order + 1 + index });
      }),

    /** Removes a change, for example 'mark as read' if another call has already done it. */
    drop,

    /** Forgets conflicts that the user has seen. */
    forget: (conflicts: readonly Conflict[]): Promise<void> =>
      lock(CONTENT_LOCK, async () => {
        for (const conflict of conflicts) await remove(conflict);
      }),

    /** Sends the waiting changes in order, and stops at the first change that can't be sent. Only one tab sends at a time. */
    replay: (): Promise<ReplayResult> => lock(SENDING_LOCK, sendAll),
  };
}

/** Replaces a temporary id with the host's id. Null if the host never created the record: then there is nothing to send. */
function withHostId(change: Change, { createdIds }: QueueContent): Change | null {
  const awaitedId = getAwaitedId(change);
  if (awaitedId === null) return change;
  const created = Object.entries(createdIds).find(([key]) => toQueuedId(key) === awaitedId);
  if (!created) return null;
  return 'id' in change && change.id === awaitedId ? { ...change, id: created[1] } : change;
}
