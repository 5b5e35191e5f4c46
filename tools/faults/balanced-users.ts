import { setTimeout as sleep } from 'node:timers/promises';
import { describeReply, isSuccess, User, type Reply, type Request } from './user.ts';
import { query } from './test-bed.ts';
import { toCartItemAddition, toFavoriteAddition } from './writes.ts';

const FAVORITES = '/api/v1/favorite_pages';
const ORDERS = '/api/v1/collateral_requests';
const MAX_FAVORITES = 5;
const ITEMS_PER_ORDER = 3;
/** Users retry sooner than the portal would, to send more calls during a fault. */
const RETRY_MS = 200;
const GIVE_UP_MS = 60_000;
/** How long to wait for calls by every user. Calls take longer on a busy machine. */
const CALLS_MS = 180_000;
const RETRIED_STATUSES: readonly number[] = [0, 429, 502, 503, 504];

const reads = [
  '/api/v1/states',
  '/api/v1/alerts?page=1',
  '/api/v1/policy_updates?page=1',
  '/api/v1/alert/unchecked_count',
  '/api/v1/products',
  '/api/v1/search?query=boat',
  FAVORITES,
  '/api/v1/cart_items',
];

const delivery = {
  attention: 'Front desk',
  street: '12 Harbor Street',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604',
  phone: '419-555-0142',
};

/** The results of the users' calls. */
export interface BalancedCounts {
  /** Writes that a host has confirmed. */
  acknowledged: number;
  /** Confirmed writes that are not in the database. */
  lost: number;
  /** Writes that are in the database more than once. */
  doubled: number;
  /** Calls that failed although they were sent again for a minute. */
  permanentFailures: number;
  /** Seconds from a fault to the last failed call; the longest time of all faults. */
  recoverySeconds: number;
}

/** Users who read and write through one address. */
export interface BalancedUsers {
  /** Starts measuring the recovery from a fault. */
  markFault(): void;
  /** Lines about responses that no fault explains, and about lost and doubled writes. */
  readonly problems: string[];
  /** Waits until each user has sent this many successful calls from now on. */
  waitForCalls(calls: number): Promise<void>;
  /** Stops the users after their calls have succeeded, and compares the database with what was confirmed. */
  stop(databaseUrl: string): Promise<BalancedCounts>;
}

/** Options of {@link startBalancedUsers}. */
interface BalancedUsersOptions {
  /** Origin of the load balancer. */
  origin: string;
  count: number;
  /** Returns numbers from 0 up to, but not including, 1. */
  random: () => number;
  /** Disposing of it stops the users immediately. */
  cleanup: AsyncDisposableStack;
}

/** The data that must exist after a user's confirmed writes. */
interface Confirmed {
  readonly favorites: Map<string, number>;
  readonly removedFavorites: Set<string>;
  readonly items: Set<string>;
  readonly orders: Set<number>;
  readonly alerts: Set<string>;
  readonly revisions: Set<string>;
}

/**
 * Adds users to a database, and simulates their reads and writes: favorites, cart items, orders, read marks, and
 * acknowledgements. Each user sends one call at a time, and repeats a failed call with its idempotency key.
 */
