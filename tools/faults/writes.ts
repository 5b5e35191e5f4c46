import { setTimeout as sleep } from 'node:timers/promises';
import { createSampleLibrary } from '@producer-portal/api/sample-library';
import {
  isSuccess,
  describeReply,
  describeUnexpectedReply,
  USERS_WITH_CART,
  type User,
  type Request,
} from './user.ts';

/** Path and body of the call that adds a record. The record contains a name to find it by. */
interface Addition {
  path: string;
  body: object;
}

const FAVORITES = '/api/v1/favorite_pages';
const CART = '/api/v1/cart_items';
const ALERTS = '/api/v1/alerts';
/** Carts and favorites have a limit. This leaves room for what the simulated load adds. */
const MAX_TURNS_PER_WRITER = 8;

export const toFavoriteAddition = (name: string): Addition => ({
  path: FAVORITES,
  body: { favorite_page: { title: name, path: `/faults/${name}` } },
});

const postcard = createSampleLibrary({ now: new Date() }).collateralTemplates.find(
  ({ slug }) => slug === 'postcard-first-ride',
);

export const toCartItemAddition = (name: string): Addition => ({
  path: CART,
  body: {
    cart_item: {
      collateral_template_id: postcard?.id,
      quantity: 250,
      state: 'MI',
      fields: { offer: name },
    },
  },
});

/** A write that was sent, and whether the host acknowledged it with a successful response. */
interface SentWrite {
  writer: User;
  path: string;
  request: Request & { method: 'POST' | 'PATCH' };
  /** The name of an added record, or the id of a marked alert. */
  name: string;
  isAcknowledged: boolean;
}

/** Users who write at the same time, and their writes. */
export interface ConcurrentWrites {
  /** Number of acknowledged writes. */
  readonly acknowledged: number;
  /** Stops the writers after their pending calls. */
  stop(): Promise<void>;
  /** Finds acknowledged writes whose record is missing or duplicated, or whose alert is still unread. */
  findProblems(): Promise<string[]>;
  /**
   * Sends every write again, with the same idempotency key if it has one. Returns the calls that failed, and the problems of all
   * writes, as `findProblems` does for acknowledged ones.
   */
  resend(): Promise<string[]>;
  /** Removes all added records. */
  clear(): Promise<void>;
}

/**
 * Lets users write favorites, cart items, and read flags at the same time.
 *
 * @param writers signed-in users; each sends one write at a time.
 * @param label prefix for the names of these writes.
 */
