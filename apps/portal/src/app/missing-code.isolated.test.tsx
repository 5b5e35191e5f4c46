import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { goOffline } from '../testing/go-offline.ts';
import { useNetwork } from '../testing/network.ts';
import { openScreen } from '../testing/open-screen.tsx';

// Isolated, because code that another test has loaded is never missing.

useNetwork();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const messages = () => screen.queryAllByText('You’re offline. This opens when you’re back online.');

async function openPageOffline() {
  const app = openScreen('/contact-us');
  await heading('Contact us');
  return { ...app, goOnline: goOffline() };
}

it('keeps the shell when a screen’s code is missing, and opens the screen when the network is back', async () => {
  const { router, goOnline } = await openPageOffline();
  await act(() => router.navigate('/digital-accessibility'));
  const title = await heading('You’re offline');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  expect(screen.getByText('This page opens when you’re back online.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/digital-accessibility');
  await goOnline();
  await heading('Digital accessibility');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('keeps the page when the account menu’s code is missing, and opens the menu when the network is back', async () => {
  const { goOnline } = await openPageOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() => expect(messages()).not.toHaveLength(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy();
  await goOnline();
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('stays on the page when the search dialog’s code is missing, and closes the message', async () => {
  const { router } = await openPageOffline();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(messages()).not.toHaveLength(0));
  expect(router.state.location.pathname).toBe('/contact-us');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('keeps the phone menu when its account section is missing', async () => {
  // jsdom doesn't implement modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const { goOnline } = await openPageOffline();
  await userEvent.click(screen.getByRole('button', { name: /^Menu/u }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await menu.findByText('You’re offline. This opens when you’re back online.');
  expect(menu.getByRole('button', { name: /^News/u })).toBeTruthy();
  await goOnline();
  expect(await menu.findByRole('button', { name: 'Sign out' })).toBeTruthy();
});
