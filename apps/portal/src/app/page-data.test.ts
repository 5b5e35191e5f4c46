import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './page-history.ts';
import { waitForPageData } from './page-data.ts';
import { createRouter } from './router.ts';

const MAX_WAIT = 1000;

let queryClient: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** Waits for the data of a page. The function is called when the wait ends. */
function startWaiting(path = '/alerts') {
  const router = createRouter(createMemoryHistory(path), () => Promise.resolve(null));
  const onEnd = vi.fn<() => void>();
  void waitForPageData({ queryClient }, router, MAX_WAIT).then(onEnd);
  return { router, onEnd };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

it('waits for the data of all calls of the page, but not for other calls', async () => {
  const { onEnd } = startWaiting();
  queryClient.setQueryData(['states', 'list'], []);
  await settle();
  expect(onEnd).not.toHaveBeenCalled();
  queryClient.setQueryData(['alerts', 'list', {}], { items: [] });
  await settle();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('doesn’t wait if the data is there, or if the page needs none', async () => {
  queryClient.setQueryData(['alerts', 'list', {}], { items: [] });
  for (const path of ['/alerts', '/sitemap']) {
    const { onEnd } = startWaiting(path);
    await settle();
    expect(onEnd).toHaveBeenCalledOnce();
  }
});

it('ends when the call fails', async () => {
  const { onEnd } = startWaiting();
  const queryFn = () => Promise.reject(new Error('down'));
  await queryClient.prefetchQuery({ queryKey: ['alerts', 'list', {}], queryFn, retry: false });
  await settle();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends when another page opens that needs no data', async () => {
  const { router, onEnd } = startWaiting();
  await router.ready;
  await router.navigate('/sitemap', { replace: true });
  await settle();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends after the longest time, even without data', async () => {
  const { onEnd } = startWaiting();
  await vi.advanceTimersByTimeAsync(MAX_WAIT - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
