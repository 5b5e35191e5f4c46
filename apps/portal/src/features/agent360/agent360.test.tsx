import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const pages = ['', '/what-to-expect', '/product-overview', '/new-products', '/training', '/take20'];

describe('Agent360', () => {
  it.each(pages)(
    'redirects to access denied without premier access and explains why: /agent360%s',
    async (page) => {
      const { router } = openScreenAs(network, 'independent-csr', `/agent360${page}`);
      await screen.findByText(/^You need premier access/u);
      expect(router.state.location.pathname).toBe('/access-denied');
    },
  );

  it.each(pages)('opens only introductory pages with limited access: /agent360%s', async (page) => {
    const isOpen = ['', '/what-to-expect', '/training'].includes(page);
    const { router } = openScreenAs(network, 'exclusive-producer', `/agent360${page}`);
    await screen.findByRole('heading', { level: 1, name: isOpen ? /./u : /access/u });
    expect(router.state.location.pathname).toBe(isOpen ? `/agent360${page}` : '/access-denied');
  });

  it('lists only the pages that the user can open', async () => {
    openScreenAs(network, 'exclusive-producer', '/agent360');
    const nav = await screen.findByRole('navigation', { name: 'Agent360 pages' });
    expect(nav.textContent).toBe('About Agent360What to expectAgent360 training');
    expect(screen.getByText(/open when your premier access is active/u)).toBeTruthy();
  });

  it('shows the user’s wave', async () => {
    openScreenAs(network, 'exclusive-producer', '/agent360/what-to-expect');
    expect(
      await screen.findByText(
        'You’re in Wave 3. Agent360 opens for you in 35 days, on April 6, 2026.',
      ),
    ).toBeTruthy();
  });

  it('shows a message if the user has no wave', async () => {
    openScreenAs(network, 'home-office-admin', '/agent360/what-to-expect');
    expect(await screen.findByText(/don’t have a wave on file/u)).toBeTruthy();
  });

  it('redirects /agent360/agent360 to /agent360', async () => {
    const { router } = openScreen('/agent360/agent360');
    await waitFor(() => expect(router.state.location.pathname).toBe('/agent360'));
  });
});
