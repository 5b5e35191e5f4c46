import { setTimeout as sleep } from 'node:timers/promises';
import {
  isSuccess,
  describeUnexpectedReply,
  USERS_WITH_CART,
  USERS,
  User,
  type Reply,
} from './user.ts';
import { toCartItemAddition, toFavoriteAddition } from './writes.ts';

/** Responses since the last call of `takeCounts`. */
export interface ResponseCounts {
  successes: number;
  /** 503 with Retry-After. */
  unavailable: number;
  /** 429 with Retry-After. */
  limited: number;
  /** One line for each other response. */
  unexpectedReplies: string[];
}

/** A load that continues until it is stopped. */
export interface Load {
  /** Returns the counts since the last call, and resets them. */
  takeCounts(): ResponseCounts;
  stop(): Promise<void>;
}

const reads = [
  '/api/v1/states',
  '/api/v1/alerts?page=1',
  '/api/v1/policy_updates?page=1',
  '/api/v1/alert/unchecked_count',
  '/api/v1/policy_updates/unchecked_count',
  '/api/v1/favorite_pages',
  '/api/v1/search?query=boat',
  '/api/v1/search?query=renewal%20notice',
];

/**
 * Simulates users of the hosts, with lists, counts, search, marking as read, favorites, and carts. Each user
 * sends one call at a time, like a user of the portal.
 *
 * @param origins the hosts.
 * @param clients number of users.
 * @param random returns numbers from 0 up to, but not including, 1.
 */
export async function startLoad(
  origins: readonly string[],
  clients: number,
  random: () => number,
): Promise<Load> {
  let counts: ResponseCounts = { successes: 0, unavailable: 0, limited: 0, unexpectedReplies: [] };
  const stopController = new AbortController();
  const countReply = (reply: Reply) => {
    const problem = describeUnexpectedReply(reply);
    if (problem !== null) counts.unexpectedReplies.push(problem);
    else if (isSuccess(reply)) counts.successes += 1;
    else if (reply.status === 429) counts.limited += 1;
    else counts.unavailable += 1;
    return reply;
  };

  async function simulateUser(user: User, number: number): Promise<void> {
    const { alerts } = await user.read<{ alerts: { id: string }[] }>('/api/v1/alerts');
    const writes = USERS_WITH_CART.includes(user.id)
      ? [toFavoriteAddition, toCartItemAddition]
      : [toFavoriteAddition];
    for (let turn = 0; !stopController.signal.aborted; turn += 1) {
      const chance = random();
      const alert = alerts[Math.floor(random() * alerts.length)];
      if (chance < 0.15 && alert !== undefined) {
        countReply(await user.call(`/api/v1/alerts/${alert.id}/mark_as_read`, { method: 'PATCH' }));
      } else if (chance < 0.4) {
        const write = writes[turn % writes.length] ?? toFavoriteAddition;
        await addAndRemove(user, write(`load-${number}`));
      } else {
        countReply(await user.call(reads[Math.floor(random() * reads.length)] ?? ''));
      }
      await sleep(20 + random() * 40);
    }
  }

  /** Retries a POST with the same idempotency key until it succeeds, then deletes the new record. */
  async function addAndRemove(user: User, { path, body }: ReturnType<typeof toFavoriteAddition>) {
    const idempotencyKey = crypto.randomUUID();
    while (!stopController.signal.aborted) {
      const added = countReply(await user.call(path, { method: 'POST', body, idempotencyKey }));
      if (isSuccess(added)) {
        const [record] = Object.values(JSON.parse(added.body) as Record<string, { id: unknown }>);
        countReply(await user.call(`${path}/${String(record?.id)}`, { method: 'DELETE' }));
        return;
      }
      // Retries sooner than the portal would, to send more calls during the fault.
      await sleep(100);
    }
  }

  const users: User[] = [];
  for (let number = 0; number < clients; number += 1) {
    const origin = origins[number % origins.length] ?? '';
    users.push(await User.signIn(origin, USERS[number % USERS.length] ?? ''));
  }
  const simulations = users.map(simulateUser);
  return {
    takeCounts() {
      const latest = counts;
      counts = { successes: 0, unavailable: 0, limited: 0, unexpectedReplies: [] };
      return latest;
    },
    async stop() {
      stopController.abort();
      await Promise.all(simulations);
    },
  };
}
