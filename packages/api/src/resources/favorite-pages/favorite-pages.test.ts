import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../client/api-client.ts';
import { isRejected } from '../../errors/rejected.ts';
import { createSession } from '../../session/create-session.ts';
import { FIXED_NOW } from '../../testing/clock.ts';
import { createFactories } from '../../testing/factories.ts';
import { handlers } from '../../testing/handlers.ts';
import { sampleHandlers } from '../../testing/sample-handlers.ts';
import { sampleLibrary } from '../../testing/sample/index.ts';
import { sampleTokens } from '../../testing/tokens.ts';
import {
  createFavoritePageMutation,
  deleteFavoritePageMutation,
  moveFavoritePageMutation,
  renameFavoritePageMutation,
} from './changes.ts';
import { favoritePages } from './resource.ts';
import type { FavoritePage } from './schema.ts';

const server = setupServer();
const make = createFactories();
const initialPages = sampleLibrary.favoritePages;
const getTitles = (pages: readonly FavoritePage[] | undefined) => pages?.map(({ title }) => title);

let api: ApiClient;
let client: QueryClient;
let unsubscribe: () => void;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  server.use(...sampleHandlers());
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  api = createApiClient({ host: 'https://api.example.com', session });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = favoritePages.list.query(api);
  await client.fetchQuery(query);
  unsubscribe = new QueryObserver(client, query).subscribe(() => undefined);
});
afterEach(() => {
  unsubscribe();
  client.clear();
  server.resetHandlers();
});

const getCachedPages = () => client.getQueryData(favoritePages.list.query(api).queryKey);
const waitUntilIdle = () =>
  vi.waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
const move = (id: FavoritePage['id'], index: number) =>
  new MutationObserver(client, moveFavoritePageMutation(api)).mutate({ id, index });
const remove = (id: FavoritePage['id']) =>
  new MutationObserver(client, deleteFavoritePageMutation(api)).mutate(id);
const catchError = (result: Promise<unknown>) => result.catch((error: unknown) => error);

it('moves a favorite immediately, and finally shows the host’s order', async () => {
  const [alerts, updates, unreadAlerts] = initialPages;
  const moves = [move(unreadAlerts!.id, 0), move(updates!.id, 8)];
  await vi.waitFor(() => expect(getTitles(getCachedPages())?.[0]).toBe('Unread alerts'));
  await vi.waitFor(() => expect(getTitles(getCachedPages())?.at(-1)).toBe('Policy updates'));
  await Promise.all(moves);
  await waitUntilIdle();
  expect(getTitles(getCachedPages())?.slice(0, 2)).toEqual(['Unread alerts', alerts?.title]);
  expect(getCachedPages()?.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);

  const reversedPages = initialPages
    .toReversed()
    .map((page, index) => ({ ...page, position: index + 1 }));
  server.use(handlers.favoritePages.list.complete(reversedPages));
  await move(unreadAlerts!.id, 3);
  await waitUntilIdle();
  expect(getCachedPages()).toEqual(reversedPages);
});

it('sends moves in order, one after the other', async () => {
  const sentBodies: unknown[] = [];
  let callsInFlight = 0;
  server.use(
    http.patch('*/favorite_pages/:id/position', async ({ params, request }) => {
      callsInFlight += 1;
      expect(callsInFlight).toBe(1);
      sentBodies.push([params['id'], await request.json()]);
      await delay(5);
      callsInFlight -= 1;
      return HttpResponse.json({ favorite_page: initialPages[0] });
    }),
  );
  await Promise.all([move(7003, 0), move(7001, 4), move(7003, 2)]);
  expect(sentBodies).toEqual([
    ['7003', { position: 1 }],
    ['7001', { position: 5 }],
    ['7003', { position: 3 }],
  ]);
});

