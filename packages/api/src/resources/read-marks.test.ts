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
import { brief } from './brief.ts';
import { syncAcrossTabs } from './other-tabs.ts';
import { policyUpdates } from './policy-updates.ts';
import { search } from './search.ts';

const server = setupServer();
const now = () => FIXED_NOW;
const createToken = (claims: object = {}) =>
  sampleToken({ uuid: 'anna', iat: FIXED_NOW / 1000, exp: FIXED_NOW / 1000 + 900, ...claims });

let api: ApiClient;
let client: QueryClient;
let make: ReturnType<typeof createFactories>;
let alerts: [Alert, Alert, Alert];

const createClientFor = (claims: object = {}) => {
  const session = createSession({ storage: null, now });
  session.signIn({ jwt: createToken(claims) });
  return createApiClient({ host: 'https://api.example.com', session, now });
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  make = createFactories();
  alerts = [make.alert(), make.alert(), make.alert({ read: true })];
  api = createClientFor();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => {
  server.resetHandlers();
  client.clear();
});

/** Loads every list and count that shows the alerts. */
async function loadEverything() {
  server.use(
    http.get('*/api/v1/alerts', ({ request }) => {
      const isUnreadOnly = new URL(request.url).searchParams.get('unread') === 'true';
      const rows = isUnreadOnly ? alerts.slice(0, 2) : alerts;
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

/** Everything that screens show about the alerts. */
const getVisibleState = () => ({
  rows: client.getQueryData(alertsResource.list.query(api).queryKey)?.items.map(({ read }) => read),
  unread: client
    .getQueryData(alertsResource.list.query(api, { unread: true }).queryKey)
    ?.items.map(({ id, read }) => [id, read]),
  unreadTotal: client.getQueryData(alertsResource.list.query(api, { unread: true }).queryKey)
    ?.total,
  count: client.getQueryData(alertsResource.count.query(api).queryKey),
  categoryCount: client.getQueryData(
    alertsResource.countByCategory.query(api, { category: 'job_aids' }).queryKey,
  ),
  isFeaturedRead: client.getQueryData(featuredContent.list.query(api).queryKey)?.[0]?.read,
  isSearchResultRead: client.getQueryData(search.list.query(api, { query: 'boat' }).queryKey)
    ?.items[0]?.read,
});

const getInitialState = () => ({
  rows: [false, false, true],
  unread: [
    [alerts[0].id, false],
    [alerts[1].id, false],
  ],
  unreadTotal: 31,
  count: 2,
  categoryCount: 2,
  isFeaturedRead: false,
  isSearchResultRead: false,
});

const getStateWithFirstRead = () => ({
  rows: [true, false, true],
  // The row stays in place, marked as read and no longer counted.
  unread: [
    [alerts[0].id, true],
    [alerts[1].id, false],
  ],
  unreadTotal: 30,
  count: 1,
  categoryCount: 1,
  isFeaturedRead: true,
  isSearchResultRead: true,
});

/** Delays mark-as-read responses until the test sends them. */
function delayMarkResponses() {
  const responders: ((response: Response) => void)[] = [];
  server.use(
    http.patch(
      '*/api/v1/alerts/:id/mark_as_read',
      () =>
        new Promise<Response>((resolve) => {
          responders.push(resolve);
        }),
    ),
  );
  return responders;
}

const mark = (id: Alert['id'], apiClient = api) =>
  new MutationObserver(client, alertsResource.markAsRead.mutation(apiClient)).mutate(id).then(
    () => 'done',
    () => 'failed',
  );

/** Accepts mark-as-read calls and records their ids or slugs. */
function acceptMarks(read = true) {
  const markedNames: string[] = [];
  server.use(
    http.patch('*/api/v1/alerts/:id/mark_as_read', ({ params }) => {
      const name = String(params['id']);
      markedNames.push(name);
      const alert = alerts.find(({ id, slug }) => String(id) === name || slug === name);
      return alert
        ? HttpResponse.json({ alert: { ...alert, read } })
        : HttpResponse.json({}, { status: 404 });
    }),
  );
  return markedNames;
}

const openDetail = (id: Alert['id']) =>
  new QueryObserver(client, alertsResource.markAsRead.query(api, id, client));
const waitUntilIdle = (observer: ReturnType<typeof openDetail>) =>
  vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));

/** Accepts calls that change the read flag, except for the given ids, and returns the changed record. */
function acceptChanges(failedIds: readonly Alert['id'][] = []) {
  const respond =
    (read: boolean) =>
    ({ params }: { params: Record<string, unknown> }) => {
      const alert = alerts.find(({ id }) => String(id) === String(params['id']));
      return alert && !failedIds.includes(alert.id)
        ? HttpResponse.json({ alert: { ...alert, read } })
        : HttpResponse.json({}, { status: 503 });
    };
  server.use(
    http.patch('*/api/v1/alerts/:id/mark_as_read', respond(true)),
    http.patch('*/api/v1/alerts/:id/mark_as_unread', respond(false)),
    handlers.alerts.count.pending(),
    handlers.alerts.countByCategory.pending(),
  );
}

const markAll = (name: 'markAsRead' | 'markAsUnread', ids: readonly Alert['id'][]) =>
  new MutationObserver(client, alertsResource[name].allMutation(api)).mutate(ids).then(
    () => 'done',
    () => 'failed',
  );

describe('marking several rows', () => {
  it('updates every list and count, and undo restores them', async () => {
    await loadEverything();
    acceptChanges();
    const ids = [alerts[0].id, alerts[1].id];
    expect(await markAll('markAsRead', ids)).toBe('done');
    expect(getVisibleState()).toMatchObject({
      rows: [true, true, true],
      unreadTotal: 29,
      count: 0,
      categoryCount: 0,
      isFeaturedRead: true,
    });
    expect(await markAll('markAsUnread', ids)).toBe('done');
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('removes a list of unread records that lacks a record that is unread again', async () => {
    await loadEverything();
    acceptChanges();
    await markAll('markAsUnread', [alerts[2].id]);
    expect(getVisibleState()).toMatchObject({ rows: [false, false, false], unread: undefined });
  });

  it('keeps the marks whose calls succeed if another call fails', async () => {
    await loadEverything();
    acceptChanges([alerts[1].id]);
    expect(await markAll('markAsRead', [alerts[0].id, alerts[1].id])).toBe('failed');
    expect(getVisibleState()).toEqual(getStateWithFirstRead());
  });

  it('refetches each count once', async () => {
    await loadEverything();
    acceptChanges();
    let requestCount = 0;
    server.use(
      http.get('*/api/v1/alert/unchecked_count', () => {
        requestCount += 1;
        return HttpResponse.json({ alerts_count: 0 });
      }),
    );
    const stop = new QueryObserver(client, alertsResource.count.query(api)).subscribe(
      () => undefined,
    );
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    requestCount = 0;
    await markAll('markAsRead', [alerts[0].id, alerts[1].id]);
    await vi.waitFor(() => expect(requestCount).toBe(1));
    stop();
  });

  it('changes nothing before the response during impersonation', async () => {
    await loadEverything();
    api = createClientFor({ act: { sub: 'admin' } });
    server.use(
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: false }),
      handlers.alerts.count.pending(),
      handlers.alerts.countByCategory.pending(),
    );
    await markAll('markAsRead', [alerts[0].id]);
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('marks a record as read again if it is opened after it was marked as unread', async () => {
    const markedNames = acceptMarks();
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    server.use(
      http.patch('*/api/v1/alerts/:id/mark_as_unread', () =>
        HttpResponse.json({ alert: { ...alerts[0], read: false } }),
      ),
    );
    await markAll('markAsUnread', [alerts[0].id]);
    expect(markedNames).toHaveLength(1);
    const observer = openDetail(alerts[0].id);
    const stop = observer.subscribe(() => undefined);
    await waitUntilIdle(observer);
    expect(markedNames).toHaveLength(2);
    expect(observer.getCurrentResult().data?.read).toBe(true);
    stop();
  });
});

it('doesn’t change the counts for a replaced announcement, because the host doesn’t count it', async () => {
  const laterAnnouncement = { id: 99, title: 'Lifted', published_at: '2030-01-01T00:00:00Z' };
  alerts[0] = { ...alerts[0], related: [laterAnnouncement] };
  await loadEverything();
  acceptChanges();
  await markAll('markAsRead', [alerts[0].id]);
  expect(getVisibleState()).toMatchObject({
    rows: [true, false, true],
    count: 2,
    categoryCount: 2,
  });
});

describe('marking a row as read', () => {
  it('updates every list and count before the response', async () => {
    await loadEverything();
    const responders = delayMarkResponses();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    expect(getVisibleState()).toEqual(getStateWithFirstRead());
    server.use(handlers.alerts.count.complete(1), handlers.alerts.countByCategory.complete(1));
    responders[0]?.(HttpResponse.json({ alert: { ...alerts[0], read: true } }));
    expect(await marking).toBe('done');
    expect(getVisibleState()).toEqual(getStateWithFirstRead());
  });

  it('is reverted if the host rejects it', async () => {
    await loadEverything();
    server.use(handlers.alerts.markAsRead.failed(503));
    expect(await mark(alerts[0].id)).toBe('failed');
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('reverts only the record whose call fails', async () => {
    await loadEverything();
    const responders = delayMarkResponses();
    const firstMark = mark(alerts[0].id);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    const secondMark = mark(alerts[1].id);
    await vi.waitFor(() => expect(responders).toHaveLength(2));
    expect(getVisibleState()).toMatchObject({ rows: [true, true, true], count: 0 });

    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    responders[1]?.(HttpResponse.json({ alert: { ...alerts[1], read: true } }));
    expect(await secondMark).toBe('done');
    responders[0]?.(HttpResponse.json({}, { status: 500 }));
    expect(await firstMark).toBe('failed');
    expect(getVisibleState()).toMatchObject({
      rows: [false, true, true],
      unread: [
        [alerts[0].id, false],
        [alerts[1].id, true],
      ],
      unreadTotal: 30,
      count: 1,
      categoryCount: 1,
    });
  });

  it('changes nothing for a record that was already read', async () => {
    await loadEverything();
    server.use(handlers.alerts.markAsRead.complete({ ...alerts[2], read: true }));
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    await mark(alerts[2].id);
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('refetches the counts and uses the host’s numbers', async () => {
    await loadEverything();
    const counts = new QueryObserver(client, alertsResource.count.query(api));
    const stop = counts.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    server.use(
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }),
      handlers.alerts.count.complete(14),
    );
    await mark(alerts[0].id);
    await vi.waitFor(() => expect(getVisibleState().count).toBe(14));
    stop();
  });

  it('is not undone by a list request that started earlier, and sends that request again', async () => {
    await loadEverything();
    const rows = new QueryObserver(client, alertsResource.list.query(api));
    const stop = rows.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    const listResponse = Promise.withResolvers<void>();
    let requestCount = 0;
    server.use(
      http.get('*/api/v1/alerts', async () => {
        requestCount += 1;
        if (requestCount > 1) return HttpResponse.json({ alerts: [{ ...alerts[0], read: true }] });
        // This response was created before the record was marked as read.
        await listResponse.promise;
        return HttpResponse.json({ alerts });
      }),
    );
    void rows.refetch();
    await vi.waitFor(() => expect(requestCount).toBe(1));
    const responders = delayMarkResponses();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    listResponse.resolve();
    await vi.waitFor(() => expect(rows.getCurrentResult().fetchStatus).toBe('idle'));
    expect(getVisibleState()).toEqual(getStateWithFirstRead());
    responders[0]?.(HttpResponse.json({ alert: { ...alerts[0], read: true } }));
    await marking;
    await vi.waitFor(() => expect(getVisibleState().rows).toEqual([true]));
    stop();
  });

  it('sends the first request of a list again if the request started earlier', async () => {
    await loadEverything();
    const firstResponse = Promise.withResolvers<void>();
    let requestCount = 0;
    server.use(
      http.get('*/api/v1/alerts', async () => {
        requestCount += 1;
        if (requestCount > 1) return HttpResponse.json({ alerts: [{ ...alerts[0], read: true }] });
        await firstResponse.promise;
        return HttpResponse.json({ alerts });
      }),
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }),
    );
    const filteredList = new QueryObserver(
      client,
      alertsResource.list.query(api, { search: 'storm' }),
    );
    const stop = filteredList.subscribe(() => undefined);
    await vi.waitFor(() => expect(requestCount).toBe(1));
    expect(await mark(alerts[0].id)).toBe('done');
    firstResponse.resolve();
    const getRows = () => filteredList.getCurrentResult().data?.items.map(({ read }) => read);
    await vi.waitFor(() => expect(getRows()).toBeDefined());
    expect(getRows()).toEqual([true]);
    stop();
  });

  it.each(['refused first', 'accepted first'])(
    'keeps a mark if only one of two parallel calls succeeded: %s',
    async (order) => {
      await loadEverything();
      server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
      const responders = delayMarkResponses();
      const refusedCall = mark(alerts[0].id);
      await vi.waitFor(() => expect(responders).toHaveLength(1));
      const acceptedCall = mark(alerts[0].id);
      await vi.waitFor(() => expect(responders).toHaveLength(2));
      expect(getVisibleState()).toEqual(getStateWithFirstRead());
      const respond = [
        () => responders[0]?.(HttpResponse.json({}, { status: 500 })),
        () => responders[1]?.(HttpResponse.json({ alert: { ...alerts[0], read: true } })),
      ];
      const outcomes = [refusedCall, acceptedCall];
      for (const callIndex of order === 'refused first' ? [0, 1] : [1, 0]) {
        respond[callIndex]?.();
        await outcomes[callIndex];
      }
      expect(await Promise.all(outcomes)).toEqual(['failed', 'done']);
      expect(getVisibleState()).toEqual(getStateWithFirstRead());
    },
  );

  it('is undone only once when two parallel calls fail', async () => {
    await loadEverything();
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    const responders = delayMarkResponses();
    const marking = [mark(alerts[0].id), mark(alerts[0].id)];
    await vi.waitFor(() => expect(responders).toHaveLength(2));
    for (const respond of responders) respond(HttpResponse.json({}, { status: 500 }));
    expect(await Promise.all(marking)).toEqual(['failed', 'failed']);
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('reverts rows that were refetched in the meantime', async () => {
    await loadEverything();
    const responders = delayMarkResponses();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    await client.fetchQuery(alertsResource.list.query(api, { unread: true }));
    responders[0]?.(HttpResponse.json({}, { status: 500 }));
    expect(await marking).toBe('failed');
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('keeps the row in an unread list until the next response', async () => {
    await loadEverything();
    let requestCount = 0;
    const unreadList = new QueryObserver(client, alertsResource.list.query(api, { unread: true }));
    const stop = unreadList.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    server.use(
      http.get('*/api/v1/alerts', () => {
        requestCount += 1;
        return HttpResponse.json({ alerts: [{ ...alerts[0], read: true }, alerts[1]] });
      }),
    );
    acceptMarks();
    const respondedAt = unreadList.getCurrentResult().dataUpdatedAt;
    vi.spyOn(Date, 'now').mockReturnValue(respondedAt + 60_000);
    await mark(alerts[0].id);
    await mark(alerts[1].id);
    vi.restoreAllMocks();
    expect(unreadList.getCurrentResult().dataUpdatedAt).toBe(respondedAt);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(requestCount).toBe(0);
    expect(getVisibleState()).toMatchObject({
      unread: [
        [alerts[0].id, true],
        [alerts[1].id, true],
      ],
      unreadTotal: 29,
    });
    expect(unreadList.getCurrentResult().data?.markedReadCount).toBe(2);
    await unreadList.refetch();
    expect(getVisibleState().unread).toEqual([[alerts[1].id, false]]);
    expect(unreadList.getCurrentResult().data?.markedReadCount).toBeUndefined();
    stop();
  });

  it('leaves the row unread during impersonation', async () => {
    await loadEverything();
    const admin = createClientFor({ act: { sub: 'root' } });
    const responders = delayMarkResponses();
    const marking = mark(alerts[0].id, admin);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    expect(getVisibleState()).toEqual(getInitialState());
    responders[0]?.(HttpResponse.json({ alert: { ...alerts[0], read: false } }));
    expect(await marking).toBe('done');
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('is reverted if the record is unread in the response', async () => {
    await loadEverything();
    server.use(handlers.alerts.markAsRead.complete({ ...alerts[0], read: false }));
    await mark(alerts[0].id);
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('does not change a record of another type with the same id', async () => {
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
    expect(getVisibleState()).toEqual(getInitialState());
    expect(client.getQueryData(policyUpdates.list.query(api).queryKey)?.items[0]?.read).toBe(true);
    expect(client.getQueryData(policyUpdates.count.query(api).queryKey)).toBe(0);
  });
});

describe('opening an alert', () => {
  it('shows the record from the list until the response arrives', async () => {
    await loadEverything();
    acceptMarks();
    const observer = openDetail(alerts[0].slug ?? '');
    const stop = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult()).toMatchObject({
      isPlaceholderData: true,
      data: { title: alerts[0].title, contents: alerts[0].contents },
    });
    await waitUntilIdle(observer);
    expect(observer.getCurrentResult()).toMatchObject({
      isPlaceholderData: false,
      data: { read: true },
    });
    stop();
  });

  it('sends one call, no matter how often the screen mounts', async () => {
    const markedNames = acceptMarks();
    // React's StrictMode mounts, unmounts, and mounts again.
    const stops = [];
    for (let mount = 0; mount < 2; mount += 1) {
      stops.push(openDetail(alerts[0].id).subscribe(() => undefined));
      stops.shift()?.();
    }
    const observer = openDetail(alerts[0].id);
    stops.push(observer.subscribe(() => undefined));
    await waitUntilIdle(observer);
    const secondObserver = openDetail(alerts[0].id);
    stops.push(secondObserver.subscribe(() => undefined));
    await waitUntilIdle(secondObserver);
    expect(markedNames).toEqual([String(alerts[0].id)]);
    for (const stop of stops) stop();
  });

  it('sends no second call when the path changes to the slug', async () => {
    const markedNames = acceptMarks();
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    const observer = openDetail(alerts[0].slug ?? '');
    const stop = observer.subscribe(() => undefined);
    await waitUntilIdle(observer);
    expect(observer.getCurrentResult().data?.id).toBe(alerts[0].id);
    expect(markedNames).toHaveLength(1);
    stop();
  });

  it('marks rows and lowers counts immediately', async () => {
    await loadEverything();
    acceptMarks();
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].slug ?? '', client));
    expect(getVisibleState()).toEqual(getStateWithFirstRead());
  });

  it('is not undone by a first count request that started earlier', async () => {
    const countResponse = Promise.withResolvers<void>();
    let requestCount = 0;
    server.use(
      http.get('*/api/v1/alert/unchecked_count', async () => {
        requestCount += 1;
        if (requestCount > 1) return HttpResponse.json({ alerts_count: 1 });
        await countResponse.promise;
        return HttpResponse.json({ alerts_count: 2 });
      }),
      handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }),
    );
    const countObserver = new QueryObserver(client, alertsResource.count.query(api));
    const stop = countObserver.subscribe(() => undefined);
    await vi.waitFor(() => expect(requestCount).toBe(1));
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    countResponse.resolve();
    await vi.waitFor(() => expect(countObserver.getCurrentResult().data).toBeDefined());
    expect(countObserver.getCurrentResult().data).toBe(1);
    stop();
  });

  it('leaves rows and counts unchanged during impersonation', async () => {
    await loadEverything();
    acceptMarks(false);
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].id, client));
    expect(getVisibleState()).toEqual(getInitialState());
  });

  it('is not undone if another mark of the same alert fails later', async () => {
    await loadEverything();
    server.use(handlers.alerts.count.pending(), handlers.alerts.countByCategory.pending());
    const responders = delayMarkResponses();
    const marking = mark(alerts[0].id);
    await vi.waitFor(() => expect(responders).toHaveLength(1));
    acceptMarks();
    await client.fetchQuery(alertsResource.markAsRead.query(api, alerts[0].slug ?? '', client));
    responders[0]?.(HttpResponse.json({}, { status: 500 }));
    expect(await marking).toBe('failed');
    expect(getVisibleState()).toEqual(getStateWithFirstRead());
  });

  it('can be retried after a failure', async () => {
    server.use(handlers.alerts.markAsRead.failed('network'));
    const observer = openDetail(alerts[0].id);
    const stop = observer.subscribe(() => undefined);
    await waitUntilIdle(observer);
    expect(observer.getCurrentResult().isError).toBe(true);
    acceptMarks();
    await observer.refetch();
    expect(observer.getCurrentResult().data?.read).toBe(true);
    stop();
  });
});

describe('another tab', () => {
  it('refetches its lists and counts, but never a detail', async () => {
    const browser = createFakeBrowser();
    const openTab = () => {
      const session = createSession({ ...browser.openTab(), now });
      session.connect();
      return session;
    };
    const [firstSession, secondSession] = [openTab(), openTab()];
    firstSession.signIn({ jwt: createToken() });
    browser.deliver();
    const stop = syncAcrossTabs(client, secondSession);
    const queryKeys = {
      list: alertsResource.list.query(api).queryKey,
      count: alertsResource.count.query(api).queryKey,
      detail: alertsResource.markAsRead.query(api, 1, client).queryKey,
      brief: brief.list.query(api).queryKey,
      other: policyUpdates.list.query(api).queryKey,
    };
    const page: Page<Alert> = { items: [], total: 0, page: 1, perPage: 20 };
    client.setQueryData(queryKeys.list, page);
    client.setQueryData(queryKeys.count, 1);
    client.setQueryData(queryKeys.detail, alerts[0]);
    client.setQueryData(queryKeys.brief, []);
    client.setQueryData(queryKeys.other, page);
    const findStaleKeys = () =>
      Object.entries(queryKeys)
        .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
        .map(([name]) => name);

    server.use(handlers.alerts.markAsRead.complete({ ...alerts[0], read: true }));
    const otherClient = new QueryClient();
    const firstApi = createApiClient({
      host: 'https://api.example.com',
      session: firstSession,
      now,
    });
    await new MutationObserver(otherClient, alertsResource.markAsRead.mutation(firstApi)).mutate(
      alerts[0].id,
    );
    browser.deliver();
    expect(findStaleKeys()).toEqual(['list', 'count', 'brief']);
    stop();
  });
});
