import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen, openScreenAs } from '../../testing/open-screen.tsx';

const network = useNetwork();
// Resets the read flags between tests.
beforeEach(() => network.use(...sampleHandlers()));

const getSearch = ({ router }: ReturnType<typeof openScreen>) => router.state.location.search;
const findSummary = (text: RegExp) => screen.findByText(text, { selector: 'p' });
const getMain = () => within(screen.getByRole('main'));
const findHeaderCount = () => screen.findAllByText(/^\d+ unread alerts?$/u);

describe('the alerts list', () => {
  it('keeps filters in the URL, returns to page 1, and clears a filter on the second click', async () => {
    const app = openScreen('/alerts?page=2');
    await findSummary(/^21–/u);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Michigan' }));
    await waitFor(() => expect(getSearch(app)).toBe('?states[]=MI'));
    await userEvent.click(screen.getByRole('radio', { name: /^System and technical/u }));
    await waitFor(() => expect(getSearch(app)).toBe('?category=system_and_technical&states[]=MI'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Michigan' }));
    await waitFor(() => expect(getSearch(app)).toBe('?category=system_and_technical'));
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(getSearch(app)).toBe(''));
  });

  it('keeps the search text in the field and restores the list on Back', async () => {
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    const field = screen.getByRole('searchbox', { name: 'Search alerts' });
    await userEvent.type(field, '<b>lienholder</b>{Enter}');
    await waitFor(() => expect(getSearch(app)).toBe('?search=lienholder'));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search alerts' }).value).toBe(
      'lienholder',
    );
    await screen.findByRole('button', { name: 'Remove filter: “lienholder”' });
    await app.router.navigate(-1);
    await findSummary(/^1–20 of/u);
  });

  it('moves focus to the summary after a page change', async () => {
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    await userEvent.click(screen.getByRole('link', { name: /^Next/u }));
    const second = await findSummary(/^21–/u);
    expect(getSearch(app)).toBe('?page=2');
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('removes parameters without effect from the URL', async () => {
    const app = openScreen('/alerts?page=1&states%5B%5D=MI&utm_source=mail&category=all-options');
    await screen.findByRole('button', { name: 'Remove filter: Michigan' });
    await waitFor(() => expect(getSearch(app)).toBe('?states[]=MI'));
  });

  it('filters by the product in the URL, and shows its name', async () => {
    const app = openScreen('/alerts?products[]=boat');
    await screen.findByRole('button', { name: 'Remove filter: Boat and personal watercraft' });
    expect(getSearch(app)).toBe('?products[]=boat');
    const boatAlerts = sampleLibrary.alerts.filter(({ products }) =>
      products?.some(({ slug }) => slug === 'boat'),
    );
    const shownTitles = getMain()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(shownTitles).not.toEqual([]);
    expect(boatAlerts.map(({ title }) => title)).toEqual(expect.arrayContaining(shownTitles));
  });

  it('offers the products as filters when the list has loaded', async () => {
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Product' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Boat and personal watercraft' }));
    await waitFor(() => expect(getSearch(app)).toBe('?products[]=boat'));
  });

  it('names the topic of each alert, without a colored tag', async () => {
    openScreen('/alerts?search=lienholder');
    const link = await screen.findByRole('link', { name: /^Add a lienholder/u });
    const row = link.closest('li');
    if (!row) throw new Error('The alert is not in a list.');
    const [tag] = sampleLibrary.alerts.find(({ slug }) => slug === 'add-a-lienholder')?.tags ?? [];
    expect(within(row).getByText(String(tag?.name))).toBeTruthy();
    expect(within(row).queryByText('Alert')).toBeNull();
  });

  it('shows a button to remove each filter if no alert matches', async () => {
    const app = openScreen('/alerts?states[]=MI&search=zeppelin');
    await screen.findByRole('heading', { name: 'No alerts match your filters' });
    await userEvent.click(getMain().getByRole('button', { name: 'Remove filter: “zeppelin”' }));
    await waitFor(() => expect(getSearch(app)).toBe('?states[]=MI'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^1–20 of/u));
  });

  it('shows a button to the last page if the requested page is past the end', async () => {
    const app = openScreen('/alerts?page=99');
    await userEvent.click(await screen.findByRole('button', { name: /^Go to the last page/u }));
    await waitFor(() => expect(getSearch(app)).toBe('?page=3'));
  });
});

