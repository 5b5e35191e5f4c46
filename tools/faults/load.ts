import { setTimeout as sleep } from 'node:timers/promises';
import { isSuccess, offense, ORDERING, PEOPLE, User, type Reply } from './user.ts';
import { cartItem, favorite } from './writes.ts';

/** What the callers have seen since the last look. */
export interface Seen {
  successes: number;
  /** 503 that say when to try again. */
  unavailable: number;
  /** 429 that say when to try again. */
  limited: number;
  /** Every other outcome, in a line each. */
  offenses: string[];
}

/** A load that goes on until it is stopped. */
export interface Load {
  /** What was seen since it began, or since the last time this was called. */
  look(): Seen;
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
 * Keeps people busy at the hosts in turn: lists, counts, search, marks as read, favorites and carts.
 * Each is one call at a time, as in a portal that a person clicks through.
 *
 * @param origins the hosts.
 * @param clients how many people.
 * @param random numbers from 0 up to, not including, 1.
 */
export async function startLoad(
  origins: readonly string[],
  clients: number,
  random: () => number,
): Promise<Load> {
  let seen: Seen = { successes: 0, unavailable: 0, limited: 0, offenses: [] };
  const over = new AbortController();
  const note = (reply: Reply) => {
    const fault = offense(reply);
    if (fault !== null) seen.offenses.push(fault);
    else if (isSuccess(reply)) seen.successes += 1;
    else if (reply.status === 429) seen.limited += 1;
    else seen.unavailable += 1;
    return reply;
  };

  async function work(user: User, number: number): Promise<void> {
    const { alerts } = await user.read<{ alerts: { id: string }[] }>('/api/v1/alerts');
    const writes = ORDERING.includes(user.id) ? [favorite, cartItem] : [favorite];
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const chance = random();
      const alert = alerts[Math.floor(random() * alerts.length)];
      if (chance < 0.15 && alert !== undefined) {
        note(await user.call(`/api/v1/alerts/${alert.id}/mark_as_read`, { method: 'PATCH' }));
      } else if (chance < 0.4) {
        const write = writes[turn % writes.length] ?? favorite;
        await addAndRemove(user, write(`load-${number}`));
      } else {
        note(await user.call(reads[Math.floor(random() * reads.length)] ?? ''));
      }
      await sleep(20 + random() * 40);
    }
  }

  /** Adds until it is told so, with one key, and removes what was added. */
  async function addAndRemove(user: User, { path, body }: ReturnType<typeof favorite>) {
    const idempotencyKey = crypto.randomUUID();
    while (!over.signal.aborted) {
      const added = note(await user.call(path, { method: 'POST', body, idempotencyKey }));
      if (isSuccess(added)) {
        const [record] = Object.values(JSON.parse(added.body) as Record<string, { id: unknown }>);
        note(await user.call(`${path}/${String(record?.id)}`, { method: 'DELETE' }));
        return;
      }
      // The load goes on asking sooner than a portal would, to meet more of the fault.
      await sleep(100);
    }
  }

  const people: User[] = [];
  for (let number = 0; number < clients; number += 1) {
    const origin = origins[number % origins.length] ?? '';
    people.push(await User.signIn(origin, PEOPLE[number % PEOPLE.length] ?? ''));
  }
  const working = people.map(work);
  return {
    look() {
      const latest = seen;
      seen = { successes: 0, unavailable: 0, limited: 0, offenses: [] };
      return latest;
    },
    async stop() {
      over.abort();
      await Promise.all(working);
    },
  };
}
