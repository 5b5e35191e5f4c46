import { handlers } from '@producer-portal/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { toMenuEntries } from './menu-entries.ts';

const network = useNetwork();
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const openAccountMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Account' }));
const scroller = () => document.getElementById('app') as HTMLElement;
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const announcements = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [...region.children].map((child) => child.textContent));

describe('arriving on a page', () => {
  it('sets the title, focuses the heading, and announces it once', async () => {
    const { router } = openScreen('/contact-us');
    await heading('Contact us');
    await waitFor(() => expect(document.title).toBe('Contact us · Producer News Portal'));
    expect(document.activeElement).toBe(document.body);
    expect(announcements()).not.toContain('Contact us');

    await act(() => router.navigate('/digital-accessibility'));
    const title = await heading('Digital accessibility');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(document.title).toBe('Digital accessibility · Producer News Portal');
    expect(announcements().filter((text) => text === 'Digital accessibility')).toHaveLength(1);
  });

  it('announces a record’s title, and focuses its link on going back', async () => {
    const { router } = openScreen('/alerts');
    await screen.findByText(/^1–20 of/);
    const title = 'E-signature: Collect it within 10 days or the policy cancels';
    await userEvent.click(screen.getByRole('link', { name: title }));
    const record = await heading(title);
    await waitFor(() => expect(document.activeElement).toBe(record));
    expect(announcements().filter((text) => text === title)).toHaveLength(1);
    expect(announcements()).not.toContain('Alert');

    await act(() => router.navigate(-1));
    await screen.findByText(/^1–20 of/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: title })),
    );
    expect(announcements()).toContain('Alerts');
  });

  it('starts at the top, and restores the scroll position on going back', async () => {
    const { router } = openScreen('/contact-us');
    await heading('Contact us');
    scroller().scrollTop = 700;
    scroller().dispatchEvent(new Event('scroll'));
    await act(() => router.navigate('/digital-accessibility'));
    await heading('Digital accessibility');
    expect(scroller().scrollTop).toBe(0);
    await act(() => router.navigate(-1));
    await heading('Contact us');
    expect(scroller().scrollTop).toBe(700);
  });

  it('keeps focus and scroll position when only the query changes', async () => {
    const { router } = openScreen('/alerts');
    await screen.findByText(/^1–20 of/);
    const search = screen.getByRole('combobox', { name: 'Search the portal' });
    search.focus();
    scroller().scrollTop = 300;
    await act(() => router.navigate('/alerts?page=2'));
    await screen.findByText(/^21–40 of/);
    expect(scroller().scrollTop).toBe(300);
    expect(announcements().filter((text) => text?.startsWith('Alerts'))).toEqual([]);
  });
});

describe('the header', () => {
  it('shows the count of unread alerts, and works if the count fails to load', async () => {
    const app = openScreen('/contact-us');
    const header = within(await screen.findByRole('banner'));
    expect(await header.findByRole('link', { name: /^Alerts ?9 unread alerts$/ })).toBeTruthy();
    expect(header.getByRole('button', { name: 'Menu' })).toBeTruthy();
    app.unmount();
    network.use(handlers.alerts.count.failed(503));
    openScreen('/contact-us');
    await heading('Contact us');
    expect(screen.queryByText(/unread alert/)).toBeNull();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Alerts' })).toBeTruthy();
  });

  it('searches the portal', async () => {
    const { router } = openScreen('/contact-us');
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search the portal' }),
      '50% & more{Enter}',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(new URLSearchParams(router.state.location.search).get('query')).toBe('50% & more');
  });

  it('has no search field on the search page', async () => {
    const { router } = openScreen('/contact-us');
    const field = await screen.findByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'roof{Enter}');
    const title = await heading(/^Search/);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getAllByRole('search')).toHaveLength(1);
    const own = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the portal' });
    expect(own.value).toBe('roof');
    await act(() => router.navigate('/contact-us'));
    await heading('Contact us');
    expect(screen.getByRole('combobox', { name: 'Search the portal' })).toBeTruthy();
  });

  it('removes the attribute that hides the search field of the prerendered shell', async () => {
    document.documentElement.dataset.search = 'own';
    openScreen('/search');
    await heading(/^Search/);
    expect(document.documentElement.dataset.search).toBeUndefined();
  });

  it('shows built-in links when the menus fail to load', async () => {
    network.use(handlers.menus.all.failed(503));
    openScreen('/contact-us');
    await userEvent.click(await screen.findByRole('button', { name: 'News' }));
    expect(screen.getByRole('link', { name: 'Policy updates' }).getAttribute('href')).toBe(
      '/policy-updates',
    );
  });

  it('has a breadcrumb', async () => {
    openScreen('/contact-us');
    await heading('Contact us');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(trail.getByText('Contact us').getAttribute('aria-current')).toBe('page');
  });
});

