import type { Page } from '@playwright/test';
import {
  type CartItem,
  cartItems,
  type CollateralRequest,
  createApiClient,
  createCartItemMutation,
  createFavoritePageMutation,
  deleteCartItemMutation,
  deleteFavoritePageMutation,
  draftCollateralRequestQuery,
  type FavoritePage,
  favoritePages,
  isNotFound,
  isRejected,
  isServerDown,
  moveFavoritePageMutation,
  type SessionTokens,
  submitCollateralRequestMutation,
} from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { sampleLibrary } from '@producer-portal/api/sample-library';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import { createDice, type Dice } from '../src/testing/dice.ts';
import { expect, goTo, openScreenAs, people, test, collectErrors } from './portal.ts';

// One user acts in two browsers at the same time: random actions from a seed add, move, and remove favorites and cart items,
// and submit orders, while calls are slow and some responses are lost. In the end both browsers must show the host's state,
// without duplicates or losses. The same seed repeats the actions, but a busy host may respond in a different order.

const seeds = (process.env.CONCURRENCY_SEEDS ?? '7,41').split(',').map(Number);
const steps = Number(process.env.CONCURRENCY_STEPS ?? 90);

// The other browser may have removed a record first.
test.use({ expectedErrors: /status of 404/ });

/** A user whose favorites and cart no other test uses. */
const user = people.admin;

const pickOne = <Item>(roll: Dice, items: readonly Item[]): Item | undefined =>
  items[roll(Math.max(1, items.length))];
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function signInAndReadTokens(page: Page): Promise<SessionTokens> {
  await openScreenAs(page, user, '/contact-us');
  return page.evaluate(() => ({
    jwt: localStorage.getItem('jwt') ?? '',
    admin_jwt: localStorage.getItem('admin_jwt') ?? '',
  }));
}

const postcard = sampleLibrary.collateralTemplates.find(
  ({ slug }) => slug === 'postcard-first-ride',
)!;
const newItem = (offer: string) => ({
  collateral_template_id: postcard.id,
  quantity: 250,
  state: 'OH',
  fields: { offer },
});
const delivery = {
  attention: 'Front desk',
  street: '12 Harbor Street',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43604',
  phone: '419-555-0142',
};
const getOffer = ({ fields }: CartItem) => fields?.['offer'] ?? '';

/** The host's changes according to its responses, including those that the browser never received. */
interface HostChanges {
  /** Favorite paths by id. */
  readonly pages: Map<string, string>;
  /** Cart item offer texts by id. */
  readonly items: Map<string, string>;
  /** Removed records, such as `favorite_pages/7` and `cart_items/9`. */
  readonly removed: Set<string>;
  /** The ids of orders. */
  readonly submitted: Set<string>;
}
const createHostChanges = (): HostChanges => ({
  pages: new Map(),
  items: new Map(),
  removed: new Set(),
  submitted: new Set(),
});

interface WriteResponse {
  favorite_page?: FavoritePage;
  cart_item?: CartItem;
  collateral_request?: { id: string | number };
}

/** Records the result of a write. */
function recordWrite(
  hostChanges: HostChanges,
  method: string,
  url: string,
  status: number,
  body: string,
): void {
  const record = new URL(url).pathname.split('/').slice(3).join('/');
  if (method === 'DELETE' && status === 204) hostChanges.removed.add(record);
  if (status !== 200 && status !== 201) return;
  const {
    favorite_page: page,
    cart_item: item,
    collateral_request: order,
  } = JSON.parse(body) as WriteResponse;
  if (page && method === 'POST') hostChanges.pages.set(String(page.id), page.path);
  if (item) hostChanges.items.set(String(item.id), getOffer(item));
  if (order) hostChanges.submitted.add(String(order.id));
}

/** Fetches the user's records from the host. */
async function fetchRecords(host: string, jwt: string) {
  const get = async <Body>(path: string): Promise<Body> => {
    const result = await fetch(`${host}/api/v1/${path}`, {
      headers: { Authorization: `Bearer ${jwt}` },
    });
    expect(result.status, path).toBe(200);
    return (await result.json()) as Body;
  };
  const { favorite_pages: pages } = await get<{ favorite_pages: FavoritePage[] }>('favorite_pages');
  const { cart_items: cart } = await get<{ cart_items: CartItem[] }>('cart_items');
  const orders: CollateralRequest[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { collateral_requests: batch } = await get<{ collateral_requests: CollateralRequest[] }>(
      `collateral_requests?page=${page}`,
    );
    orders.push(...batch);
    isLast = batch.length === 0;
  }
  return { pages, cart, orders };
}
type UserRecords = Awaited<ReturnType<typeof fetchRecords>>;

