import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const getUrl = ({ router }: ReturnType<typeof openScreen>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

describe('a binding notice', () => {
  const notice = 'Lake Erie storm: Binding moratorium lifted in all 16 counties';

  it('is shown on the page of a product that it is about, with its last day and its states', async () => {
    openScreen('/products/classic/boat');
    const link = await screen.findByRole('link', { name: notice });
    expect(link.getAttribute('href')).toBe('/alerts/lake-erie-storm-lifted');
    expect(screen.getByText('Through Mar 8')).toBeTruthy();
    expect(screen.getByText('MI, OH')).toBeTruthy();
    const where = within(screen.getByRole('region', { name: 'Where you can write it' }));
    await waitFor(() => expect(where.getAllByText('Binding open with conditions')).toHaveLength(2));
  });

  it('is not shown on the page of another product', async () => {
    openScreen('/products/classic/motorcycle');
    const where = await screen.findByRole('region', { name: 'Where you can write it' });
    await within(where).findByRole('link', { name: 'Ohio' });
    expect(screen.queryByText('Binding open with conditions')).toBeNull();
  });

  it('is shown in the product list only if the selected state is one that it is about', async () => {
    const { router } = openScreen('/products?state=MI');
    await screen.findByRole('link', { name: notice });
    await act(() => router.navigate('/products?state=IN'));
    await screen.findByText(/products in Indiana\.$/u);
    expect(screen.queryByRole('link', { name: notice })).toBeNull();
  });

  it('is reported as not checked if the alerts don’t load', async () => {
    network.use(handlers.alerts.list.failed(503));
    openScreen('/products/classic/boat');
    expect(await screen.findByText('Couldn’t check for binding moratoriums.')).toBeTruthy();
  });
});

describe('the product list', () => {
  it('shows how many products are offered in the selected state, and keeps the state in the URL', async () => {
    const user = userEvent.setup();
    const app = openScreen('/products');
    await screen.findByRole('heading', { name: 'Agent360 Home' });
    await user.type(
      screen.getByRole('combobox', { name: 'See what you can write in a state' }),
      'texas',
    );
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByText('10 of our 13 products are offered in Texas.', { selector: 'p' });
    expect(getUrl(app)).toBe('/products?state=TX');
    const limited = await screen.findByRole('region', { name: 'Limited 1' });
    expect(within(limited).getByRole('link').textContent).toBe('Boat and personal watercraft');
  });

  it.each(['?state=zz', '?state=%3Cb%3ETX', `?state=${'x'.repeat(10_000)}`, '?state[]=TX&page=-1'])(
    'shows the products of all states if the query is %j',
    async (search) => {
      const app = openScreen(`/products${search.slice(0, 12_000)}`);
      await screen.findByRole('heading', { name: 'All products' });
      await waitFor(() => expect(getUrl(app)).toBe('/products'));
    },
  );

  it('explains that the selected state isn’t one of the user’s, and lists the user’s states', async () => {
    openScreen('/products?state=TX');
    await screen.findByText(/^Texas isn’t one of your states\. Your states are .+, and .+\.$/u);
    cleanup();
    openScreen('/products?state=MI');
    await screen.findByText(/products in Michigan\.$/u);
    expect(screen.queryByText(/isn’t one of your states/u)).toBeNull();
  });

  it('can be saved as a favorite for a state', async () => {
    const user = userEvent.setup();
    const { router } = openScreen('/products?state=MI');
    await user.click(await screen.findByRole('button', { name: 'Add to favorites' }));
    await screen.findByRole('button', { name: 'Remove from favorites' });
    expect(document.title).toContain('Products in Michigan');
    await router.navigate('/products');
    await screen.findByRole('button', { name: 'Add to favorites' });
    await router.navigate('/products?state=MI');
    await screen.findByRole('button', { name: 'Remove from favorites' });
  });

  it('includes Agent360 only for users with access to it', async () => {
    openScreenAs(network, 'independent-csr', '/products');
    await screen.findByRole('heading', { name: 'Classic 9' });
    expect(screen.queryByRole('heading', { name: /^Agent360/u })).toBeNull();
  });
});

describe('a product', () => {
  it.each([
    ['/products/33', '/products/classic/motorcycle'],
    ['/products/motorcycle', '/products/classic/motorcycle'],
    ['/products/classic/agent360-home', '/products/agent360/agent360-home'],
    ['/products/classic/flood', '/products/flood'],
  ])('has one canonical path: %s redirects to %s', async (path, url) => {
    const app = openScreen(path);
    await waitFor(() => expect(getUrl(app)).toBe(url));
    await screen.findByRole('heading', { level: 2, name: 'Where you can write it' });
  });

  it.each(['/products/agent360-home', '/products/classic/agent360-home', '/products/agent360/31'])(
    'redirects to access denied from %s if the user’s claims don’t allow Agent360',
    async (path) => {
      const app = openScreenAs(network, 'independent-csr', path);
      await screen.findByText(/^You need premier access/u);
      expect(getUrl(app)).toBe('/access-denied?reason=premier&area=agent360');
    },
  );

  it('redirects to access denied even if the host returns a product that the claims don’t allow', async () => {
    const agent360Product = sampleLibrary.products.find(({ area }) => area === 'agent360');
    if (!agent360Product) throw new Error('The sample library has no Agent360 product.');
    const app = openScreenAs(network, 'exclusive-producer', '/');
    network.use(handlers.products.detail.complete(agent360Product));
    await app.router.navigate('/products/anything');
    await screen.findByText(/^For now, your premier access covers/u);
    expect(screen.queryByRole('heading', { name: agent360Product.title })).toBeNull();
  });

  it('shows the authorization error page if the host responds with 403', async () => {
    network.use(handlers.products.detail.failed(403));
    const app = openScreen('/products/motorcycle');
    await waitFor(() => expect(getUrl(app)).toBe('/authorization-error'));
  });

  it('shows the server-down page if the host responds with 503', async () => {
    network.use(handlers.products.detail.failed(503));
    const app = openScreen('/products/motorcycle');
    await waitFor(() => expect(getUrl(app)).toBe('/server-down-error'));
  });
});