it('restores focus to the opened row on Back', async () => {
  const app = openScreen('/alerts');
  await findSummary(/^1–20 of/u);
  await userEvent.click(screen.getByRole('link', { name: /^Add a lienholder/u }));
  await screen.findByRole('heading', { level: 1, name: /^Add a lienholder/u });
  await app.router.navigate(-1);
  const link = await screen.findByRole('link', { name: /^Add a lienholder/u });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('says “up to date” if there are no unread alerts', async () => {
  network.use(...sampleHandlers({ persona: samplePersona('home-office-admin') }));
  openScreen('/alerts?unread=true');
  expect(await screen.findByRole('heading', { name: 'You’re up to date' })).toBeTruthy();
});

describe('the rows', () => {
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;

  it('are grouped by the day of posting, on every page', async () => {
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    const list = screen.getByRole('list', { name: 'Today' });
    expect(within(list).getByRole('link', { name: /Binding moratorium lifted/u })).toBeTruthy();
    expect(isBefore(list, screen.getByRole('heading', { level: 2, name: 'Earlier' }))).toBe(true);
    await app.router.navigate('/alerts?page=2');
    await findSummary(/^21–/u);
    expect(screen.queryByRole('list', { name: 'Today' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Earlier' })).toBeTruthy();
  });

  it('show the posting date first, and the effective dates in the text', async () => {
    openScreen('/alerts?search=total-loss+coverage');
    const row = (await screen.findByRole('link', { name: /^Motorcycle: Total-loss/u })).closest(
      'li',
    )!;
    const stamp = within(row).getByRole('time');
    expect(stamp.textContent).toContain('Posted February 20, 2026');
    expect(row.textContent.replaceAll('\u00a0', ' ')).toContain('Effective Mar 14');
  });

  it('group replaced alerts under the alert that replaces them', async () => {
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    const row = screen
      .getByRole('link', { name: /^Lake Erie storm: Binding moratorium lifted/u })
      .closest('li')!;
    expect(screen.queryAllByRole('heading', { level: 3, name: /^Lake Erie storm/u })).toHaveLength(
      1,
    );
    const fold = within(row).getByText('3 earlier alerts');
    expect(fold.closest('details')?.open).toBe(false);
    await userEvent.click(fold);
    const links = within(fold.closest('details')!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Moratorium lifted in 12 counties'),
      expect.stringContaining('five counties added'),
      expect.stringContaining('11 counties'),
    ]);
  });

  it('show a replaced alert without an unread mark if its replacement isn’t in the list', async () => {
    openScreen('/alerts?search=five+counties+added');
    const link = await screen.findByRole('link', { name: /five counties added$/u });
    const row = link.closest('li')!;
    expect(within(row).getByText(/^Replaced/u)).toBeTruthy();
    expect(within(row).queryByText('Unread')).toBeNull();
    expect(within(row).queryByRole('button')).toBeNull();
  });
});

describe('sharing an alert with clients', () => {
  const share = { name: 'Share with a client' };

  it('is offered for an alert that applies today', async () => {
    openScreen('/alerts/lake-erie-storm-lifted');
    expect(await screen.findByRole('button', share)).toBeTruthy();
  });

  it('links to the newer alert if one replaced this one', async () => {
    openScreen('/alerts/lake-erie-storm-narrowed');
    const reason = await screen.findByText(/^This no longer applies\. Share the newer one/u);
    const link = within(reason.parentElement!).getByRole('link');
    expect(link.getAttribute('href')).toBe('/alerts/lake-erie-storm-lifted');
    expect(screen.queryByRole('button', share)).toBeNull();
  });

  it('isn’t offered after the alert has ended', async () => {
    const ended = sampleLibrary.alerts.find(({ slug }) => slug === 'lake-erie-storm-lifted')!;
    network.use(
      handlers.alerts.markAsRead.complete({
        ...ended,
        effective_until: '2026-03-01',
        related: [],
      }),
    );
    openScreen('/alerts/lake-erie-storm-lifted');
    await screen.findByText('This has ended, so you can’t share it with clients.');
    expect(screen.queryByRole('button', share)).toBeNull();
  });

  it('isn’t offered on a page as of a date', async () => {
    openScreen('/alerts/lake-erie-storm-narrowed?as_of=2026-03-01T14:00:00Z');
    await screen.findByText('You can share only today’s version with clients.');
    expect(screen.queryByRole('button', share)).toBeNull();
  });
});

describe('the posted filter', () => {
  it('limits the list to a period, with a chip', async () => {
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    await userEvent.click(screen.getByRole('radio', { name: 'This week' }));
    await waitFor(() => expect(getSearch(app)).toBe('?posted=this_week'));
    await screen.findByRole('button', { name: 'Remove filter: Posted this week' });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'Earlier' })).toBeNull(),
    );
  });
});

