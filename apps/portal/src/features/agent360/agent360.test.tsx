import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const pages = ['', '/what-to-expect', '/product-overview', '/new-products', '/training', '/take20'];

describe('Agent360', () => {
  it.each(pages)('is closed without premier access, and says why: /agent360%s', async (page) => {
    const { router } = openAs(network, 'independent-csr', `/agent360${page}`);
    await screen.findByText(/open to producers with premier access/u);
    expect(router.state.location.pathname).toBe('/access-denied');
  });

  it.each(pages)('with limited access opens its introduction alone: /agent360%s', async (page) => {
    const isOpen = ['', '/what-to-expect', '/training'].includes(page);
    const { router } = openAs(network, 'exclusive-producer', `/agent360${page}`);
    await screen.findByRole('heading', { level: 1, name: isOpen ? /./u : /access/u });
    expect(router.state.location.pathname).toBe(isOpen ? `/agent360${page}` : '/access-denied');
  });

  it('names only the pages that are open', async () => {
    openAs(network, 'exclusive-producer', '/agent360');
    const nav = await screen.findByRole('navigation', { name: 'Agent360 pages' });
    expect(nav.textContent).toBe('About Agent360What to expectAgent360 training');
    expect(screen.getByText(/open when your premier access is active/u)).toBeTruthy();
  });

  it('tells each reader their own wave', async () => {
    openAs(network, 'exclusive-producer', '/agent360/what-to-expect');
    expect(
      await screen.findByText('You’re in Wave 3. It opens in 35 days, on April 6, 2026.'),
    ).toBeTruthy();
  });

  it('knows no wave of who has none', async () => {
    openAs(network, 'home-office-admin', '/agent360/what-to-expect');
    expect(await screen.findByText(/does not say which wave/u)).toBeTruthy();
  });

  it('gives a page of its own address to what was asked for by another', async () => {
    const { router } = openScreen('/agent360/agent360');
    await waitFor(() => expect(router.state.location.pathname).toBe('/agent360'));
  });
});