export async function startBalancedUsers(
  databaseUrl: string,
  { origin, count, random, cleanup }: BalancedUsersOptions,
): Promise<BalancedUsers> {
  const ids = await addPeople(databaseUrl, count);
  const stopController = new AbortController();
  let isClosed = false;
  cleanup.defer(() => {
    isClosed = true;
    stopController.abort();
  });
  const problems: string[] = [];
  /** When the last fault was caused. NaN before the first one. */
  let faultAt = Number.NaN;
  let recoverySeconds = 0;
  let acknowledged = 0;
  let permanentFailures = 0;

  const countFailure = () => {
    const seconds = (performance.now() - faultAt) / 1000;
    if (seconds > recoverySeconds) recoverySeconds = seconds;
  };

  /** Repeats a call until it succeeds, or until it can't succeed anymore. */
  async function attempt(sendCall: () => Promise<Reply>): Promise<Reply | null> {
    const startTime = performance.now();
    for (let tries = 1; ; tries += 1) {
      const reply = await sendCall();
      if (isSuccess(reply)) return reply;
      // An earlier attempt has deleted the record, but its response was lost.
      if (tries > 1 && reply.status === 404 && reply.call.startsWith('DELETE')) return reply;
      countFailure();
      const isRetried = RETRIED_STATUSES.includes(reply.status);
      if (!isRetried) problems.push(describeReply(reply));
      if (!isRetried || isClosed || performance.now() - startTime > GIVE_UP_MS) {
        permanentFailures += 1;
        return null;
      }
      await sleep(RETRY_MS);
    }
  }

  /** Signs in. After a failure, the sign-in starts over, because a sign-in code works only once. */
  async function signIn(id: string): Promise<User> {
    const startTime = performance.now();
    for (;;) {
      try {
        return await User.signIn(origin, id);
      } catch (error) {
        countFailure();
        if (isClosed || performance.now() - startTime > GIVE_UP_MS) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  async function simulateUser(
    id: string,
    confirmed: Confirmed,
    addSuccess: () => void,
  ): Promise<void> {
    let user = await signIn(id);
    let cart: { orderId: number; items: number } | null = null;
    const { alerts } = await user.read<{ alerts: { id: number }[] }>('/api/v1/alerts?unread=true');
    const unread = alerts.map((alert) => String(alert.id));
    const toAcknowledge = await findRevisionsToAcknowledge(databaseUrl, user);

    const send = async (path: string, request: Request = {}) => {
      const currentUser = user;
      const reply = await attempt(() => currentUser.call(path, request));
      if (reply !== null) {
        addSuccess();
        if (request.method !== undefined) acknowledged += 1;
      }
      return reply;
    };
    const sendOnce = (method: 'POST' | 'PATCH', path: string, body?: object) =>
      send(path, { method, ...(body && { body }), idempotencyKey: crypto.randomUUID() });

    async function changeFavorites(turn: number): Promise<void> {
      const [oldest] = confirmed.favorites;
      if (oldest !== undefined && confirmed.favorites.size >= MAX_FAVORITES) {
        const [path, favoriteId] = oldest;
        if (await send(`${FAVORITES}/${favoriteId}`, { method: 'DELETE' })) {
          confirmed.favorites.delete(path);
          confirmed.removedFavorites.add(path);
        }
        return;
      }
      const { path, body } = toFavoriteAddition(`${id}-${turn}`);
      const added = await sendOnce('POST', path, body);
      if (added === null) return;
      const { favorite_page: page } = JSON.parse(added.body) as {
        favorite_page: { id: number; path: string };
      };
      confirmed.favorites.set(page.path, page.id);
    }

    async function changeCart(turn: number): Promise<void> {
      if (cart !== null && cart.items >= ITEMS_PER_ORDER) {
        const body = { collateral_request: { status: 'submitted', delivery } };
        if (await sendOnce('PATCH', `${ORDERS}/${cart.orderId}`, body)) {
          confirmed.orders.add(cart.orderId);
        }
        cart = null;
        return;
      }
      const offer = `${id}-${turn}`;
      const { path, body } = toCartItemAddition(offer);
      if (!(await sendOnce('POST', path, body))) return;
      confirmed.items.add(offer);
      if (cart !== null) {
        cart.items += 1;
        return;
      }
      const drafts = await send(`${ORDERS}?status=draft`);
      const [draft] = drafts === null ? [] : readOrders(drafts);
      cart = draft === undefined ? null : { orderId: draft.id, items: 1 };
    }

    for (let turn = 0; !stopController.signal.aborted; turn += 1) {
      const chance = random();
      if (chance < 0.02) {
        user = await signIn(id);
      } else if (chance < 0.12) {
        const alert = unread.pop();
        if (
          alert !== undefined &&
          (await sendOnce('PATCH', `/api/v1/alerts/${alert}/mark_as_read`))
        )
          confirmed.alerts.add(alert);
      } else if (chance < 0.2) {
        const revision = toAcknowledge.pop();
        if (
          revision !== undefined &&
          (await sendOnce('POST', `/api/v1/revisions/${revision}/acknowledge`))
        )
          confirmed.revisions.add(revision);
      } else if (chance < 0.35) {
        await changeFavorites(turn);
      } else if (chance < 0.55) {
        await changeCart(turn);
      } else {
        await send(reads[Math.floor(random() * reads.length)] ?? '');
      }
      await sleep(100 + random() * 300);
    }
  }

  const confirmedById = new Map<string, Confirmed>();
  const successes = new Map<string, number>();
  const simulations = ids.map((id) => {
    const confirmed: Confirmed = {
      favorites: new Map(),
      removedFavorites: new Set(),
      items: new Set(),
      orders: new Set(),
      alerts: new Set(),
      revisions: new Set(),
    };
    confirmedById.set(id, confirmed);
    return simulateUser(id, confirmed, () => successes.set(id, (successes.get(id) ?? 0) + 1)).catch(
      (error: Error) => {
        permanentFailures += 1;
        problems.push(`${id} stopped: ${error.message}`);
      },
    );
  });

  return {
    problems,
    markFault() {
      faultAt = performance.now();
    },
    async waitForCalls(calls) {
      const goals = new Map(ids.map((id) => [id, (successes.get(id) ?? 0) + calls]));
      const deadline = performance.now() + CALLS_MS;
      while ([...goals].some(([id, goal]) => (successes.get(id) ?? 0) < goal)) {
        if (performance.now() > deadline) {
          problems.push('Not every user got responses again.');
          return;
        }
        await sleep(50);
      }
    },
    async stop(url) {
      stopController.abort();
      await Promise.all(simulations);
      let lost = 0;
      let doubled = 0;
      for (const [id, confirmed] of confirmedById) {
        const differences = compare(confirmed, await readStored(url, id));
        lost += differences.lost.length;
        doubled += differences.doubled.length;
        problems.push(
          ...differences.lost.map((what) => `${id} has lost ${what}`),
          ...differences.doubled.map((what) => `${id} has more than one ${what}`),
        );
      }
      if (acknowledged === 0) problems.push('No write was acknowledged.');
      if (permanentFailures > 0)
        problems.push(`${permanentFailures} calls failed although they were sent again.`);
      return { acknowledged, lost, doubled, permanentFailures, recoverySeconds };
    },
  };
}

const readOrders = ({ body }: Reply) =>
  (JSON.parse(body) as { collateral_requests: { id: number; status: string }[] })
    .collateral_requests;

/** Adds users who can order, with their own favorites and carts. Returns their ids. */
async function addPeople(databaseUrl: string, count: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    `insert into people (id, position, name, description, claims, states, is_admin, impersonates, token_seconds)
    select 'balanced-' || n, 1000 + n, name, description,
      jsonb_set(claims::jsonb, '{uuid}', to_jsonb('balanced-' || n)),
      states, false, null, case when n % 2 = 0 then 90 else token_seconds end
    from people cross join generate_series(1, ${count}) n where id = 'independent-producer'
    returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Finds revisions that the user must acknowledge. Older versions of the host have none. */
async function findRevisionsToAcknowledge(databaseUrl: string, user: User): Promise<string[]> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    'select id from revisions where acknowledgement_required',
  ).catch(() => []);
  const visible: string[] = [];
  for (const { id } of rows) {
    if (isSuccess(await user.call(`/api/v1/revisions/${id}`))) visible.push(id);
  }
  return visible;
}

/** A user's data in the database: names of records, with the number of rows for each name. */
type Stored = Readonly<Record<'favorite' | 'item' | 'order' | 'alert' | 'revision', string[]>>;

async function readStored(databaseUrl: string, uuid: string): Promise<Stored> {
  const list = async (statement: string) =>
    (await query<{ name: string }>(databaseUrl, statement.replaceAll('$uuid', `'${uuid}'`))).map(
      ({ name }) => name,
    );
  return {
    favorite: await list('select path as name from favorite_pages where uuid = $uuid'),
    item: await list(
      `select i.fields->>'offer' as name from collateral_items i
      join collateral_requests q on q.id = i.request_id where q.uuid = $uuid`,
    ),
    order: await list(
      `select id::text as name from collateral_requests where uuid = $uuid and status <> 'draft'`,
    ),
    alert: await list(
      `select c.record_id as name from content_reads r
      join content_records c on c.key = r.content_key where r.uuid = $uuid and c.record_type = 'Alert'`,
    ),
    revision: await list(
      'select revision_id as name from revision_acknowledgements where uuid = $uuid',
    ),
  };
}

function compare(confirmed: Confirmed, stored: Stored): { lost: string[]; doubled: string[] } {
  const expected: Stored = {
    favorite: [...confirmed.favorites.keys()],
    item: [...confirmed.items],
    order: [...confirmed.orders].map(String),
    alert: [...confirmed.alerts],
    revision: [...confirmed.revisions],
  };
  const kinds = Object.keys(expected) as (keyof Stored)[];
  const lost = kinds.flatMap((kind) =>
    expected[kind].filter((name) => !stored[kind].includes(name)).map((name) => `${kind} ${name}`),
  );
  const returned = stored.favorite.filter((path) => confirmed.removedFavorites.has(path));
  const doubled = kinds.flatMap((kind) =>
    stored[kind]
      .filter((name, index, all) => all.indexOf(name) !== index)
      .map((name) => `${kind} ${name}`),
  );
  const unexpectedOrders = stored.order
    .filter((id) => !confirmed.orders.has(Number(id)))
    .map((id) => `order, such as ${id}, which was never confirmed`);
  return {
    lost: [...lost, ...returned.map((path) => `the removal of favorite ${path}`)],
    doubled: [...doubled, ...unexpectedOrders],
  };
}
