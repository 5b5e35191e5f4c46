import { handlers } from '@producer-portal/api/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen, openScreenAs } from '../../testing/open-screen.tsx';

const network = useNetwork();

const getUrl = ({ router }: ReturnType<typeof openScreen>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};
const findAnswer = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });
const announcements = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [...region.children].map((child) => child.textContent));

describe('the binding check', () => {
  it('quotes each rule with its source, revision, and period', async () => {
    openScreen('/can-i-bind?state=OH&county=39043&product=boat');
    await findAnswer('With limits, through Mar\u00a08');
    const quote = screen.getByText(/^Photos on new business\./u);
    expect(quote.closest('blockquote')).not.toBeNull();
    const conditions = within(quote.closest('blockquote')!).getAllByRole('listitem');
    expect(conditions.map(({ textContent }) => textContent.split(' ', 2).join(' '))).toEqual([
      'Photos on',
      'One question',
      'No backdating.',
    ]);
    const [source] = screen.getAllByRole('link', {
      name: 'Lake Erie storm: Binding moratorium lifted in all 16 counties',
    });
    expect(source?.getAttribute('href')).toBe('/alerts/lake-erie-storm-lifted');
    expect(source?.parentElement?.textContent).toMatch(/^Full text: /u);
    expect(screen.getByText(/^Revision 1, published/u).textContent).toContain('Mar 2');
    expect(screen.getByText(/\sET through Mar\s8$/u)).toBeTruthy();
  });

  it('needs only two clicks from the home page if the user has already chosen a state', async () => {
    const user = userEvent.setup();
    const app = openScreen('/can-i-bind?state=OH');
    await screen.findByRole('link', { name: 'Motorcycle' });
    await act(() => app.router.navigate('/'));
    await user.click(await screen.findByRole('link', { name: 'Can I bind?' }));
    await user.click(await screen.findByRole('link', { name: 'Motorcycle' }));
    await findAnswer('Yes');
    expect(getUrl(app)).toBe('/can-i-bind?state=OH&product=motorcycle');
    // The next visit opens with the same question.
    await act(() => app.router.navigate('/can-i-bind'));
    await waitFor(() => expect(getUrl(app)).toBe('/can-i-bind?state=OH&product=motorcycle'));
  });

  it('limits binding where the storm’s moratorium was lifted first', async () => {
    openScreen('/can-i-bind?state=MI&county=26163&product=boat&at=2026-03-02T12:00Z');
    await findAnswer(/^With limits/u);
    expect(screen.getByText(/New business in the other 12 counties needs photos\.$/u)).toBeTruthy();
  });

  it('names the counties if the answer depends on the county', async () => {
    openScreen('/can-i-bind?state=MI&product=boat');
    await findAnswer('It depends on the county');
    expect(screen.getByText('Counties: Lenawee, Monroe, Wayne')).toBeTruthy();
  });

  it('moves focus to the next question, and then to the answer', async () => {
    const user = userEvent.setup();
    openScreen('/can-i-bind');
    await user.click(await screen.findByRole('link', { name: 'Ohio' }));
    const question = await findAnswer('Choose a product in Ohio');
    await waitFor(() => expect(document.activeElement).toBe(question));
    await user.click(screen.getByRole('link', { name: 'Motorcycle' }));
    const answer = await findAnswer('Yes');
    expect(document.activeElement).toBe(answer);
  });

  it('finds the place by ZIP code, and asks for the county if there are several', async () => {
    const user = userEvent.setup();
    const app = openScreen('/can-i-bind?product=boat');
    const zip = await screen.findByRole('textbox', { name: 'ZIP code' });
    await user.type(zip, '44870');
    await findAnswer(/^With limits/u);
    expect(document.activeElement).toBe(zip);
    expect(getUrl(app)).toBe('/can-i-bind?zip=44870&product=boat');
    await user.clear(zip);
    await user.type(zip, '43449');
    await user.click(await screen.findByRole('radio', { name: 'Ottawa County, OH' }));
    await waitFor(() =>
      expect(getUrl(app)).toBe('/can-i-bind?state=OH&county=39123&zip=43449&product=boat'),
    );
  });

  it('announces the next choice if the user enters a ZIP code first', async () => {
    const user = userEvent.setup();
    openScreen('/can-i-bind');
    const zip = await screen.findByRole('textbox', { name: 'ZIP code' });
    await user.type(zip, '43604');
    await waitFor(() => expect(announcements()).toContain('Choose a product in Ohio'));
    expect(document.activeElement).toBe(zip);
    await user.type(zip, '48161', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    await waitFor(() => expect(announcements()).toContain('Choose a product in Michigan'));
  });

  it('keeps the state of a ZIP code that the user clears', async () => {
    const user = userEvent.setup();
    const app = openScreen('/can-i-bind');
    const zip = await screen.findByRole('textbox', { name: 'ZIP code' });
    await user.type(zip, '44870');
    await screen.findByRole('heading', { name: 'Choose a product in Ohio' });
    await user.clear(zip);
    await waitFor(() => expect(getUrl(app)).toBe('/can-i-bind?state=OH&county=39043'));
    expect(document.activeElement).toBe(zip);
  });

  it('does not open the last question when the user clears an unknown ZIP code', async () => {
    const user = userEvent.setup();
    const app = openScreen('/can-i-bind?state=OH&product=boat');
    await findAnswer('It depends on the county');
    await act(() => app.router.navigate('/can-i-bind?zip=00001'));
    const zip = await screen.findByRole('textbox', { name: 'ZIP code' });
    await screen.findByText(/Choose the state and county\.$/u);
    await user.clear(zip);
    await screen.findByRole('heading', { name: 'Choose a state' });
    expect(getUrl(app)).toBe('/can-i-bind');
    expect(document.activeElement).toBe(zip);
  });

  it('says what to do if it can’t use a ZIP code', async () => {
    const user = userEvent.setup();
    openScreen('/can-i-bind?product=boat');
    const zip = await screen.findByRole('textbox', { name: 'ZIP code' });
    await user.type(zip, '448');
    await user.tab();
    expect(await screen.findByText('Enter five digits, such as 44870.')).toBeTruthy();
    await user.clear(zip);
    await user.type(zip, '00001');
    expect(await screen.findByText(/Choose the state and county\.$/u)).toBeTruthy();
  });

  it('says why the answer is unknown, and who to call', async () => {
    openScreen('/can-i-bind?state=TX&product=boat');
    await findAnswer('Texas isn’t one of your states');
    const call = await screen.findByRole('link', { name: '555-0110' });
    expect(call.getAttribute('href')).toBe('tel:5550110');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(/isn’t one of your states/u)).toHaveLength(1);
    expect(screen.getByText('We can only answer for Indiana, Michigan, and Ohio.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'The last 30 days' })).toBeNull();
  });

  it('never shows an older answer as current if a new check fails', async () => {
    const user = userEvent.setup();
    openScreen('/can-i-bind?state=OH&county=39043&product=boat');
    await findAnswer(/^With limits/u);
    network.use(handlers.bindCheck.check.failed(422));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await findAnswer(/^Couldn’t check the rules\./u);
    expect(screen.queryByRole('heading', { name: /^With limits/u })).toBeNull();
  });

  it('checks again when the user comes back to the page', async () => {
    openScreen('/can-i-bind?state=OH&county=39043&product=boat');
    await findAnswer(/^With limits/u);
    network.use(handlers.bindCheck.check.failed(422));
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    expect(await findAnswer(/^Couldn’t check the rules\./u)).toBeTruthy();
    focusManager.setFocused(undefined);
  });

  it('adds a time other than now to the URL', async () => {
    const user = userEvent.setup();
    const app = openScreen('/can-i-bind?state=OH&county=39043&product=boat');
    await findAnswer(/^With limits/u);
    await user.click(screen.getByRole('radio', { name: 'Another date and time' }));
    await screen.findByLabelText('Date');
    expect(getUrl(app)).toContain('&at=');
    await user.click(screen.getByRole('radio', { name: 'Now' }));
    await waitFor(() => expect(getUrl(app)).not.toContain('&at='));
  });

  it.each([
    ['?state=oh&product=boat', '?state=OH&product=boat'],
    ['?state=%3Cscript%3E&product=../alerts', ''],
    ['?state=OH&county=99999&product=boat&at=never', '?state=OH&county=99999&product=boat'],
  ])('replaces %s with its canonical URL', async (search, canonical) => {
    const app = openScreen(`/can-i-bind${search}`);
    await screen.findByRole('region', { name: 'Your question' });
    await waitFor(() => expect(getUrl(app)).toBe(`/can-i-bind${canonical}`));
  });
});

it('the binding check is hidden if the host doesn’t offer it', async () => {
  network.use(handlers.capabilities.list.failed(404));
  const app = openScreen('/can-i-bind?state=OH');
  await screen.findByRole('heading', { name: 'Binding checks aren’t available' });
  await act(() => app.router.navigate('/sitemap'));
  await screen.findByRole('link', { name: 'Product availability map' });
  expect(screen.queryByRole('link', { name: 'Can I bind?' })).toBeNull();
});

it('the binding check offers to try again if the host’s capabilities can’t be loaded', async () => {
  const user = userEvent.setup();
  network.use(handlers.capabilities.list.failed(503));
  openScreen('/can-i-bind?state=OH&product=motorcycle');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Binding checks aren’t available')).toBeNull();
  network.use(handlers.capabilities.list.complete(['bind_check']));
  await user.click(retry);
  await findAnswer('Yes');
});

it('the binding check stores nothing while an admin views as an agent', async () => {
  openScreenAs(network, 'admin-as-producer', '/can-i-bind?state=OH&product=motorcycle');
  await findAnswer('Yes');
  expect(localStorage.getItem('lastBindCheck')).toBeNull();
});