describe('the document title', () => {
  it.each([
    ['/', 'Producer News Portal'],
    ['/alerts', 'Alerts · Producer News Portal'],
    ['/alerts?states[]=OH&unread=true', 'Ohio, Unread only · Alerts · Producer News Portal'],
    ['/alerts?page=2', 'Page 2 · Alerts · Producer News Portal'],
    ['/search?query=boat', '“boat” · Search · Producer News Portal'],
    ['/search?query=boat&page=2', '“boat” · Page 2 · Search · Producer News Portal'],
    ['/training-and-job-aids/webinars/search', 'Search webinars · Webinars · Producer News Portal'],
    ['/no/such/page', 'That page could not be found'],
  ])('for %s is %s', async (path, title) => {
    openScreen(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('contains the titles of the record and of its list', async () => {
    const { router } = openScreen('/alerts?page=2');
    await waitFor(() => expect(document.title).toBe('Page 2 · Alerts · Producer News Portal'));
    await act(() => router.navigate('/alerts'));
    await waitFor(() => expect(document.title).toBe('Alerts · Producer News Portal'));
    const title = 'E-signature: Collect it within 10 days or the policy cancels';
    await userEvent.click(await screen.findByRole('link', { name: title }));
    await waitFor(() => expect(document.title).toBe(`${title} · Alerts · Producer News Portal`));
  });
});

describe('the footer', () => {
  const findFooter = async () => within(await screen.findByRole('contentinfo'));

  it('shows the host’s text', async () => {
    openScreen('/contact-us');
    const footer = await findFooter();
    expect(await footer.findByText('Northmere Specialty')).toBeTruthy();
    expect(footer.getByText(/^For licensed Northmere Specialty producers only\./u)).toBeTruthy();
  });

  it('works without the text, and with an unsafe text', async () => {
    network.use(handlers.statics.all.failed(503));
    const app = openScreen('/contact-us');
    await heading('Contact us');
    expect((await findFooter()).getByText('Producer News Portal')).toBeTruthy();
    app.unmount();
    const content = '<p>Legal<script>alert(1)</script></p><img src=x onerror="alert(1)">';
    network.use(handlers.statics.all.complete({ footer: { contents: [{ content }] } }));
    openScreen('/contact-us');
    const text = await (await findFooter()).findByText('Legal');
    expect(text.closest('footer')?.querySelector('script, [onerror]')).toBeNull();
  });

  it('makes no call on a public page', async () => {
    const requestedPaths: string[] = [];
    network.events.on('request:start', ({ request }) =>
      requestedPaths.push(new URL(request.url).pathname),
    );
    openScreen('/welcome', { persona: null });
    expect((await findFooter()).getByText('Producer News Portal')).toBeTruthy();
    expect(requestedPaths).toEqual([]);
    network.events.removeAllListeners();
  });
});

describe('names from the configuration', () => {
  const config = { portalName: 'Northmere Producer News', askTitle: 'Ask Northmere' };

  it('appear in the header, in the built-in menus, and on the ask page', async () => {
    network.use(handlers.menus.all.failed(503), handlers.simplePages.detail.pending());
    openScreen('/ask-foremost', { config });
    await heading('Ask Northmere');
    await waitFor(() => expect(document.title).toBe('Ask Northmere · Northmere Producer News'));
    expect(screen.getByRole('link', { name: 'Northmere Producer News' })).toBeTruthy();
    const help = within(screen.getByRole('navigation', { name: 'Help and information' }));
    expect(help.getByRole('link', { name: 'Ask Northmere' })).toBeTruthy();
  });
});

describe('the account menu', () => {
  it('shows the user and stores the chosen theme', async () => {
    openScreen('/contact-us');
    await openAccountMenu();
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('Harbor & Pine Insurance')).toBeTruthy();
    expect(within(menu).getByText('041187')).toBeTruthy();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await openAccountMenu();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Same as device' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('is described by the details of the account, which arrow keys skip', async () => {
    openScreen('/contact-us');
    await openAccountMenu();
    const menu = await screen.findByRole('menu', {
      description: /^Agency: Harbor & Pine Insurance ?Agent code: 041187/,
    });
    const items = ['menuitem', 'menuitemradio'].flatMap((role) => within(menu).getAllByRole(role));
    expect(items.map(({ textContent }) => textContent).join()).not.toContain('041187');
  });

  it('leaves out a malformed agency', async () => {
    openScreen('/contact-us', { persona: 'garbled-agency' });
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByText(/^Agency:/)).toBeNull();
    expect(within(menu).getByText(/^Agent code:/)).toBeTruthy();
  });
});

describe('choosing a language', () => {
  it('announces the language once and focuses the page after it has loaded again', async () => {
    sessionStorage.setItem('languageChosen', 'yes');
    const app = openScreen('/contact-us');
    await waitFor(() => expect(announcements()).toContain('Language: English'));
    expect(document.activeElement?.closest('main')).toBeTruthy();
    app.unmount();
    openScreen('/contact-us');
    await heading('Contact us');
    expect(announcements()).not.toContain('Language: English');
  });
});

describe('a browser that blocks storage', () => {
  it('warns that the session ends with the tab', async () => {
    const app = openScreen('/contact-us');
    vi.spyOn(app.services.session, 'isPersistent').mockReturnValue(false);
    await heading('Contact us');
    expect(await screen.findByText(/^Your browser blocks saved data/)).toBeTruthy();
  });
});

describe('prefetching', () => {
  it('requests a list when its link is focused, and never a record', async () => {
    const requestedPaths: string[] = [];
    network.events.on('request:start', ({ request }) =>
      requestedPaths.push(`${request.method} ${new URL(request.url).pathname}`),
    );
    openScreen('/contact-us');
    await heading('Contact us');
    const alerts = within(screen.getByRole('banner')).getByRole('link', { name: /^Alerts/ });
    act(() => alerts.focus());
    await waitFor(() => expect(requestedPaths).toContain('GET /api/v1/alerts'));
    expect(requestedPaths.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    network.events.removeAllListeners();
  });
});

describe('menu entries', () => {
  const subject = { kind: 'regular', claims: null } as const;

  it('leave out unsafe URLs and empty sections', () => {
    const entries = toMenuEntries(
      [
        { label: 'Alerts', path: '/alerts' },
        { label: 'Script', path: 'javascript:alert(1)' },
        { label: 'Elsewhere', path: '//evil.example' },
        { label: 'Partner', external_url: 'https://partner.example.com/' },
        { label: 'Empty', children: [{ label: 'Plain', external_url: 'http://example.com' }] },
      ],
      subject,
    );
    expect(entries.map(({ label, href, external }) => [label, href, external])).toEqual([
      ['Alerts', '/alerts', false],
      ['Partner', 'https://partner.example.com/', true],
    ]);
  });
});

describe('the count on the icon of the installed portal', () => {
  const setAppBadge = vi.fn((_count?: number) => Promise.resolve());
  beforeEach(() => {
    setAppBadge.mockClear();
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
  });

  it('is the number of unread alerts, until the session ends', async () => {
    const { services } = openScreen('/alerts');
    await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[9]]));
    act(() => services.session.clear('signed-out'));
    await waitFor(() => expect(setAppBadge.mock.calls.at(-1)).toEqual([0]));
  });
});
