import { sampleLibrary } from '@producer-portal/api/sample-library';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const mapPath = '/products/product-availability-map';

const getUrl = ({ router }: ReturnType<typeof openScreen>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

describe('the availability map', () => {
  const notice = { name: 'Lake Erie storm: Binding moratorium lifted in all 16 counties' };

  it.each([
    ['?state=OH', true],
    ['/boat?state=OH', true],
    ['/boat?state=IN', false],
    ['/motorcycle?state=OH', false],
  ])('shows the binding notices for the product and the state: %s, %s', async (path, isShown) => {
    const { router } = openScreen(`${mapPath}/boat`);
    await screen.findByRole('link', notice);
    const own = within(screen.getByRole('region', { name: 'Your states' }));
    expect(own.getAllByText('Binding open with conditions')).toHaveLength(2);
    await act(() => router.navigate(mapPath + path));
    await waitFor(() => expect(screen.queryByRole('link', notice) !== null).toBe(isShown));
  });

  it('shows no binding notice if none is about the product', async () => {
    openScreen(`${mapPath}/motorcycle?state=OH`);
    await screen.findByRole('region', { name: 'Your states' });
    expect(screen.queryByRole('link', notice)).toBeNull();
  });

  it.each([
    [`${mapPath}/TX`, `${mapPath}?state=TX`],
    [`${mapPath}/ri`, `${mapPath}?state=RI`],
    [`${mapPath}?state=tx`, `${mapPath}?state=TX`],
    [`${mapPath}?state=%3Cscript%3E`, mapPath],
    [`${mapPath}?state=${'TX'.repeat(5000)}`, mapPath],
    [`${mapPath}?state[]=TX&page=999999`, mapPath],
    [`${mapPath}/33?state=oh`, `${mapPath}/motorcycle?state=OH`],
    [`${mapPath}/boat?layer=binding&state=oh`, `${mapPath}/boat?state=OH&layer=binding`],
    [`${mapPath}/boat?layer=%3Cscript%3E`, `${mapPath}/boat`],
    [`${mapPath}?layer=binding`, mapPath],
  ])('redirects %s to its canonical URL', async (path, url) => {
    const app = openScreen(path);
    await screen.findByRole('heading', { level: 2, name: 'State by state' });
    await waitFor(() => expect(getUrl(app)).toBe(url));
  });

  it.each([
    `${mapPath}/no-such-product`,
    `${mapPath}/no-such-product?state=TX`,
    `${mapPath}/%2e%2e%2falerts`,
    `${mapPath}/zz`,
  ])('shows a not-found page for %s', async (path) => {
    openScreen(path);
    const heading = await screen.findByRole('heading', { level: 1, name: /^Oops!/u });
    expect(heading.textContent).toBe('Oops! That page could not be found.');
    expect(document.title).toContain('That page could not be found');
  });

  it('redirects to access denied for a product that the user has no access to, and explains why', async () => {
    const app = openScreenAs(network, 'independent-csr', `${mapPath}/agent360-home?state=FL`);
    await waitFor(() => expect(getUrl(app)).toBe('/access-denied?reason=premier&area=agent360'));
  });

  it('keeps the layer when the user selects another state, and returns to the previous layer on Back', async () => {
    const user = userEvent.setup();
    const app = openScreen(`${mapPath}/boat?state=OH`);
    await user.click(await screen.findByRole('radio', { name: 'Binding now' }));
    await waitFor(() => expect(getUrl(app)).toBe(`${mapPath}/boat?state=OH&layer=binding`));
    const own = within(screen.getByRole('region', { name: 'Your states' }));
    await user.click(own.getByRole('link', { name: 'Indiana' }));
    await waitFor(() => expect(getUrl(app)).toBe(`${mapPath}/boat?state=IN&layer=binding`));
    await act(() => app.router.navigate(-2));
    await waitFor(() => expect(getUrl(app)).toBe(`${mapPath}/boat?state=OH`));
    expect(screen.getByRole('radio', { name: 'Availability', checked: true })).toBeTruthy();
  });

  it('keeps the state when the user selects another product, and the product when the user selects another state', async () => {
    const user = userEvent.setup();
    const app = openScreen(`${mapPath}/boat?state=TX`);
    const product = await screen.findByRole('combobox', { name: 'Product' });
    await user.clear(product);
    await user.type(product, 'motorc');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Motorcycle in Texas' });
    expect(getUrl(app)).toBe(`${mapPath}/motorcycle?state=TX`);

    const state = await screen.findByRole('combobox', { name: 'State' });
    await user.clear(state);
    await user.type(state, 'michigan');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Michigan' });
    expect(getUrl(app)).toBe(`${mapPath}/motorcycle?state=MI`);
    await app.router.navigate(-1);
    await screen.findByRole('heading', { level: 2, name: 'Texas' });
  });

  it.each([
    [mapPath, 'Product availability map'],
    [`${mapPath}?state=TX`, 'Product availability in Texas'],
    [`${mapPath}/boat`, 'Boat and personal watercraft by state'],
    [`${mapPath}/boat?state=TX`, 'Boat and personal watercraft in Texas'],
  ])('shows the title in the heading, browser tab, and breadcrumb: %s', async (path, name) => {
    openScreen(path);
    await screen.findByRole('heading', { level: 1, name });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name}\\b`, 'u')));
    expect(trail.getAllByRole('listitem').at(-1)?.textContent).toBe(name);
  });

  it('lists the products by their status in a state, with a link to each product’s map', async () => {
    const user = userEvent.setup();
    openScreen(mapPath);
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
    expect(links[0]?.getAttribute('href')).toBe(`${mapPath}/collector-auto?state=TX`);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Texas: 10 of 13 products',
      ),
    );
  });

  it('moves focus from the state list to the details', async () => {
    const user = userEvent.setup();
    const app = openScreen(`${mapPath}?state=OH`);
    await user.click(await screen.findByRole('link', { name: 'Rhode Island' }));
    const summary = await screen.findByRole('heading', { level: 2, name: 'Rhode Island' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(getUrl(app)).toBe(`${mapPath}?state=RI`);
  });

  it('lists only the states in the selected range of the color scale', async () => {
    const user = userEvent.setup();
    openScreen(mapPath);
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

  it('lists the products in alphabetical order in the product picker', async () => {
    const user = userEvent.setup();
    openScreen(mapPath);
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
    const app = openScreen(`${mapPath}/boat?state=TX`);
    const product = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Product' });
    await user.clear(product);
    await user.type(product, 'zeppelin');
    await user.tab();
    await screen.findByText('No products match “zeppelin”.', { selector: 'main *' });
    expect(product.value).toBe('zeppelin');
    expect(getUrl(app)).toBe(`${mapPath}/boat?state=TX`);
    await user.clear(product);
    await user.type(product, 'motor');
    const offeredOptions = screen.getAllByRole('option', { name: /^Motor/u });
    expect(offeredOptions.map(({ textContent }) => textContent)).toEqual([
      'Motor home',
      'Motorcycle',
    ]);
  });

  it('explains that the selected state isn’t one of the user’s, and lists the user’s states', async () => {
    openScreen(`${mapPath}/boat?state=TX`);
    await screen.findByText(/^Texas isn’t one of your states\. Your states are .+, and .+\.$/u);
    expect(document.title).toContain('Boat and personal watercraft in Texas');
  });

  it('sorts the table and marks the sorted column', async () => {
    const user = userEvent.setup();
    openScreen(`${mapPath}/boat`);
    const first = () => screen.getAllByRole('rowheader')[0]?.textContent;
    const status = await screen.findByRole('button', { name: 'Status' });
    expect(status.title).toBe('Sort by status');
    expect(screen.getByRole('button', { name: 'State' }).title).toBe('Sort by state');
    expect(first()).toBe('Alabama');
    await user.click(status);
    await user.click(status);
    expect(first()).toBe('Hawaii');
    expect(screen.getByRole('columnheader', { name: 'Status' }).ariaSort).toBe('descending');
  });
});
