import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../client/api-client.ts';
import type { Page } from '../client/page.ts';
import { createFakeBrowser } from '../session/fake-browser.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { sampleToken } from '../testing/token.ts';
import { type Alert, alerts as alertsResource } from './alerts.ts';
import { featuredContent } from './featured-content.ts';
import { followOtherTabs } from './other-tabs.ts';
import { policyUpdates } from './policy-updates.ts';
import { search } from './search.ts';

const server = setupServer();
const now = () => FIXED_NOW;
const token = (claims: object = {}) =>
  sampleToken({ uuid: 'anna', iat: FIXED_NOW / 1000, exp: FIXED_NOW / 1000 + 900, ...claims });

let api: ApiClient;
let client: QueryClient;
let make: ReturnType<typeof createFactories>;
let alerts: [Alert, Alert, Alert];

const clientFor = (claims: object = {}) => {
  const session = createSession({ storage: null, now });
  session.signIn({ jwt: token(claims) });
  return createApiClient({ host: 'https://api.example.com', session, now });
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  make = createFactories();
  alerts = [make.alert(), make.alert(), make.alert({ read: true })];
  api = clientFor();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => {
  server.resetHandlers();
  client.clear();
});

/** Loads everything in which the alerts stand. */
async function loadEverything() {
  server.use(
    http.get('*/api/v1/alerts', ({ request }) => {
      const unread = new URL(request.url).searchParams.get('unread') === 'true';
      const rows = unread ? alerts.slice(0, 2) : alerts;
      return HttpResponse.json(
        { alerts: rows },
        { headers: { Total: '31', Page: '1', 'Per-Page': '20' } },
      );
    }),
    handlers.alerts.count.complete(2),
    handlers.alerts.countByCategory.complete(2),
    handlers.featuredContent.list.complete([alerts[0]]),
    handlers.search.list.complete([{ ...alerts[0], highlight: '' }]),
  );
  await client.fetchQuery(alertsResource.list.query(api));
  await client.fetchQuery(alertsResource.list.query(api, { unread: true }));
  await client.fetchQuery(alertsResource.count.query(api));
  await client.fetchQuery(alertsResource.countByCategory.query(api, { category: 'job_aids' }));
  await client.fetchQuery(featuredContent.list.query(api));
  await client.fetchQuery(search.list.query(api, { query: 'boat' }));
}

/** What a person sees of the first two alerts. */
const seen = () => ({
  rows: client.getQueryData(alertsResource.list.query(api).queryKey)?.items.map(({ read }) => read),
  unread: client
    .getQueryData(alertsResource.list.query(api, { unread: true }).queryKey)
    ?.items.map(({ id, read }) => [id, read]),
  unreadTotal: client.getQueryData(alertsResource.list.query(api, { unread: true }).queryKey)
    ?.total,
  count: client.getQueryData(alertsResource.count.query(api).queryKey),
  inCategory: client.getQueryData(
    alertsResource.countByCategory.query(api, { category: 'job_aids' }).queryKey,
  ),
  featured: client.getQueryData(featuredContent.list.query(api).queryKey)?.[0]?.read,
  found: client.getQueryData(search.list.query(api, { query: 'boat' }).queryKey)?.items[0]?.read,
});

const atFirst = () => ({
  rows: [false, false, true],
  unread: [
    [alerts[0].id, false],
    [alerts[1].id, false],
  ],
  unreadTotal: 31,
  count: 2,
  inCategory: 2,
  featured: false,
  found: false,
});

const firstIsRead = () => ({
  rows: [true, false, true],
  // In its place, as read, and no longer counted.
  unread: [
    [alerts[0].id, true],
    [alerts[1].id, false],
  ],
  unreadTotal: 30,
  count: 1,
  inCategory: 1,
  featured: true,
  found: true,
});

/** Answers a mark-as-read when the test says so. */
function holdMarks() {
  const waiting: ((response: Response) => void)[] = [];
  server.use(
    http.patch(
      '*/api/v1/alerts/:id/mark_as_read',
      () =>
        new Promise<Response>((resolve) => {
          waiting.push(resolve);
        }),
    ),
  );
  return waiting;
}

const mark = (id: Alert['id'], by = api) =>
  new MutationObserver(client, alertsResource.markAsRead.mutation(by)).mutate(id).then(
    () => 'done',
    () => 'failed',
  );

/** Counts the calls, which mark what they are asked for. */
function countMarks(read = true) {
  const requested: string[] = [];
  server.use(
    http.patch('*/api/v1/alerts/:id/mark_as_read', ({ params }) => {
      const name = String(params['id']);
      requested.push(name);
      const found = alerts.find(({ id, slug }) => String(id) === name || slug === name);
      return found
        ? HttpResponse.json({ alert: { ...found, read } })
        : HttpResponse.json({}, { status: 404 });
    }),
  );
  return requested;
}

