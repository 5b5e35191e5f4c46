import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createMemoryHistory } from './page-history.ts';
import { waitForPageData } from './page-data.ts';
import { createRouter } from './router.ts';

it('waits for the data of all calls of the page, but not for other calls', async () => {
  const queryClient = new QueryClient();
  const router = createRouter(createMemoryHistory('/alerts'), () => Promise.resolve(null));
  let isDone = false;
  const done = waitForPageData({ queryClient }, router).then(() => {
    isDone = true;
  });
  queryClient.setQueryData(['states', 'list'], []);
  await Promise.resolve();
  expect(isDone).toBe(false);
  queryClient.setQueryData(['alerts', 'list', {}], { items: [] });
  await done;
  await waitForPageData({ queryClient }, router);
});
