import { sampleLibrary } from '@producer-portal/api/sample-library';
import { createFactories, handlers, sampleHandlers } from '@producer-portal/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
const make = createFactories();
const sampleFavorites = sampleLibrary.favoritePages;

const findList = () => screen.findByRole('list', { name: 'Your favorites' });
const findTitles = async () =>
  within(await findList())
    .getAllByRole('link')
    .map((link) => link.textContent);
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the favorites page', () => {
  it('moves a row immediately and sends a one-based position', async () => {
    const sent: unknown[] = [];
    network.use(
      http.patch('*/favorite_pages/:id/position', async ({ params, request }) => {
        sent.push([params['id'], await request.clone().json()]);
      }),
    );
    openScreen('/favorites');
    await click('Move Policy updates up');
    await waitFor(async () => expect((await findTitles())[0]).toBe('Policy updates'));
    await waitFor(() => expect(sent).toEqual([['7002', { position: 1 }]]));
    await click('Move to… position of Policy updates');
    const field = screen.getByRole('spinbutton', { name: 'New position of Policy updates' });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await waitFor(() => expect(sent[1]).toEqual(['7002', { position: 4 }]));
    await waitFor(async () => expect((await findTitles())[3]).toBe('Policy updates'));
    expect(screen.queryByText(/another device/)).toBeNull();
  });

  it('rolls back a failed move with an error, which the next move clears', async () => {
    network.use(handlers.favoritePages.move.failed(503));
    openScreen('/favorites');
    const before = sampleFavorites.map(({ title }) => title);
    await click('Move Policy updates up');
    await screen.findAllByText(
      'Couldn’t move “Policy updates.” The system has timed out due to a technical error.',
    );
    expect(await findTitles()).toEqual(before);
    network.use(...sampleHandlers());
    await click('Move Policy updates up');
    await waitFor(async () => expect((await findTitles())[0]).toBe('Policy updates'));
    expect(screen.queryByText(/^Couldn’t move/, { selector: 'p *' })).toBeNull();
  });

  it('shows the host’s order and a message if another device changed it', async () => {
    openScreen('/favorites');
    await findList();
    const reorderedByHost = sampleFavorites
      .toReversed()
      .map((page, index) => ({ ...page, position: index + 1 }));
    network.use(handlers.favoritePages.list.complete(reorderedByHost));
    await click('Move Policy updates up');
    await screen.findByText(
      /^Your favorites were also changed in another tab or on another device/,
    );
    expect(await findTitles()).toEqual(reorderedByHost.map(({ title }) => title));
    await click('Close this message');
    expect(screen.queryByText(/another device/)).toBeNull();
  });

  it('restores a removed favorite in its old position, with the same idempotency key on each retry', async () => {
    const idempotencyKeys: (string | null)[] = [];
    openScreen('/favorites');
    await click('Remove Policy updates');
    await screen.findByText('Removed “Policy updates” from your favorites.', {
      selector: 'li > span',
    });
    expect(await findTitles()).not.toContain('Policy updates');
    network.use(
      http.post('*/favorite_pages', ({ request }) => {
        idempotencyKeys.push(request.headers.get('Idempotency-Key'));
        return idempotencyKeys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await click('Undo Remove Policy updates');
    await screen.findAllByText(/^Couldn’t restore “Policy updates\.”/);
    await click('Undo Remove Policy updates');
    await waitFor(async () => expect((await findTitles())[1]).toBe('Policy updates'));
    expect(idempotencyKeys[1]).toBe(idempotencyKeys[0]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    await screen.findByText('Added “Policy updates” back to your favorites.');
  });

  it('keeps the other rows in place when a row is removed, and moves focus to Undo, then back to Remove', async () => {
    openScreen('/favorites');
    await click('Remove Policy updates');
    const undo = await screen.findByRole('button', { name: 'Undo Remove Policy updates' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    const [first = '', , third = ''] = sampleFavorites.map(({ title }) => title ?? '');
    await click(`Remove ${first}`);
    const list = await findList();
    const rows = () => [...list.children].map((row) => row.textContent);
    expect(rows().slice(0, 3)).toEqual([
      expect.stringContaining(`Removed “${first}”`),
      expect.stringContaining('Removed “Policy updates”'),
      expect.stringContaining(third),
    ]);
    expect(rows()).toHaveLength(sampleFavorites.length);
    await click('Undo Remove Policy updates');
    await waitFor(async () => expect((await findTitles())[0]).toBe('Policy updates'));
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Remove Policy updates' }),
      ),
    );
    await click(`Undo Remove ${first}`);
    await waitFor(async () =>
      expect((await findTitles()).slice(0, 3)).toEqual([first, 'Policy updates', third]),
    );
  });

  const rename = async (title: string, newTitle: string) => {
    await click(`Rename ${title}`);
    const field = screen.getByRole('textbox', { name: `New name of ${title}` });
    await userEvent.clear(field);
    await userEvent.type(field, newTitle);
    await userEvent.keyboard('{Enter}');
  };

  it('renames a favorite in its position, and shows HTML in the new name as text', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post('*/favorite_pages', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    openScreen('/favorites');
    const name = '<img src=x onerror=alert(1)>';
    await rename('Policy updates', `  ${name} `);
    await waitFor(async () => expect((await findTitles())[1]).toBe(name));
    await screen.findByText(`Renamed to “${name}.”`);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Rename ${name}` }));
    expect(sent).toEqual([{ favorite_page: { title: name, path: '/policy-updates' } }]);
    expect(await findTitles()).toHaveLength(sampleFavorites.length);
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect(screen.queryByText(/another device/)).toBeNull();
  });

  it('offers to restore a favorite if a rename deletes it and can’t create it again', async () => {
    openScreen('/favorites');
    await findList();
    network.use(http.post('*/favorite_pages', () => HttpResponse.error()));
    await rename('Policy updates', 'Updates');
    await screen.findAllByText(/^Couldn’t rename “Policy updates\.”/);
    const undo = await screen.findByRole('button', { name: 'Undo Remove Policy updates' });
    network.use(...sampleHandlers());
    await userEvent.click(undo);
    await waitFor(async () => expect((await findTitles())[1]).toBe('Policy updates'));
  });

  it('reports a failed removal and keeps the favorite in place', async () => {
    network.use(handlers.favoritePages.delete.failed('network'));
    openScreen('/favorites');
    await click('Remove Policy updates');
    await screen.findAllByText(/^Couldn’t remove “Policy updates\.”/);
    expect((await findTitles())[1]).toBe('Policy updates');
  });

  it('focuses Undo after the last favorite is removed', async () => {
    network.use(
      handlers.favoritePages.list.complete([make.favoritePage({ id: 1, title: 'Alerts' })]),
      handlers.favoritePages.delete.complete(),
    );
    openScreen('/favorites');
    await findList();
    network.use(handlers.favoritePages.list.empty());
    await click('Remove Alerts');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Undo Remove Alerts' }),
      ),
    );
    screen.getByText('Removed “Alerts” from your favorites.', { selector: 'li > span' });
  });

  it('shows changes from another tab', async () => {
    const app = openScreen('/favorites');
    const other = openScreen('/favorites');
    const findFirstTitle = async (tab: typeof app) =>
      within(
        await within(tab.container).findByRole('list', { name: 'Your favorites' }),
      ).getAllByRole('link')[0]?.textContent;
    await findFirstTitle(app);
    await userEvent.click(
      await within(app.container).findByRole('button', { name: 'Move Policy updates up' }),
    );
    await waitFor(async () => expect(await findFirstTitle(other)).toBe('Policy updates'));
    expect(within(other.container).queryByText(/another device/)).toBeNull();
  });

  it('doesn’t link to a URL outside the portal, but lets the user remove the favorite', async () => {
    network.use(
      handlers.favoritePages.list.complete([
        make.favoritePage({ title: 'Script', path: 'javascript:alert(1)' }),
        make.favoritePage({ title: 'Elsewhere', path: '//evil.example/' }),
        make.favoritePage({ title: null, path: '/policy-updates' }),
      ]),
    );
    openScreen('/favorites');
    const links = within(await findList()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Script', '/favorites'],
      ['Elsewhere', '/favorites'],
      ['Policy updates', '/policy-updates'],
    ]);
    expect(screen.getByRole('button', { name: 'Remove Script' })).toBeTruthy();
  });
});

describe('the star', () => {
  const findStar = (name: string) => screen.findByRole('button', { name });

  it('adds a filtered list with the filters in the title, and removes the list again', async () => {
    const sent: unknown[] = [];
    network.use(
      http.post('*/favorite_pages', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    openScreen('/alerts?states%5B%5D=OH');
    await userEvent.click(await findStar('Add to favorites'));
    await findStar('Remove from favorites');
    expect(sent).toEqual([
      { favorite_page: { title: 'Alerts: Ohio', path: '/alerts?states[]=OH' } },
    ]);
    await userEvent.click(await findStar('Remove from favorites'));
    await findStar('Add to favorites');
  });

  it('recognizes a favorite record that was opened by its id', async () => {
    const alert = sampleLibrary.alerts.find(
      ({ slug }) => slug === 'photos-that-pass-the-first-time',
    );
    openScreen(`/alerts/${alert?.id}`);
    expect(await findStar('Remove from favorites')).toBeTruthy();
  });

  it('sends one request on a double click, and shows a failure next to the star', async () => {
    let sent = 0;
    const response = Promise.withResolvers<void>();
    network.use(
      http.post('*/favorite_pages', async () => {
        sent += 1;
        await response.promise;
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    openScreen('/sitemap');
    await userEvent.dblClick(await findStar('Add to favorites'));
    response.resolve();
    await screen.findAllByText('The system has timed out due to a technical error.');
    expect(sent).toBe(1);
  });

  it('shows the host’s reason if a page can’t be added', async () => {
    const reason = 'You can have up to 200 favorites. Remove one to add another.';
    network.use(
      http.post('*/favorite_pages', () =>
        HttpResponse.json(
          { message: 'Some information isn’t valid.', errors: { path: [reason] } },
          { status: 422 },
        ),
      ),
    );
    openScreen('/sitemap');
    await click('Add to favorites');
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  });

  it('shows whether the current page is a favorite, and is hidden on pages that can’t be favorites', async () => {
    network.use(handlers.redirectRecords.check.empty(), handlers.simplePages.detail.failed(404));
    const { router } = openScreen('/alerts');
    await findStar('Remove from favorites');
    await act(() => router.navigate('/sitemap'));
    await findStar('Add to favorites');
    await act(() => router.navigate('/no-such-page'));
    await screen.findByRole('heading', { name: /could not be found/ });
    expect(screen.queryByRole('button', { name: /favorites$/ })).toBeNull();
    await act(() => router.navigate('/favorites'));
    await findList();
    expect(screen.queryByRole('button', { name: 'Add to favorites' })).toBeNull();
  });
});

describe('header favorites', () => {
  const uuid = sampleLibrary.personas[0]!.claims.uuid;
  const persist = (owner: unknown, value: unknown) =>
    localStorage.setItem('headerFavorites', JSON.stringify({ uuid: owner, value }));
  const openMenu = async () => {
    await click('Favorites');
    return within(screen.getByRole('navigation', { name: 'Main menu' }));
  };

  it('show the stored list first, then the host’s list', async () => {
    persist(uuid, [make.favoritePage({ title: 'Seen last', path: '/alerts?page=2' })]);
    network.use(handlers.favoritePages.list.pending());
    const app = openScreen('/sitemap');
    expect((await openMenu()).getByRole('link', { name: 'Seen last' })).toBeTruthy();
    app.unmount();
    network.use(...sampleHandlers());
    openScreen('/sitemap');
    const links = await openMenu();
    await links.findByRole('link', { name: 'Michigan alerts' });
    expect(links.queryByRole('link', { name: 'Seen last' })).toBeNull();
    expect(
      links
        .getByRole('link', { name: `All favorites (${sampleFavorites.length})` })
        .getAttribute('href'),
    ).toBe('/favorites');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('headerFavorites') ?? '')).toEqual({
        uuid,
        value: sampleFavorites,
      }),
    );
  });

  it('leave the current section to the one of the page', async () => {
    openScreen('/policy-updates/mi-specialty-dwelling-roof-age');
    const links = await openMenu();
    await links.findByRole('link', { name: 'MI – Specialty dwelling – Roof settlement by age' });
    const isCurrent = (name: string) =>
      links.getByRole('button', { name }).getAttribute('aria-current');
    expect([isCurrent('News'), isCurrent('Favorites')]).toEqual(['true', null]);
  });

  it.each([
    ['another user’s', () => persist('another-user', [make.favoritePage({ title: 'Theirs' })])],
    ['garbled', () => localStorage.setItem('headerFavorites', '{"uuid":')],
    ['of an unexpected shape', () => persist(uuid, { title: 'Theirs' })],
    ['a list of incomplete records', () => persist(uuid, [{ title: 'Theirs', path: '/alerts' }])],
  ])('ignore a stored value that is %s', async (_description, store) => {
    store();
    network.use(handlers.favoritePages.list.pending());
    openScreen('/sitemap');
    await screen.findByRole('heading', { level: 1, name: 'Sitemap' });
    const header = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(header.getByRole('link', { name: 'Favorites' }).getAttribute('href')).toBe('/favorites');
    expect(screen.queryByText('Theirs')).toBeNull();
  });

  it('don’t link to a stored URL outside the portal', async () => {
    persist(uuid, [make.favoritePage({ title: 'Script', path: 'javascript:alert(1)' })]);
    network.use(handlers.favoritePages.list.pending());
    openScreen('/sitemap');
    const links = await openMenu();
    expect(links.getByRole('link', { name: 'Script' }).getAttribute('href')).toBe('/favorites');
  });
});