it('reverts only the move that fails', async () => {
  // The refetch fails, so the list shows only our own changes.
  server.use(handlers.favoritePages.list.failed('network'));
  const response = Promise.withResolvers<void>();
  server.use(
    http.patch('*/favorite_pages/7003/position', async () => {
      await response.promise;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const failedMove = catchError(move(7003, 0));
  const otherMove = move(7009, 0);
  await vi.waitFor(() =>
    expect(getTitles(getCachedPages())?.slice(0, 2)).toEqual(['Contact us', 'Unread alerts']),
  );
  response.resolve();
  expect(await failedMove).toMatchObject({ status: 500 });
  await otherMove;
  await waitUntilIdle();
  expect(getTitles(getCachedPages())).toEqual([
    'Contact us',
    ...getTitles(initialPages.filter(({ id }) => id !== 7009))!,
  ]);
});

it('removes a favorite immediately, returns it, and restores it if the call fails', async () => {
  const response = Promise.withResolvers<void>();
  server.use(
    http.delete('*/favorite_pages/7002', async () => {
      await response.promise;
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  server.use(handlers.favoritePages.list.pending());
  const mutation = new MutationObserver(client, deleteFavoritePageMutation(api));
  const result = catchError(mutation.mutate(7002));
  await vi.waitFor(() => expect(getTitles(getCachedPages())).not.toContain('Policy updates'));
  expect(getCachedPages()?.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  response.resolve();
  expect(await result).toMatchObject({ status: 503 });
  expect(mutation.getCurrentResult().context?.removed).toEqual({ page: initialPages[1], index: 1 });
  expect(getCachedPages()).toEqual(initialPages);
});

it('treats a favorite that no longer exists as removed', async () => {
  server.use(handlers.favoritePages.delete.empty());
  server.use(handlers.favoritePages.list.pending());
  await remove(7002);
  expect(getTitles(getCachedPages())).not.toContain('Policy updates');
});

it('restores a removed favorite in its old position', async () => {
  await remove(7002);
  await waitUntilIdle();
  expect(getTitles(getCachedPages())).not.toContain('Policy updates');
  const { title, path } = initialPages[1]!;
  const create = new MutationObserver(client, createFavoritePageMutation(api));
  await create.mutate({ title: title ?? '', path, index: 1 });
  await waitUntilIdle();
  expect(getTitles(getCachedPages())).toEqual(getTitles(initialPages));
});

it('shows a new favorite when the response arrives, and then the host’s list', async () => {
  const create = new MutationObserver(client, createFavoritePageMutation(api));
  await create.mutate({ title: 'Ohio alerts', path: '/alerts?states[]=OH' });
  expect(getTitles(getCachedPages())?.at(-1)).toBe('Ohio alerts');
  await waitUntilIdle();
  expect(getTitles(getCachedPages())).toEqual([...getTitles(initialPages)!, 'Ohio alerts']);
});

it('sends one idempotency key per submission, even on a retry', async () => {
  const sentKeys: (string | null)[] = [];
  const favorite_page = make.favoritePage();
  server.use(
    http.post('*/favorite_pages', ({ request }) => {
      sentKeys.push(request.headers.get('Idempotency-Key'));
      return sentKeys.length < 3
        ? HttpResponse.error()
        : HttpResponse.json({ favorite_page }, { status: 201 });
    }),
  );
  const submission = { title: 'Alerts', path: '/alerts' };
  const create = new MutationObserver(client, {
    ...createFavoritePageMutation(api),
    retry: 1,
    retryDelay: 0,
  });
  await catchError(create.mutate(submission));
  await create.mutate(submission);
  await create.mutate({ ...submission });
  expect(sentKeys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(sentKeys.slice(0, 3)).toEqual([sentKeys[0], sentKeys[0], sentKeys[0]]);
  expect(sentKeys[3]).not.toBe(sentKeys[0]);
});

it('throws an error with the host’s messages, and keeps the list, if a favorite is rejected', async () => {
  server.use(
    handlers.favoritePages.create.failed(422, { errors: { path: ['There is room for 200.'] } }),
  );
  const create = new MutationObserver(client, createFavoritePageMutation(api));
  const error = await catchError(create.mutate({ title: 'Alerts', path: '/alerts' }));
  expect(isRejected(error) && error.fields).toEqual({ path: ['There is room for 200.'] });
  await waitUntilIdle();
  expect(getCachedPages()).toEqual(initialPages);
});

it('uses mutation keys that start with the list’s key', () => {
  for (const { mutationKey } of [moveFavoritePageMutation(api), deleteFavoritePageMutation(api)]) {
    expect(mutationKey.slice(0, 2)).toEqual(favoritePages.list.cacheKey);
  }
});

it('notifies other tabs of a change', async () => {
  const notify = vi.spyOn(api.session, 'notify');
  await remove(7002);
  expect(notify).toHaveBeenCalledWith({ type: 'changed', resource: 'favoritePages' });
});

describe('renameFavoritePageMutation', () => {
  const createRenameMutation = () => new MutationObserver(client, renameFavoritePageMutation(api));
  const [, { id, path } = { id: 0, path: '' }] = initialPages;

  it('changes the title immediately and keeps the position', async () => {
    const renaming = createRenameMutation().mutate({ id, path, title: 'My updates', index: 1 });
    await vi.waitFor(() => expect(getTitles(getCachedPages())?.[1]).toBe('My updates'));
    const page = await renaming;
    expect(getCachedPages()?.[1]).toMatchObject({ id: page.id, title: 'My updates', path });
    await waitUntilIdle();
    expect(getCachedPages()?.[1]).toMatchObject({ id: page.id, title: 'My updates', path });
    expect(getCachedPages()).toHaveLength(initialPages.length);
  });

  it('uses the same idempotency key when it runs again after a failure', async () => {
    const sentKeys: (string | null)[] = [];
    server.use(
      http.post('*/favorite_pages', ({ request }) => {
        sentKeys.push(request.headers.get('Idempotency-Key'));
        return sentKeys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const variables = { id, path, title: 'My updates', index: 1 };
    await catchError(createRenameMutation().mutate(variables));
    await waitUntilIdle();
    expect(getTitles(getCachedPages())).not.toContain('My updates');
    await createRenameMutation().mutate(variables);
    await waitUntilIdle();
    expect(getTitles(getCachedPages())?.[1]).toBe('My updates');
    expect(sentKeys[1]).toBe(sentKeys[0]);
  });
});
