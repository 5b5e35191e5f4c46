import { sampleLibrary } from '@producer-portal/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const map = '/products/product-availability-map';

const getUrl = ({ router }: ReturnType<typeof openScreen>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

describe('the availability map', () => {
  it.each([
    [`${map}/TX`, `${map}?state=TX`],
    [`${map}/ri`, `${map}?state=RI`],
    [`${map}?state=tx`, `${map}?state=TX`],
    [`${map}?state=%3Cscript%3E`, map],
    [`${map}?state=${'TX'.repeat(5000)}`, map],
    [`${map}?state[]=TX&page=999999`, map],
    [`${map}/33?state=oh`, `${map}/motorcycle?state=OH`],
  ])('normalizes the URL %s', async (path, url) => {
    const app = openScreen(path);
    await screen.findByRole('heading', { level: 2, name: 'State by state' });
    await waitFor(() => expect(getUrl(app)).toBe(url));
  });

  it.each([
    `${map}/no-such-product`,
    `${map}/no-such-product?state=TX`,
    `${map}/%2e%2e%2falerts`,
    `${map}/zz`,
  ])('shows not-found for %s', async (path) => {
    openScreen(path);
    const heading = await screen.findByRole('heading', { level: 1, name: /^Oops!/u });
    expect(heading.textContent).toBe('Oops! That page could not be found.');
    expect(document.title).toContain('That page could not be found');
  });

  it('redirects to access denied for a product that the user has no access to, and explains why', async () => {
    const app = openScreenAs(network, 'independent-csr', `${map}/agent360-home?state=FL`);
    await waitFor(() => expect(getUrl(app)).toBe('/access-denied?reason=premier&area=agent360'));
  });

  it('keeps the state when the product changes, and the product when the state changes', async () => {
    const user = userEvent.setup();
    const app = openScreen(`${map}/boat?state=TX`);
    const product = await screen.findByRole('combobox', { name: 'Product' });
    await user.clear(product);
    await user.type(product, 'motorc');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Motorcycle in Texas' });
    expect(getUrl(app)).toBe(`${map}/motorcycle?state=TX`);

    const state = await screen.findByRole('combobox', { name: 'State' });
    await user.clear(state);
    await user.type(state, 'michigan');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Michigan' });
    expect(getUrl(app)).toBe(`${map}/motorcycle?state=MI`);
    await app.router.navigate(-1);
    await screen.findByRole('heading', { level: 2, name: 'Texas' });
  });

  it.each([
    [map, 'Product availability map'],
    [`${map}?state=TX`, 'Product availability in Texas'],
    [`${map}/boat`, 'Boat and personal watercraft by state'],
    [`${map}/boat?state=TX`, 'Boat and personal watercraft in Texas'],
  ])('shows the name in the heading, browser tab, and breadcrumb: %s', async (path, name) => {
    openScreen(path);
    await screen.findByRole('heading', { level: 1, name });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name}\\b`, 'u')));
    expect(trail.getAllByRole('listitem').at(-1)?.textContent).toBe(name);
  });

  it('lists the products that can be written in a state, with a link to each product’s map', async () => {
    const user = userEvent.setup();
    openScreen(map);
    const state = await screen.findByRole('combobox', { name: 'State' });
    await user.type(state, 'texas');
    await user.keyboard('{ArrowDown}{Enter}');
    const summary = within(await screen.findByRole('region', { name: 'Texas' }));
    summary.getByText('Offered: 10 of 13 products');
    expect(
      summary.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Available9', 'Limited1', 'Coming soon2', 'Not offered1']);
    const links = summary.getAllByRole<HTMLAnchorElement>('link');
    expect(links).toHaveLength(sampleLibrary.products.length);
    expect(links[0]?.textContent).toBe('Collector auto');
    expect(links[0]?.getAttribute('href')).toBe(`${map}/collector-auto?state=TX`);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Texas: 10 of 13 products',
      ),
    );
  });

  it('moves focus from the state list to the details', async () => {
    const user = userEvent.setup();
    const app = openScreen(`${map}?state=OH`);
    await user.click(await screen.findByRole('link', { name: 'Rhode Island' }));
    const summary = await screen.findByRole('heading', { level: 2, name: 'Rhode Island' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(getUrl(app)).toBe(`${map}?state=RI`);
  });

  it('highlights one step of the color scale', async () => {
    const user = userEvent.setup();
    openScreen(map);
    const legend = within(await screen.findByRole('group', { name: 'Products offered' }));
    expect(legend.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '12 of 13 products 4 states',
      '10 of 13 products 40 states',
      '7 to 9 of 13 products 5 states',
      '1 to 4 of 13 products 2 states',
    ]);
    await user.click(legend.getByRole('button', { name: /^1 to 4/u }));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Hawaii',
      'Massachusetts',
    ]);
  });

  it('lists the products in alphabetical order in its product picker', async () => {
    const user = userEvent.setup();
    openScreen(map);
    const product = await screen.findByRole('combobox', { name: 'Product' });
    await user.click(product);
    const list = document.getElementById(product.getAttribute('aria-controls') ?? '');
    const names = [...(list?.querySelectorAll('[role=option]') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(sampleLibrary.products.map(({ title }) => title).toSorted());
  });

  it('stays on the page and shows a message if no product matches the typed text', async () => {
    const user = userEvent.setup();
    const app = openScreen(`${map}/boat?state=TX`);
    const product = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Product' });
    await user.clear(product);
    await user.type(product, 'zeppelin');
    await user.tab();
    await screen.findByText('No products match “zeppelin”.', { selector: 'main *' });
    expect(product.value).toBe('zeppelin');
    expect(getUrl(app)).toBe(`${map}/boat?state=TX`);
    await user.clear(product);
    await user.type(product, 'motor');
    const offered = screen.getAllByRole('option', { name: /^Motor/u });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Motor home', 'Motorcycle']);
  });

  it('explains that a state is not one of the user’s own, and lists the user’s states', async () => {
    openScreen(`${map}/boat?state=TX`);
    await screen.findByText(/^Texas isn’t one of your states\. Your states are .+, and .+\.$/u);
    expect(document.title).toContain('Boat and personal watercraft in Texas');
  });

  it('sorts its table and marks the sorted column', async () => {
    const user = userEvent.setup();
    openScreen(`${map}/boat`);
    const first = () => screen.getAllByRole('rowheader')[0]?.textContent;
    const status = await screen.findByRole('button', { name: 'Status' });
    expect(first()).toBe('Alabama');
    await user.click(status);
    await user.click(status);
    expect(first()).toBe('Hawaii');
    expect(screen.getByRole('columnheader', { name: 'Status' }).ariaSort).toBe('descending');
  });
});