describe('mark all as read', () => {
  const markAll = { name: /^Mark (?:all )?\d+ (?:on this page )?as read$/u };

  it('marks the unread alerts on the page as read, and undoes the change, with the keyboard', async () => {
    openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    const button = screen.getByRole('button', markAll);
    expect(button.textContent).toBe('Mark all 9 as read');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('9 alerts marked as read', { selector: 'p' });
    expect(screen.queryAllByRole('button', { name: /^Mark as read/u })).toHaveLength(0);
    await waitFor(() =>
      expect(document.querySelector('header')?.textContent).not.toMatch(/9 unread/u),
    );
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await userEvent.keyboard('{Enter}');
    await screen.findByText('9 alerts marked as unread');
    expect((await findHeaderCount())[0]?.textContent).toBe('9 unread alerts');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', markAll)));
  });

  it('says that only this page is marked if the list has more pages', async () => {
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    expect(screen.getByRole('button', markAll).textContent).toMatch(/on this page/u);
  });

  it('shows an error if alerts can’t be marked as read, and offers to mark them again', async () => {
    network.use(handlers.alerts.markAsRead.failed(503));
    openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    await userEvent.click(screen.getByRole('button', markAll));
    await screen.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
    network.use(...sampleHandlers());
    await userEvent.click(screen.getByRole('button', markAll));
    expect(await screen.findByText('9 alerts marked as read', { selector: 'p' })).toBeTruthy();
  });

  it('shows an error if marking can’t be undone', async () => {
    network.use(handlers.alerts.markAsUnread.failed(404));
    openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    await userEvent.click(screen.getByRole('button', markAll));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Couldn’t undo. Try again.', { selector: 'p' });
    expect(screen.queryAllByRole('button', { name: /^Mark as read/u })).toHaveLength(0);
  });

  it('is not offered during impersonation', async () => {
    const persona = 'admin-as-producer';
    network.use(...sampleHandlers({ persona: samplePersona(persona) }));
    openScreen('/alerts?unread=true', { persona });
    await findSummary(/^9 alerts$/u);
    expect(screen.queryByRole('button', markAll)).toBeNull();
  });
});

