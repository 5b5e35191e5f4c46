import { alerts, favoritePages, menus } from '@producer-portal/api';
import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { openApplication } from '../testing/application.tsx';
import { useNetwork } from '../testing/network.ts';
import { signInSample } from '../testing/open-screen.tsx';
import { prerenderShell } from './prerender.tsx';

useNetwork();
afterEach(() => {
  document.body.replaceChildren();
});

it('renders a shell that React hydrates without changes, even if responses are cached', async () => {
  signInSample('independent-producer');
  const { services, element, stop } = openApplication('/contact-us');
  const { api, queryClient } = services;
  await Promise.all([
    queryClient.fetchQuery(menus.all.query(api)),
    queryClient.fetchQuery(alerts.count.query(api)),
    queryClient.fetchQuery(favoritePages.list.query(api)),
  ]);
  document.body.innerHTML = `<div id="app">${prerenderShell()}</div>`;
  const header = screen.getByRole('banner');
  const onRecoverableError = vi.fn<(error: unknown) => void>();

  const root = hydrateRoot(document.body, element, { onRecoverableError });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  expect(await screen.findByRole('link', { name: /^Alerts.*unread/ })).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('banner')).toBe(header);
  root.unmount();
  stop();
});