const getIds = (records: readonly { id: string | number }[]) => records.map(({ id }) => String(id));
const sorted = (texts: Iterable<string>) => [...texts].toSorted();

/** Expects each record that existed before or was added, and wasn't removed, exactly once. */
function expectConsistent(
  { pages, cart, orders }: UserRecords,
  before: UserRecords,
  hostChanges: HostChanges,
): void {
  const remaining = (name: string, ids: Iterable<string>) =>
    sorted(new Set([...ids].filter((id) => !hostChanges.removed.has(`${name}/${id}`))));
  const allItems = orders.flatMap(({ items }) => items ?? []);
  const itemsBefore = before.orders.flatMap(({ items }) => items ?? []);
  expect(sorted(getIds(pages))).toEqual(
    remaining('favorite_pages', [...getIds(before.pages), ...hostChanges.pages.keys()]),
  );
  expect(pages.map(({ position }) => position)).toEqual(pages.map((_, index) => index + 1));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(sorted(getIds(allItems))).toEqual(
    remaining('cart_items', [...getIds(itemsBefore), ...hostChanges.items.keys()]),
  );
  const drafts = orders.filter(({ status }) => status === 'draft');
  expect(drafts.length).toBeLessThanOrEqual(1);
  expect(cart).toEqual(drafts[0]?.items ?? []);
  // Adding an item creates one item, even if the request was sent several times.
  expect(new Set(hostChanges.items.values()).size).toBe(hostChanges.items.size);
  for (const { id, status, items = [] } of orders)
    if (hostChanges.submitted.has(String(id)))
      expect([status, (items ?? []).length > 0]).toEqual(['submitted', true]);
}