describe('marking as read', () => {
  it('marks a row as read in place and updates the count immediately', async () => {
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    expect((await findHeaderCount())[0]?.textContent).toBe('9 unread alerts');
    const markButtons = screen.getAllByRole('button', { name: /^Mark as read/u });
    if (!markButtons[0]) throw new Error('no unread row');
    await userEvent.click(markButtons[0]);
    await waitFor(async () =>
      expect((await findHeaderCount())[0]?.textContent).toBe('8 unread alerts'),
    );
    expect(screen.getAllByRole('button', { name: /^Mark as read/u })).toHaveLength(
      markButtons.length - 1,
    );
    expect(document.activeElement?.textContent).toContain('Read');
  });

  it('rolls back a failed change and shows the error next to the button', async () => {
    network.use(handlers.alerts.markAsRead.failed('network'));
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    const [markButton] = screen.getAllByRole('button', { name: /^Mark as read/u });
    if (!markButton) throw new Error('no unread row');
    await userEvent.click(markButton);
    await screen.findByText(
      'You’re offline, or the portal can’t be reached. Check your connection and try again.',
      { selector: 'p' },
    );
    expect((await findHeaderCount())[0]?.textContent).toBe('9 unread alerts');
  });

  it('keeps a marked row in the unread list until the next request', async () => {
    openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    const [markButton] = screen.getAllByRole('button', { name: /^Mark as read/u });
    const row = markButton?.closest('li');
    if (!markButton || !row) throw new Error('no unread row');
    await userEvent.click(markButton);
    await within(row).findByText('Read');
    expect(row.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alerts 8');
    await findSummary(/^8 alerts$/u);
    expect(screen.getByText(/1 marked as read/u)).toBeTruthy();
    expect((await findHeaderCount())[0]?.textContent).toBe('8 unread alerts');
  });

  it('shows the total without a range of row numbers after a row is marked as read', async () => {
    const items = sampleLibrary.alerts.slice(0, 2).map((alert) => ({ ...alert, read: false }));
    network.use(handlers.alerts.list.complete(items, { total: 22, page: 2, perPage: 20 }));
    openScreen('/alerts?unread=true&page=2');
    await findSummary(/^21–22 of 22$/u);
    for (const markButton of screen.getAllByRole('button', { name: /^Mark as read/u })) {
      await userEvent.click(markButton);
    }
    await findSummary(/^20 alerts$/u);
    expect(screen.getByText(/2 marked as read/u)).toBeTruthy();
  });

  it('shows the error in the row whose call failed', async () => {
    network.use(handlers.alerts.markAsRead.failed(500));
    openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    const [markButton] = screen.getAllByRole('button', { name: /^Mark as read/u });
    const row = markButton?.closest('li');
    if (!markButton || !row) throw new Error('no unread row');
    await userEvent.click(markButton);
    expect(await within(row).findByText(/has timed out/u)).toBeTruthy();
  });
});

describe('an alert', () => {
  it('renders from the data of its list row, is marked as read when opened, and updates the count', async () => {
    network.use(handlers.alerts.markAsRead.pending());
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    await userEvent.click(
      screen.getByRole('link', { name: /^Lake Erie storm: Binding moratorium lifted/u }),
    );
    await screen.findByRole('heading', {
      level: 1,
      name: /^Lake Erie storm: Binding moratorium lifted/u,
    });
    await screen.findByText(/The Lake Erie binding moratorium is over/u);
    expect(within(screen.getByRole('article')).getByText('Unread')).toBeTruthy();
    cleanup();

    network.use(...sampleHandlers());
    openScreen('/alerts/lake-erie-storm-lifted');
    await screen.findByText('Read');
    await waitFor(async () =>
      expect((await findHeaderCount())[0]?.textContent).toBe('8 unread alerts'),
    );
  });

  it('shows its data from the list’s first page until the call responds', async () => {
    network.use(handlers.alerts.markAsRead.pending());
    openScreen('/alerts/lake-erie-storm-lifted');
    await screen.findByRole('article');
    await screen.findByText(/The Lake Erie binding moratorium is over/u);
    expect(within(screen.getByRole('article')).getByText('Unread')).toBeTruthy();
  });

  it('replaces the id in the URL with the slug without a second request', async () => {
    const patches: string[] = [];
    network.events.on('request:start', ({ request }) => {
      if (request.method === 'PATCH') patches.push(new URL(request.url).pathname);
    });
    const app = openScreen('/alerts/4101');
    await screen.findByText('Read');
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/alerts/4101'));
    await screen.findByText('Read');
    expect(patches).toEqual(['/api/v1/alerts/4101/mark_as_read']);
  });

  it('sends only one request while the list row’s data serves as a placeholder', async () => {
    network.use(handlers.alerts.markAsRead.pending());
    const patches: string[] = [];
    network.events.on('request:start', ({ request }) => {
      if (request.method === 'PATCH') patches.push(new URL(request.url).pathname);
    });
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    await app.router.navigate('/alerts/4104');
    await screen.findByRole('heading', {
      level: 1,
      name: /^Lake Erie storm: Binding moratorium lifted/u,
    });
    await waitFor(() => expect(patches).not.toEqual([]));
    expect(patches).toEqual(['/api/v1/alerts/4104/mark_as_read']);
    expect(app.router.state.location.pathname).toBe('/alerts/4104');
  });

  it('shows the read flag from the host during impersonation', async () => {
    const persona = 'admin-as-producer';
    network.use(...sampleHandlers({ persona: samplePersona(persona) }));
    openScreen('/alerts/lake-erie-storm-lifted', { persona });
    await screen.findByText('Unread');
    expect((await findHeaderCount())[0]?.textContent).toBe('9 unread alerts');
  });

  it('can be marked as unread again', async () => {
    openScreen('/alerts/lake-erie-storm-lifted');
    await screen.findByText('Read');
    await waitFor(async () =>
      expect((await findHeaderCount())[0]?.textContent).toBe('8 unread alerts'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await screen.findByText('Unread');
    await waitFor(async () =>
      expect((await findHeaderCount())[0]?.textContent).toBe('9 unread alerts'),
    );
    const button = screen.getByRole('button', { name: 'Mark as read' });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await screen.findByText('Read');
    await waitFor(async () =>
      expect((await findHeaderCount())[0]?.textContent).toBe('8 unread alerts'),
    );
  });

  it('links to its neighbors in the list from which it was opened', async () => {
    const app = openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    await app.router.navigate('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    const getTargets = (container: HTMLElement) =>
      within(container)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const rows = getMain().getAllByRole('heading', { level: 3 });
    const [previous, , next] = rows.flatMap(getTargets);
    await userEvent.click(within(rows[1]!).getByRole('link'));
    const neighbors = await screen.findByRole('navigation', { name: 'More in this list' });
    expect(getTargets(neighbors)).toEqual([previous, next]);
  });

  it('has no replaced alerts as neighbors', async () => {
    const app = openScreen('/alerts');
    const summary = await findSummary(/^1–20 of/u);
    expect(summary.textContent).toMatch(/\b[1-9]\d* listed under the newer ones? that replaced/u);
    await app.router.navigate('/alerts/lake-erie-storm-lifted');
    const neighbors = await screen.findByRole('navigation', { name: 'More in this list' });
    expect(neighbors.innerHTML).not.toMatch(/lake-erie-storm/u);
  });

  it('focuses the confirmation after the user has confirmed that they have read it', async () => {
    openScreen('/alerts/lake-erie-storm-lifted');
    const link = await screen.findByRole('link', { name: 'Confirm that you’ve read this' });
    expect(link.getAttribute('href')).toBe('#record-acknowledgement');
    await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
    const confirmation = await screen.findByText(/^You confirmed on/u);
    await waitFor(() => expect(document.activeElement).toBe(confirmation));
  });

  it('says first that a newer alert replaces this one, with a link', async () => {
    openScreen('/alerts/lake-erie-storm-extended');
    const title = await screen.findByText('Replaced by a newer alert');
    const link = within(title.parentElement!).getByRole('link');
    expect(link.getAttribute('href')).toBe('/alerts/lake-erie-storm-lifted');
    const { textContent } = screen.getByRole('main');
    expect(textContent).not.toMatch(/In effect through|Ends/u);
    expect(textContent).toMatch(/Replaced (?!by)/u);
  });

  describe('with an announcement that isn’t in effect yet', () => {
    const [first] = sampleLibrary.alerts;
    if (!first) throw new Error('The sample library has no alerts.');
    const toRelated = ({ id, slug, title, published_at, effective_from }: typeof first) => ({
      id,
      slug,
      title,
      published_at,
      effective_from,
    });
    const current = {
      ...first,
      published_at: '2026-02-01T12:00:00Z',
      effective_from: '2026-02-01',
    };
    const upcoming = {
      ...first,
      id: 9001,
      slug: 'upcoming-rule',
      title: 'Upcoming rule',
      published_at: '2026-02-20T12:00:00Z',
      effective_from: '2026-03-10',
    };

    it('says until when the current announcement applies', async () => {
      network.use(
        handlers.alerts.markAsRead.complete({ ...current, related: [toRelated(upcoming)] }),
      );
      openScreen(`/alerts/${current.slug}`);
      const title = await screen.findByText('In effect through March 9, 2026');
      expect(title.parentElement?.textContent).toContain('Starting March 10, 2026');
      expect(within(title.parentElement!).getByRole('link').getAttribute('href')).toBe(
        '/alerts/upcoming-rule',
      );
      expect(screen.getByRole('main').textContent).not.toMatch(/replaced/iu);
    });

    it('links from the upcoming announcement to the one in effect', async () => {
      network.use(
        handlers.alerts.markAsRead.complete({ ...upcoming, related: [toRelated(current)] }),
      );
      openScreen('/alerts/upcoming-rule');
      const title = await screen.findByText('Not in effect yet');
      const callout = title.parentElement!;
      expect(callout.textContent).toContain('This alert takes effect March 10, 2026.');
      expect(within(callout).getByRole('link').getAttribute('href')).toBe(
        `/alerts/${current.slug}`,
      );
    });
  });

  it('follows a redirect, or shows a not-found page if there is none', async () => {
    network.use(
      handlers.alerts.markAsRead.empty(),
      handlers.redirectRecords.check.complete({ path: '/alerts/gone', to: '/policy-updates' }),
    );
    const app = openScreen('/alerts/gone');
    await screen.findByRole('heading', { level: 1, name: /^Policy updates/u });
    expect(app.router.state.location.pathname).toBe('/policy-updates');
    cleanup();

    network.use(...sampleHandlers());
    openScreen('/alerts/no-such-alert');
    await screen.findByRole('heading', { name: 'Oops! That page could not be found.' });
  });
});

describe('an alert from a loaded list', () => {
  const liftedTitle = /^Lake Erie storm: Binding moratorium lifted/u;

  it('stays readable without a response, and is marked as read when the network is back', async () => {
    const app = openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    network.use(handlers.alerts.markAsRead.failed('network'));
    await userEvent.click(getMain().getByRole('link', { name: liftedTitle }));
    await screen.findByRole('heading', { level: 1, name: liftedTitle });
    await screen.findByText(/This is the version from your list\./u, { selector: 'p' });
    expect(app.router.state.location.pathname).toMatch(/^\/alerts\/[\w-]+$/u);
    // The list from which the alert was opened stays in the document, hidden.
    expect(screen.getByText('Unread', { selector: 'p' })).toBeTruthy();

    network.resetHandlers();
    network.use(...sampleHandlers());
    window.dispatchEvent(new Event('online'));
    await within(screen.getByRole('article')).findByText('Read');
    expect(screen.queryByText(/This is the version from your list/u, { selector: 'p' })).toBeNull();
  });

  it.each([
    ['unread', liftedTitle, true],
    ['read', /^Policy download: Files delayed/u, false],
  ])(
    'says that the alert isn’t marked as read yet, but only if the alert is unread: %s',
    async (_, title, isMentioned) => {
      openScreen('/alerts');
      network.use(handlers.alerts.markAsRead.failed('network'));
      await userEvent.click(await screen.findByRole('link', { name: title }));
      const note = await screen.findByText(/This is the version from your list\./u, {
        selector: 'p',
      });
      expect(note.textContent.includes('It’s not marked as read yet.')).toBe(isMentioned);
    },
  );

  it('redirects to the error page on a 403', async () => {
    const app = openScreen('/alerts?unread=true');
    await findSummary(/^9 alerts$/u);
    network.use(handlers.alerts.markAsRead.failed(403));
    await userEvent.click(getMain().getByRole('link', { name: liftedTitle }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/authorization-error'));
  });
});

describe('new alerts since the last visit', () => {
  const storeLastCheck = (value: string, uuid = '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c01') =>
    localStorage.setItem('lastAlertChecked', JSON.stringify({ uuid, value }));
  const countNewAlerts = () => screen.queryAllByText(/New since your last visit/u).length;

  it('marks alerts published since the last visit and stores the current time', async () => {
    storeLastCheck('2000-01-01T00:00:00Z');
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    // The page has 20 alerts. Three of them are grouped under the newer alerts that replace them.
    expect(countNewAlerts()).toBe(17);
    cleanup();
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    expect(countNewAlerts()).toBe(0);
  });

  it.each([
    ['another user’s', () => storeLastCheck('2000-01-01T00:00:00Z', 'another-user')],
    ['garbled', () => localStorage.setItem('lastAlertChecked', '{"uuid"')],
    ['missing', () => undefined],
  ])('marks no alerts as new if the stored time is unusable: %s', async (_, store) => {
    store();
    openScreen('/alerts');
    await findSummary(/^1–20 of/u);
    expect(countNewAlerts()).toBe(0);
  });
});

describe('the page of an alert', () => {
  it('links each tag to the alerts with that tag', async () => {
    const alert = sampleLibrary.alerts.find(({ tags }) => tags?.[0]?.key === 'outage');
    const app = openScreen(`/alerts/${alert?.slug}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Outage' }));
    await screen.findByRole('button', { name: 'Remove filter: Outage' });
    expect(app.router.state.location.pathname).toBe('/alerts');
    expect(getSearch(app)).toBe('?tags[]=outage');
    expect(screen.getByRole('link', { name: String(alert?.title) })).toBeTruthy();
  });

  it('says on paper when the alert is in effect, and when and from where it was printed', async () => {
    const alert = sampleLibrary.alerts.find(({ effective_until: until }) => until);
    const path = `/alerts/${alert?.slug}`;
    openScreen(path);
    expect(await screen.findByText(/^Effective: .* through /u)).toBeTruthy();
    expect(screen.getByText(/^Printed /u).textContent).toContain(window.location.origin + path);
  });

  it('encodes a hostile tag', async () => {
    const [alert] = sampleLibrary.alerts;
    if (!alert) throw new Error('The sample library has no alert.');
    const tags = [{ id: 1, key: 'a&search=b#c\ud800', name: 'Hostile' }];
    network.use(handlers.alerts.markAsRead.complete({ ...alert, tags }));
    openScreen(`/alerts/${alert.slug}`);
    const link = await screen.findByRole('link', { name: 'Hostile' });
    expect(link.getAttribute('href')).toBe('/alerts?tags[]=a%26search%3Db%23c%EF%BF%BD');
  });

  it('shows agent codes only to admins', async () => {
    const alert = sampleLibrary.alerts.find(({ agents }) => agents?.length);
    const path = `/alerts/${alert?.slug}`;
    openScreen(path);
    await screen.findByRole('heading', { level: 1, name: String(alert?.title) });
    expect(screen.queryByText('Agent codes')).toBeNull();
    cleanup();
    openScreenAs(network, 'home-office-admin', path);
    expect((await screen.findByText('Agent codes')).nextElementSibling?.textContent).toBe('041187');
  });
});
