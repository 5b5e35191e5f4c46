import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../routes.manifest.ts';
import { useNetwork } from '../testing/network.ts';
import { openScreen } from '../testing/open-screen.tsx';

// Isolated, because a screen that another test has loaded is never slow.

useNetwork();
afterEach(() => {
  vi.restoreAllMocks();
});

function delayScreen(id: 'digital-accessibility' | 'contact-us') {
  const { screen: loadScreen } = routes[id];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  vi.spyOn(routes[id], 'screen').mockImplementation(async () => {
    await finished;
    return loadScreen();
  });
  return () => act(async () => finish());
}

it('shows the shell with a placeholder while the first page’s code loads', async () => {
  const finish = delayScreen('contact-us');
  openScreen('/contact-us');
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await finish();
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy();
});

it('replaces the old page with a placeholder while the next page’s code loads, then focuses the heading', async () => {
  const finish = delayScreen('digital-accessibility');
  const { router } = openScreen('/contact-us');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  await act(() => router.navigate('/digital-accessibility'));
  expect(router.state.location.pathname).toBe('/digital-accessibility');
  expect(document.querySelector('main h1')).toBeNull();
  await finish();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Digital accessibility' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