export async function startWriting(
  writers: readonly User[],
  label: string,
): Promise<ConcurrentWrites> {
  const sentWrites: SentWrite[] = [];
  const stopController = new AbortController();
  const unread = new Map<string, string[]>();
  for (const writer of writers) {
    if (!unread.has(writer.id)) unread.set(writer.id, await fetchUnreadAlerts(writer));
  }

  async function send(each: SentWrite): Promise<boolean> {
    const reply = await each.writer.call(each.path, each.request);
    if (isSuccess(reply)) each.isAcknowledged = true;
    else if (reply.status !== 0 && describeUnexpectedReply(reply) !== null)
      throw new Error(describeUnexpectedReply(reply) ?? '');
    return isSuccess(reply);
  }

  async function write(writer: User, number: number): Promise<void> {
    const additions = USERS_WITH_CART.includes(writer.id)
      ? [toFavoriteAddition, toCartItemAddition]
      : [toFavoriteAddition];
    for (let turn = 0; turn < MAX_TURNS_PER_WRITER && !stopController.signal.aborted; turn += 1) {
      const alert = unread.get(writer.id)?.pop();
      const marks = alert === undefined ? [] : [toMarkWrite(writer, alert)];
      const adds = additions.map((addition) => {
        const name = `${label}-${number}-${turn}`;
        return toAddWrite(writer, name, addition(name));
      });
      for (const each of [...adds, ...marks]) {
        if (stopController.signal.aborted) return;
        sentWrites.push(each);
        if (!(await send(each))) await sleep(50);
      }
    }
  }

  const writerResults = Promise.all(writers.map(write));
  // stop() throws these errors. Without this handler, they would count as unhandled rejections until then.
  writerResults.catch(() => {});

  /** Counts the host's records by user and name. */
  async function countHostRecords(): Promise<{
    counts: Map<string, number>;
    unreadIds: Set<string>;
  }> {
    const counts = new Map<string, number>();
    const unreadIds = new Set<string>();
    for (const user of new Map(writers.map((each) => [each.id, each])).values()) {
      for (const name of await listRecordKeys(user)) {
        const key = `${user.id} ${name}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      for (const id of await fetchUnreadAlerts(user)) unreadIds.add(`${user.id} ${id}`);
    }
    return { counts, unreadIds };
  }

  async function compare(writes: readonly SentWrite[]): Promise<string[]> {
    const { counts, unreadIds } = await countHostRecords();
    return writes.flatMap(({ writer, path, request, name }) => {
      const what = `${request.method} ${path} "${name}" of ${writer.id}`;
      if (request.method === 'PATCH') {
        return unreadIds.has(`${writer.id} ${name}`) ? [`${what} is unread`] : [];
      }
      const count = counts.get(`${writer.id} ${path} ${name}`) ?? 0;
      return count === 1 ? [] : [`${what} exists ${count} times`];
    });
  }

  return {
    get acknowledged() {
      return sentWrites.filter(({ isAcknowledged }) => isAcknowledged).length;
    },
    async stop() {
      stopController.abort();
      await writerResults;
    },
    findProblems: () => compare(sentWrites.filter(({ isAcknowledged }) => isAcknowledged)),
    async resend() {
      const problems: string[] = [];
      await Promise.all(
        writers.map(async (writer) => {
          for (const each of sentWrites.filter((one) => one.writer === writer)) {
            const reply = await writer.callUntilServed(each.path, each.request);
            if (!isSuccess(reply)) problems.push(describeReply(reply));
          }
        }),
      );
      return [...problems, ...(await compare(sentWrites))];
    },
    async clear() {
      for (const user of new Map(writers.map((each) => [each.id, each])).values()) {
        for (const { path, id, name } of await fetchRecords(user)) {
          if (!name.startsWith(label)) continue;
          await user.callUntilServed(`${path}/${id}`, { method: 'DELETE' });
        }
      }
    },
  };
}

const toAddWrite = (writer: User, name: string, { path, body }: Addition): SentWrite => ({
  writer,
  path,
  request: { method: 'POST', body, idempotencyKey: crypto.randomUUID() },
  name,
  isAcknowledged: false,
});

const toMarkWrite = (writer: User, alert: string): SentWrite => ({
  writer,
  path: `${ALERTS}/${alert}/mark_as_read`,
  request: { method: 'PATCH' },
  name: alert,
  isAcknowledged: false,
});

/** A user's favorites and cart items, with their names. */
async function fetchRecords(user: User): Promise<{ path: string; id: number; name: string }[]> {
  const { favorite_pages: favorites } = await user.read<{
    favorite_pages: { id: number; title: string }[];
  }>(FAVORITES);
  const records = favorites.map(({ id, title }) => ({ path: FAVORITES, id, name: title }));
  if (!USERS_WITH_CART.includes(user.id)) return records;
  const { cart_items: items } = await user.read<{
    cart_items: { id: number; fields: Record<string, string> | null }[];
  }>(CART);
  return [
    ...records,
    ...items.map(({ id, fields }) => ({ path: CART, id, name: fields?.['offer'] ?? '' })),
  ];
}

const listRecordKeys = async (user: User) =>
  (await fetchRecords(user)).map(({ path, name }) => `${path} ${name}`);

async function fetchUnreadAlerts(user: User): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { alerts } = await user.read<{ alerts: { id: string }[] }>(
      `${ALERTS}?unread=true&page=${page}`,
    );
    if (alerts.length === 0) return ids;
    ids.push(...alerts.map(({ id }) => id));
  }
}
