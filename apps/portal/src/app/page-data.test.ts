import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createMemoryHistory } from './page-history.ts';
import { waitForPageData } from './page-data.ts';
import { createRouter } from './router.ts';

it('waits for the data of all calls of the page, but not for other calls', async () => {
  const queryClient = new QueryClient();
  const router = createRouter(createMemoryHistory('/alerts'), () => Promise.resolve(null));
  const onData = vi.fn<() => void>();
  const done = waitForPageData({ queryClient }, router).then(onData);
  queryClient.setQueryData(['states', 'list'], []);
  await Promise.resolve();
  expect(onData).not.toHaveBeenCalled();
  queryClient.setQueryData(['alerts', 'list', {}], { items: [] });
  await done;
  await waitForPageData({ queryClient }, router);
});
