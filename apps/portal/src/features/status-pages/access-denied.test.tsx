import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

describe('a page that the user’s claims don’t allow', () => {
  it.each([
    ['/agent360', /^You need premier access to open Agent360/u, /territory manager/u],
    [
      '/agent360/new-products',
      /^You need premier access to open Agent360 and its products/u,
      /territory manager/u,
    ],
    ['/marketing-collateral/co-op-marketing-center', /co-op marketing center/u, /supervisor/u],
    ['/marketing-collateral/co-op-marketing-center/orders', /cart and orders/u, /supervisor/u],
    ['/ready-to-use-social-media-posts', /social media posts/u, /supervisor/u],
    ['/co-branded-videos', /co-branded videos/u, /supervisor/u],
  ])('explains why the user can’t open %s and who can help', async (path, reason, contact) => {
    openScreenAs(network, 'independent-csr', path);
    await screen.findByRole('heading', {
      level: 1,
      name: 'You don’t have access to this page',
    });
    screen.getByText(reason);
    screen.getByText(contact);
    const support = await screen.findByRole('link', { name: '555-0140' });
    expect(support.getAttribute('href')).toBe('tel:5550140');
    screen.getByRole('link', { name: 'Go to home' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('tells users with limited access what they can open', async () => {
    openScreenAs(network, 'exclusive-producer', '/agent360/new-products');
    await screen.findByText(/^For now, your premier access covers/u);
    const part = screen.getByRole('link', { name: 'About Agent360' });
    expect(part.getAttribute('href')).toBe('/agent360');
  });

  it('doesn’t mention limited access to other users', async () => {
    openScreenAs(network, 'home-office-admin', '/access-denied?reason=premier&area=agent360');
    await screen.findByText(/^You need premier access to open Agent360 and its products/u);
    expect(screen.queryByText(/^For now, your premier access covers/u)).toBeNull();
  });

  it.each(['', '?reason=nonsense&area=__proto__', '?reason[]=premier&area=social%00'])(
    'falls back to a general reason if the query is %j',
    async (search) => {
      openScreenAs(network, 'independent-csr', `/access-denied${search}`);
      const why = await screen.findByText(/^You don’t have access to this area/u);
      expect(why.textContent).toBe('You don’t have access to this area.');
    },
  );

  it('shows the host’s message about a product that is closed for the user', async () => {
    network.use(handlers.products.detail.failed(403, { message: 'Opens <b>April 1</b>.' }));
    openScreen('/products/boat', { persona: 'independent-csr' });
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
    expect(screen.getByText('Opens <b>April 1</b>.')).toBeTruthy();
  });

  it('shows no link to contacts to signed-out users', async () => {
    openScreen('/access-denied?reason=premier&area=agent360', { persona: null });
    await screen.findByText(/^You need premier access to open Agent360 and its products/u);
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });
});

describe('a record that the user can’t see', () => {
  it('says that the record may be for other states, and lists the user’s states', async () => {
    openScreenAs(
      network,
      'independent-producer',
      '/guides-and-rate-bulletins/tx-manufactured-home-guideline',
    );
    await screen.findByRole('heading', {
      level: 1,
      name: 'Oops! That page could not be found.',
    });
    screen.getByText(/may be for other states or agencies/u);
    const states = await screen.findByText(/^You can see content for/u);
    expect(states.textContent).toContain(
      'for Indiana, Michigan, and Ohio, plus content for all states',
    );
  });

  it('doesn’t mention states for a URL that matches no route', async () => {
    openScreenAs(network, 'independent-producer', '/no-such-page/at-all');
    await screen.findByText(/may be out of date or mistyped/u);
    await waitFor(() => expect(screen.queryByText(/You can see content for/u)).toBeNull());
  });
});