const openDetail = (id: Alert['id']) =>
  new QueryObserver(client, alertsResource.markAsRead.query(api, id, client));
const settled = (observer: ReturnType<typeof openDetail>) =>
  vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));

describe('marking a row as read', () => {
  it('shows everywhere before the host has answered', async () => {
    await loadEverything();
    const waiting = holdMarks();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen()).toEqual(firstIsRead());
    server.use(handlers.alerts.count.complete(1), handlers.alerts.countByCategory.complete(1));
    waiting[0]?.(HttpResponse.json({ alert: { ...alerts[0], read: true } }));
    expect(await marking).toBe('done');
    expect(seen()).toEqual(firstIsRead());
  });

  it('is taken back when the host refuses', async () => {
    await loadEverything();
    server.use(handlers.alerts.markAsRead.failed(503));
    expect(await mark(alerts[0].id)).toBe('failed');
    expect(seen()).toEqual(atFirst());
  });

  it('takes back its own record alone', async () => {
    await loadEverything();
    const waiting = holdMarks();
    const first = mark(alerts[0].id);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const second = mark(alerts[1].id);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(seen()).toMatchObject({ rows: [true, true, true], count: 0 });

    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    waiting[1]?.(HttpResponse.json({ alert: { ...alerts[1], read: true } }));
    expect(await second).toBe('done');
    waiting[0]?.(HttpResponse.json({}, { status: 500 }));
    expect(await first).toBe('failed');
    expect(seen()).toMatchObject({
      rows: [false, true, true],
      unread: [
        [alerts[0].id, false],
        [alerts[1].id, true],
      ],
      unreadTotal: 30,
      count: 1,
      inCategory: 1,
    });
  });

  it('promises nothing that was true already', async () => {
    await loadEverything();
    server.use(handlers.alerts.markAsRead.complete({ ...alerts[2], read: true }));
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    await mark(alerts[2].id);
    expect(seen()).toEqual(atFirst());
  });

  it('asks the counts again, and trusts them more than its own sums', async () => {
    await loadEverything();
    const counts = new QueryObserver(client, alertsResource.count.query(api));
    const stop = counts.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    server.use(
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }),
      handlers.alerts.count.complete(14),
    );
    await mark(alerts[0].id);
    await vi.waitFor(() => expect(seen().count).toBe(14));
    stop();
  });

  it('is not undone by a list that was already on its way, which is asked for again', async () => {
    await loadEverything();
    const rows = new QueryObserver(client, alertsResource.list.query(api));
    const stop = rows.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    const gate = Promise.withResolvers<void>();
    let sent = 0;
    server.use(
      http.get('*/api/v1/alerts', async () => {
        sent += 1;
        if (sent > 1) return HttpResponse.json({ alerts: [{ ...alerts[0], read: true }] });
        // Made before the mark.
        await gate.promise;
        return HttpResponse.json({ alerts });
      }),
    );
    void rows.refetch();
    await vi.waitFor(() => expect(sent).toBe(1));
    const waiting = holdMarks();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    gate.resolve();
    await vi.waitFor(() => expect(rows.getCurrentResult().fetchStatus).toBe('idle'));
    expect(seen()).toEqual(firstIsRead());
    waiting[0]?.(HttpResponse.json({ alert: { ...alerts[0], read: true } }));
    await marking;
    await vi.waitFor(() => expect(seen().rows).toEqual([true]));
    stop();
  });

  it('refetches a list whose first response was late and knows nothing of the mark', async () => {
    await loadEverything();
    const late = Promise.withResolvers<void>();
    let sent = 0;
    server.use(
      http.get('*/api/v1/alerts', async () => {
        sent += 1;
        if (sent > 1) return HttpResponse.json({ alerts: [{ ...alerts[0], read: true }] });
        await late.promise;
        return HttpResponse.json({ alerts });
      }),
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }),
    );
    const filtered = new QueryObserver(client, alertsResource.list.query(api, { search: 'storm' }));
    const stop = filtered.subscribe(() => undefined);
    await vi.waitFor(() => expect(sent).toBe(1));
    expect(await mark(alerts[0].id)).toBe('done');
    late.resolve();
    const rows = () => filtered.getCurrentResult().data?.items.map(({ read }) => read);
    await vi.waitFor(() => expect(rows()).toBeDefined());
    expect(rows()).toEqual([true]);
    stop();
  });

  it.each(['refused first', 'accepted first'])(
    'keeps a mark that one of two parallel calls has set: %s',
    async (order) => {
      await loadEverything();
      server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
      const waiting = holdMarks();
      const refused = mark(alerts[0].id);
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      const accepted = mark(alerts[0].id);
      await vi.waitFor(() => expect(waiting).toHaveLength(2));
      expect(seen()).toEqual(firstIsRead());
      const respond = [
        () => waiting[0]?.(HttpResponse.json({}, { status: 500 })),
        () => waiting[1]?.(HttpResponse.json({ alert: { ...alerts[0], read: true } })),
      ];
      const outcomes = [refused, accepted];
      for (const turn of order === 'refused first' ? [0, 1] : [1, 0]) {
        respond[turn]?.();
        await outcomes[turn];
      }
      expect(await Promise.all(outcomes)).toEqual(['failed', 'done']);
      expect(seen()).toEqual(firstIsRead());
    },
  );

  it('is undone once when two parallel calls fail', async () => {
    await loadEverything();
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    const waiting = holdMarks();
    const marking = [mark(alerts[0].id), mark(alerts[0].id)];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const respond of waiting) respond(HttpResponse.json({}, { status: 500 }));
    expect(await Promise.all(marking)).toEqual(['failed', 'failed']);
    expect(seen()).toEqual(atFirst());
  });

  it('takes a mark back from rows that were answered meanwhile', async () => {
    await loadEverything();
    const waiting = holdMarks();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await client.fetchQuery(alertsResource.list.query(api, { unread: true }));
    waiting[0]?.(HttpResponse.json({}, { status: 500 }));
    expect(await marking).toBe('failed');
    expect(seen()).toEqual(atFirst());
  });

  it('leaves an unread list with that list’s next answer, not before', async () => {
    await loadEverything();
    let requested = 0;
    const unread = new QueryObserver(client, alertsResource.list.query(api, { unread: true }));
    const stop = unread.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    server.use(
      http.get('*/api/v1/alerts', () => {
        requested += 1;
        return HttpResponse.json({ alerts: [{ ...alerts[0], read: true }, alerts[1]] });
      }),
    );
    countMarks();
    const respondedAt = unread.getCurrentResult().dataUpdatedAt;
    vi.spyOn(Date, 'now').mockReturnValue(respondedAt + 60_000);
    await mark(alerts[0].id);
    await mark(alerts[1].id);
    vi.restoreAllMocks();
    expect(unread.getCurrentResult().dataUpdatedAt).toBe(respondedAt);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(requested).toBe(0);
    expect(seen()).toMatchObject({
      unread: [
        [alerts[0].id, true],
        [alerts[1].id, true],
      ],
      unreadTotal: 29,
    });
    expect(unread.getCurrentResult().data?.markedRead).toBe(2);
    await unread.refetch();
    expect(seen().unread).toEqual([[alerts[1].id, false]]);
    expect(unread.getCurrentResult().data?.markedRead).toBeUndefined();
    stop();
  });

  it('shows what the host answers on an agent’s behalf: still unread', async () => {
    await loadEverything();
    const admin = clientFor({ act: { sub: 'root' } });
    const waiting = holdMarks();
    const marking = mark(alerts[0].id, admin);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen()).toEqual(atFirst());
    waiting[0]?.(HttpResponse.json({ alert: { ...alerts[0], read: false } }));
    expect(await marking).toBe('done');
    expect(seen()).toEqual(atFirst());
  });

  it('takes its promise back when the answer says unread', async () => {
    await loadEverything();
    server.use(handlers.alerts.markAsRead.complete({ ...alerts[0], read: false }));
    await mark(alerts[0].id);
    expect(seen()).toEqual(atFirst());
  });

  it('leaves another record type with the same id alone', async () => {
    const update = make.policyUpdate({ id: alerts[0].id });
    server.use(
      handlers.policyUpdates.list.complete([update]),
      handlers.policyUpdates.count.complete(1),
    );
    await loadEverything();
    await client.fetchQuery(policyUpdates.list.query(api));
    await client.fetchQuery(policyUpdates.count.query(api));
    server.use(handlers.policyUpdates.markAsRead.complete({ ...update, read: true }));
    await new MutationObserver(client, policyUpdates.markAsRead.mutation(api)).mutate(update.id);
    expect(seen()).toEqual(atFirst());
    expect(client.getQueryData(policyUpdates.list.query(api).queryKey)?.items[0]?.read).toBe(true);
    expect(client.getQueryData(policyUpdates.count.query(api).queryKey)).toBe(0);
  });
});

