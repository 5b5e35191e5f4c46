import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

// The button goes with the failure that it stands beside: the reader who has pressed it stays where they are.

const network = useNetwork();

/** Opens a page of which something fails, and tries again by the keyboard: with success, or with what comes `then`. */
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
  ['a list', '/guides-and-rate-bulletins', handlers.guides.list.failed(422), 'Loading guides'],
  ['a record', '/products/boat', handlers.products.detail.failed(422), 'Loading the product'],
  [
    'the map',
    '/products/product-availability-map',
    handlers.products.all.failed(422),
    'Loading the map',
  ],
])('of %s keeps the focus at what loads', async (_, path, failing, words) => {
  await tryAgain(path, failing);
  expect(document.activeElement?.getAttribute('data-load-state')).not.toBeNull();
  expect(await screen.findByText(words, { selector: 'output span' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-load-state')).toBe('complete'),
  );
});

it('of the latest news keeps the focus at its heading, and the page around it', async () => {
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

it('of a call behind the top of the home page takes nothing away meanwhile', async () => {
  const { failed, pending } = handlers.policyUpdates.list;
  await tryAgain('/', failed(422), pending());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Needs your attention' })).toBeTruthy();
  const latest = within(screen.getByRole('region', { name: 'Latest across the portal' }));
  expect(latest.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(latest.getByRole('heading', { level: 2 }));
});
