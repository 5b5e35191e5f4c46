import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

// The retry button disappears with the error, so focus must move to a nearby element.

const network = useNetwork();

/**
 * Opens a page with a failing call and retries by keyboard. The retry succeeds unless the handlers in `then` respond otherwise.
 */
async function tryAgain(
  path: string,
  failing: RequestHandler,
  ...then: RequestHandler[]
): Promise<void> {
  network.use(failing);
  openScreen(path);
  const button = await screen.findByRole('button', { name: 'Try again' });
  network.resetHandlers();
  network.use(...then);
  button.focus();
  await userEvent.keyboard('{Enter}');
}

it.each([
  ['a list', '/guides-and-rate-bulletins', handlers.guides.list.failed(422), 'Loading documents'],
  ['a record', '/products/classic/boat', handlers.products.detail.failed(422), 'Loading product'],
  [
    'the map',
    '/products/product-availability-map',
    handlers.products.all.failed(422),
    'Loading map',
  ],
])('retrying %s moves focus to the loading content', async (_, path, failing, text) => {
  await tryAgain(path, failing);
  expect(document.activeElement?.getAttribute('data-load-state')).not.toBeNull();
  expect(await screen.findByText(text, { selector: 'output span' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-load-state')).toBe('complete'),
  );
});

it('retrying the latest news moves focus to its heading and keeps the page', async () => {
  await tryAgain('/', handlers.fieldManagementNews.list.failed(422));
  const latest = screen.getByRole('region', { name: 'Latest across the portal' });
  expect(document.activeElement).toBe(within(latest).getByRole('heading', { level: 2 }));
  expect(
    await screen.findByText('Loading Latest across the portal', {
      selector: 'output span',
    }),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(document.activeElement).toBe(within(latest).getByRole('heading', { level: 2 }));
});

it('retrying a call of the home page keeps the content during the retry', async () => {
  const { failed, pending } = handlers.policyUpdates.list;
  await tryAgain('/', failed(422), pending());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Needs your attention' })).toBeTruthy();
  const latest = within(screen.getByRole('region', { name: 'Latest across the portal' }));
  expect(latest.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(latest.getByRole('heading', { level: 2 }));
});

it('a failed part shows the host’s message', async () => {
  network.use(handlers.fieldManagementNews.list.failed(422, { message: 'Back on <b>Friday</b>.' }));
  openScreen('/');
  await screen.findByText('Back on <b>Friday</b>.');
  expect(screen.getByText('Couldn’t load this section.')).toBeTruthy();
});