describe('opening an alert', () => {
  it('shows the list’s record until the host has answered', async () => {
    await loadEverything();
    countMarks();
    const observer = openDetail(alerts[0].slug ?? '');
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({
      isPlaceholderData: true,
      data: { title: alerts[0].title, contents: alerts[0].contents },
    });
    await settled(observer);
    expect(observer.getCurrentResult()).toMatchObject({
      isPlaceholderData: false,
      data: { read: true },
    });
    stop();
  });

  it('is one call, however its screen is mounted', async () => {
    const requested = countMarks();
    // React's StrictMode mounts, unmounts and mounts again.
    const stops = [];
    for (let mount = 0; mount < 2; mount += 1) {
      stops.push(openDetail(alerts[0].id).subscribe(() => undefined));
      stops.shift()?.();
    }
    const observer = openDetail(alerts[0].id);
    stops.push(observer.subscribe(() => undefined));
    await settled(observer);
    const again = openDetail(alerts[0].id);
    stops.push(again.subscribe(() => undefined));
    await settled(again);
    expect(requested).toEqual([String(alerts[0].id)]);
    for (const stop of stops) stop();
  });

  it('asks nothing again when the address changes to the slug', async () => {
    const requested = countMarks();
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    const observer = openDetail(alerts[0].slug ?? '');
    const stop = observer.subscribe(() => undefined);
    await settled(observer);
    expect(observer.getCurrentResult().data?.id).toBe(alerts[0].id);
    expect(requested).toHaveLength(1);
    stop();
  });

  it('marks its rows and drops the counts at once', async () => {
    await loadEverything();
    countMarks();
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].slug ?? '', client));
    expect(seen()).toEqual(firstIsRead());
  });

  it('is not undone by a first count that was already on its way', async () => {
    const opened = Promise.withResolvers<void>();
    let requested = 0;
    server.use(
      http.get('*/api/v1/alert/unchecked_count', async () => {
        requested += 1;
        if (requested > 1) return HttpResponse.json({ alerts_count: 1 });
        await opened.promise;
        return HttpResponse.json({ alerts_count: 2 });
      }),
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }),
    );
    const badge = new QueryObserver(client, alertsResource.count.query(api));
    const stop = badge.subscribe(() => undefined);
    await vi.waitFor(() => expect(requested).toBe(1));
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    opened.resolve();
    await vi.waitFor(() => expect(badge.getCurrentResult().data).toBeDefined());
    expect(badge.getCurrentResult().data).toBe(1);
    stop();
  });

  it('leaves rows and counts alone on an agent’s behalf', async () => {
    await loadEverything();
    countMarks(false);
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    expect(seen()).toEqual(atFirst());
  });

  it('is not undone by a mark of the same alert that fails later', async () => {
    await loadEverything();
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    const waiting = holdMarks();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    countMarks();
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].slug ?? '', client));
    waiting[0]?.(HttpResponse.json({}, { status: 500 }));
    expect(await marking).toBe('failed');
    expect(seen()).toEqual(firstIsRead());
  });

  it('can be tried again after it failed', async () => {
    server.use(handlers.alerts.markAsRead.failed('network'));
    const observer = openDetail(alerts[0].id);
    const stop = observer.subscribe(() => undefined);
    await settled(observer);
    expect(observer.getCurrentResult().isError).toBe(true);
    countMarks();
    await observer.refetch();
    expect(observer.getCurrentResult().data?.read).toBe(true);
    stop();
  });
});