/** Simulates a browser: the portal's session, client, and cache, without pages, on an unreliable network. */
function openBrowser(host: string, tokens: SessionTokens, hostChanges: HostChanges, roll: Dice) {
  const session = createSession({ storage: null });
  session.signIn(tokens);
  const api = createApiClient({
    host,
    session,
    fetchAdapter: async (input, init) => {
      const request = new Request(input, init);
      await wait(roll(8));
      const result = await fetch(request);
      await wait(roll(8));
      if (request.method === 'GET') return result;
      recordWrite(
        hostChanges,
        request.method,
        request.url,
        result.status,
        await result.clone().text(),
      );
      // The host has processed the request, but its response is lost.
      if (roll(10) === 0) throw new TypeError('Failed to fetch');
      return result;
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pages = favoritePages.list.query(api);
  const items = cartItems.list.query(api);
  const duplicates: string[] = [];
  const checkDuplicates = (visibleRecords: readonly { id: string | number }[] = []) => {
    if (new Set(getIds(visibleRecords)).size < visibleRecords.length)
      duplicates.push(getIds(visibleRecords).join());
  };
  const stops = [
    new QueryObserver(client, pages).subscribe(({ data }) => checkDuplicates(data)),
    new QueryObserver(client, items).subscribe(({ data }) => checkDuplicates(data)),
    new QueryObserver(client, draftCollateralRequestQuery(api)).subscribe(() => {}),
  ];
  return {
    api,
    client,
    /** Duplicates that appeared at any time. */
    duplicates,
    pages: (): readonly FavoritePage[] => client.getQueryData(pages.queryKey) ?? [],
    cart: (): readonly CartItem[] => client.getQueryData(items.queryKey) ?? [],
    close: () => stops.forEach((stop) => stop()),
  };
}
type Browser = ReturnType<typeof openBrowser>;

/** Runs a mutation, and repeats it with the same idempotency key while the network fails. */
async function runMutation<Variables, Data, Undo>(
  { client }: Browser,
  options: MutationOptions<Data, Error, Variables, Undo>,
  variables: Variables,
): Promise<Data> {
  for (;;) {
    try {
      return await new MutationObserver(client, options).mutate(variables);
    } catch (error) {
      if (!isServerDown(error)) throw error;
    }
  }
}

/** Performs one random action. */
async function performAction(browser: Browser, roll: Dice, name: string): Promise<void> {
  const { api, pages, cart, client } = browser;
  const add = () => runMutation(browser, createCartItemMutation(api), newItem(`Item ${name}`));
  const remove = (item: CartItem) =>
    runMutation(browser, deleteCartItemMutation(api), { id: item.id });
  const kind = roll(20);
  if (kind < 5) {
    // Both browsers add some of the same pages, and sometimes the user double-clicks.
    const path = roll(3) === 0 ? `/shared/${roll(6)}` : `/own/${name}`;
    const variables = { title: `Page ${name}`, path };
    const clicks = Array.from({ length: roll(4) === 0 ? 2 : 1 }, () =>
      runMutation(browser, createFavoritePageMutation(api), variables),
    );
    await Promise.all(clicks);
  } else if (kind < 10) {
    const page = pickOne(roll, pages());
    const index = roll(Math.max(1, pages().length));
    // The other browser may have removed the page.
    if (page)
      await tolerate(
        isNotFound,
        runMutation(browser, moveFavoritePageMutation(api), { id: page.id, index }),
      );
  } else if (kind < 12) {
    const page = pickOne(roll, pages());
    if (page) await runMutation(browser, deleteFavoritePageMutation(api), page.id);
  } else if (kind < 16) await add();
  else if (kind < 17) {
    const item = pickOne(roll, cart());
    if (item) await remove(item);
  } else if (kind < 19) {
    // Changing an item adds a new one and removes the old one.
    const item = pickOne(roll, cart());
    await add();
    if (item) await remove(item);
  } else {
    const draft = await client.fetchQuery(draftCollateralRequestQuery(api));
    const submit = submitCollateralRequestMutation(api);
    // The other browser may have submitted or emptied the cart.
    if (draft) await tolerate(isRejected, runMutation(browser, submit, { id: draft.id, delivery }));
  }
}

/** Waits for a call that can fail, but only for the given reason. */
async function tolerate(isExpected: (error: unknown) => boolean, sent: Promise<unknown>) {
  try {
    await sent;
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

for (const seed of seeds)
  test(`two browsers both show the host's state after ${steps} random actions each (seed ${seed})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const host = baseURL ?? '';
    test.setTimeout(60_000 + steps * 1000);
    const otherContext = await browser.newContext();
    const tokens = [
      await signInAndReadTokens(page),
      await signInAndReadTokens(await otherContext.newPage()),
    ];
    const jwt = tokens[0]?.jwt ?? '';
    const before = await fetchRecords(host, jwt);
    const hostChanges = createHostChanges();
    const roll = createDice(seed);
    const browsers = tokens.map((sessionTokens) =>
      openBrowser(host, sessionTokens, hostChanges, createDice(roll(1e9))),
    );
    const rounds = 3;
    for (let round = 0; round < rounds; round += 1) {
      const workers = browsers.flatMap((testBrowser, index) =>
        [0, 1, 2].map(async (worker) => {
          const workerRoll = createDice(roll(1e9));
          for (let count = 0; count < steps / rounds / 3; count += 1)
            await performAction(
              testBrowser,
              workerRoll,
              `${seed}.${round}.${index}.${worker}.${count}`,
            );
        }),
      );
      await Promise.all(workers);
      const records = await fetchRecords(host, jwt);
      expectConsistent(records, before, hostChanges);
      for (const { client, cart, pages, duplicates } of browsers) {
        // Refetches everything, like a reload.
        await client.invalidateQueries();
        await expect.poll(() => client.isFetching() + client.isMutating()).toBe(0);
        expect(pages()).toEqual(records.pages);
        expect(cart()).toEqual(records.cart);
        expect(duplicates).toEqual([]);
      }
    }
    for (const testBrowser of browsers) testBrowser.close();
    expect(hostChanges.items.size).toBeGreaterThan(steps / 10);
    expect(hostChanges.submitted.size).toBeGreaterThan(0);
    await cleanUp(host, jwt);
    await otherContext.close();
  });

const center = '/marketing-collateral/co-op-marketing-center';
const favoritePaths = [
  '/alerts',
  '/alerts?states[]=OH',
  '/policy-updates',
  '/products',
  '/guides-and-rate-bulletins',
  '/system-and-technical',
  '/contact-us',
  '/sitemap',
];

const readFavoriteHrefs = (tab: Page) =>
  tab
    .getByRole('list', { name: 'Your favorites' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const getCartItems = (tab: Page) => tab.getByRole('region', { name: 'Items in your cart' });

/** Clicks a random matching button. Ignores failures, because another tab may have removed the record. */
async function clickOneOf(tab: Page, roll: Dice, name: RegExp): Promise<void> {
  const buttons = tab.getByRole('main').getByRole('button', { name });
  const button = buttons.nth(roll(Math.max(1, await buttons.count())));
  const options = { timeout: 1000, clickCount: roll(4) === 0 ? 2 : 1 };
  await button.click(options).catch(() => {});
}

/** Performs one random action on the portal's screens. */
async function performScreenAction(tab: Page, roll: Dice, name: string): Promise<void> {
  const kind = roll(10);
  if (kind < 4) {
    await goTo(tab, pickOne(roll, favoritePaths) ?? '/alerts');
    await clickOneOf(tab, roll, /^(?:Add to|Remove from) favorites$/);
  } else if (kind < 7) {
    await goTo(tab, '/favorites');
    await clickOneOf(tab, roll, /^(?:Move .+ (?:up|down)|Remove .+)$/);
  } else if (kind < 9) {
    await goTo(tab, `${center}/collaterals/postcard-first-ride`);
    // Found by role, because the previous page may have a group with the same name.
    await tab.getByRole('combobox', { name: 'State', exact: true }).selectOption('OH');
    await tab.getByLabel(/^Your message/).fill(name);
    await tab.getByRole('radio', { name: /^250 for/ }).check();
    await tab.getByRole('button', { name: 'Add to cart' }).dblclick();
    await expect(
      tab
        .getByRole('main')
        .getByText(/is in your cart\.$/)
        .first(),
    ).toBeVisible();
  } else {
    await goTo(tab, center);
    await clickOneOf(tab, roll, /^Remove /);
  }
}

test(`two tabs of one browser and a tab of another browser end in the same state (seed ${seeds[0]})`, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const host = baseURL ?? '';
  const roll = createDice(seeds[0] ?? 0);
  const otherContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const errors = collectErrors(otherContext);
  const { jwt } = await signInAndReadTokens(page);
  const third = await otherContext.newPage();
  await signInAndReadTokens(third);
  const second = await context.newPage();
  await second.goto('/contact-us');
  const tabs = [page, second, third];
  const before = await fetchRecords(host, jwt);
  const hostChanges = createHostChanges();
  const writes: Promise<void>[] = [];
  let lastCallAt = 0;
  for (const each of [context, otherContext]) {
    await each.route('**/api/v1/**', async (route) => {
      await wait(roll(150));
      lastCallAt = Date.now();
      await route.continue();
    });
    each.on('response', (response) => {
      const method = response.request().method();
      if (method === 'GET' || !response.url().includes('/api/v1/')) return;
      const status = response.status();
      writes.push(
        (async () =>
          recordWrite(
            hostChanges,
            method,
            response.url(),
            status,
            status === 204 ? '' : await response.text(),
          ))(),
      );
    });
  }

  await Promise.all(
    tabs.map(async (tab, index) => {
      const workerRoll = createDice(roll(1e9));
      for (let count = 0; count < 10; count += 1)
        await performScreenAction(tab, workerRoll, `Line ${index}.${count}`);
    }),
  );
  // After one last action, the other tab of that browser must show the change.
  await Promise.all([goTo(page, '/favorites'), goTo(second, '/favorites')]);
  await goTo(page, '/communication-request-forms');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  // Waits until there have been no calls for a while. Playwright never reports the end of calls from pages that a tab has left.
  await expect.poll(() => Date.now() - lastCallAt).toBeGreaterThan(1500);
  await Promise.all(writes);

  const records = await fetchRecords(host, jwt);
  expectConsistent(records, before, hostChanges);
  const paths = records.pages.map(({ path }) => path);
  expect(paths).toContain('/communication-request-forms');
  await expect.poll(() => readFavoriteHrefs(second)).toEqual(paths);
  for (const tab of tabs) {
    await tab.goto('/favorites');
    await expect.poll(() => readFavoriteHrefs(tab)).toEqual(paths);
    await tab.goto(center);
    await expect(getCartItems(tab).getByRole('listitem')).toHaveCount(records.cart.length);
  }
  expect(hostChanges.pages.size).toBeGreaterThan(0);
  expect(hostChanges.items.size).toBeGreaterThan(0);
  await cleanUp(host, jwt);
  await otherContext.close();
  expect(errors.filter((message) => !message.includes('404'))).toEqual([]);
});

/** Removes all favorites and cart items. */
async function cleanUp(host: string, jwt: string) {
  const { pages, cart } = await fetchRecords(host, jwt);
  const paths = [
    ...getIds(pages).map((id) => `favorite_pages/${id}`),
    ...getIds(cart).map((id) => `cart_items/${id}`),
  ];
  for (const path of paths)
    await fetch(`${host}/api/v1/${path}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${jwt}` },
    });
}