describe('another tab', () => {
  it('asks for lists and counts again, never for a detail', async () => {
    const browser = createFakeBrowser();
    const open = () => {
      const session = createSession({ ...browser.openTab(), now });
      session.connect();
      return session;
    };
    const [here, there] = [open(), open()];
    here.signIn({ jwt: token() });
    browser.deliver();
    const stop = followOtherTabs(client, there);
    const keys = {
      list: alertsResource.list.query(api).queryKey,
      count: alertsResource.count.query(api).queryKey,
      detail: alertsResource.markAsRead.query(api, 1, client).queryKey,
      other: policyUpdates.list.query(api).queryKey,
    };
    const page: Page<Alert> = { items: [], total: 0, page: 1, perPage: 20 };
    client.setQueryData(keys.list, page);
    client.setQueryData(keys.count, 1);
    client.setQueryData(keys.detail, alerts[0]);
    client.setQueryData(keys.other, page);
    const stale = () =>
      Object.entries(keys)
        .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
        .map(([name]) => name);

    server.use(handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }));
    const elsewhere = new QueryClient();
    const tab = createApiClient({ host: 'https://api.example.com', session: here, now });
    await new MutationObserver(elsewhere, alertsResource.markAsRead.mutation(tab)).mutate(
      alerts[0].id,
    );
    browser.deliver();
    expect(stale()).toEqual(['list', 'count']);
    stop();
  });
});
