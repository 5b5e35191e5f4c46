import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const uuid = sampleLibrary.personas[0]!.claims.uuid;
const box = () => screen.findByRole('combobox', { name: 'Search the portal' });
const option = (name: RegExp) => screen.findByRole('option', { name });
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
/** Records the searches that reached the host and those that were aborted. */
function recordSearches() {
  const requestedQueries: (string | null)[] = [];
  const abortedQueries: (string | null)[] = [];
  network.use(
    http.get('*/api/v1/search', async ({ request }) => {
      const text = new URL(request.url).searchParams.get('query');
      requestedQueries.push(text);
      request.signal.addEventListener('abort', () => abortedQueries.push(text));
      if (text === 'ro') await delay('infinite');
    }),
  );
  return { requestedQueries, abortedQueries };
}

describe('the search field', () => {
  it('debounces requests and aborts older ones', async () => {
    const { requestedQueries, abortedQueries } = recordSearches();
    openScreen('/sitemap');
    const field = await box();
    await userEvent.type(field, 'r');
    await userEvent.type(field, 'o');
    await waitFor(() => expect(requestedQueries).toEqual(['ro']));
    await userEvent.type(field, 'of');
    await option(/roof/i);
    await waitFor(() => expect(requestedQueries).toEqual(['ro', 'roof']));
    await waitFor(() => expect(abortedQueries).toContain('ro'));
  });

  it('opens a suggested record by keyboard', async () => {
    const { router } = openScreen('/sitemap');
    await userEvent.type(await box(), 'lienholder');
    const suggestion = await option(/^Add a lienholder/);
    expect(suggestion.getAttribute('href')).toBe('/alerts/add-a-lienholder');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/lienholder/i),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/alerts/add-a-lienholder'));
  });

  it('offers the user’s recent searches and favorites before typing', async () => {
    const app = openScreen('/search?query=hail%20%26%20wind');
    await heading(/^Search/);
    await waitFor(() => expect(sessionStorage.getItem('recentSearches')).toContain('hail & wind'));
    app.unmount();
    openScreen('/sitemap');
    await userEvent.click(await box());
    expect((await option(/^hail & wind$/)).getAttribute('href')).toBe(
      '/search?query=hail%20%26%20wind',
    );
    expect(await option(/^Michigan alerts$/)).toBeTruthy();
    cleanup();
    openScreen('/sitemap', { persona: 'independent-csr' });
    await userEvent.click(await box());
    await option(/^Michigan alerts$/);
    expect(screen.queryByRole('option', { name: /hail/ })).toBeNull();
  });

  it.each([
    '{',
    JSON.stringify({ uuid, value: [{ href: 'javascript:alert(1)' }, 7, null] }),
    JSON.stringify({ uuid: 'another-user', value: ['theirs'] }),
  ])('ignores the stored searches %j', async (stored) => {
    sessionStorage.setItem('recentSearches', stored);
    openScreen('/sitemap');
    await userEvent.click(await box());
    await option(/^Michigan alerts$/);
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
  });

  it('works as a plain form when suggestions fail', async () => {
    network.use(handlers.search.list.failed(503));
    const { router } = openScreen('/search');
    await screen.findByRole('heading', { level: 1, name: 'Search' });
    const field = screen.getByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'zeppelin');
    await screen.findByText('Suggestions aren’t available. Press Enter to search.', {
      selector: 'p',
    });
    expect(router.state.location.pathname).toBe('/search');
    network.use(handlers.search.list.empty());
    await userEvent.type(field, '{Enter}');
    await screen.findByRole('heading', { name: 'No results for “zeppelin”' });
  });

  it('suggests no records that have only some of the words', async () => {
    const [alert] = sampleLibrary.alerts;
    if (!alert) throw new Error('The sample library has no alert.');
    const complete = (isPartial: boolean) =>
      handlers.search.list.complete([alert], { Alert: 1 }, { isPartial });
    network.use(complete(true));
    openScreen('/sitemap');
    const field = await box();
    await userEvent.type(field, 'zeppelin boat');
    await screen.findByText(/^No suggestions/u, { selector: 'p' });
    expect(screen.queryByRole('option', { name: new RegExp(alert.title, 'u') })).toBeNull();
  });

  it.each([
    'roof<img src=x onerror=alert(1)>',
    "'; drop table--",
    '%00%2e%2e/',
    '[[x]] (a+)+$',
    '😀'.repeat(40),
    'javascript:alert(1)',
  ])('treats %j as text', async (text) => {
    network.use(handlers.search.list.empty());
    const { router } = openScreen('/sitemap');
    fireEvent.change(await box(), { target: { value: text } });
    fireEvent.submit(screen.getAllByRole('search')[0]!);
    await screen.findByRole('heading', {
      name: `No results for “${text.replace(/<[^>]*>/g, '')}”`,
    });
    expect(router.state.location.pathname).toBe('/search');
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('search results', () => {
  it('highlight the search terms and show the record type', async () => {
    openScreen('/search?query=lienholder');
    const [inTitle] = await screen.findAllByText('lienholder', { selector: 'a mark' });
    expect(inTitle?.closest('a')?.textContent).toBe('Add a lienholder to a Classic policy');
    expect(screen.getByRole('checkbox', { name: /^Alerts/ })).toBeTruthy();
  });

  it('suggest expanding an abbreviation when nothing matches', async () => {
    network.use(handlers.search.list.empty());
    const { router } = openScreen('/search?query=MH%20roof');
    await userEvent.click(await screen.findByRole('link', { name: 'mobile home roof' }));
    await screen.findByRole('heading', { name: 'No results for “mobile home roof”' });
    expect(router.state.location.search).toBe('?query=mobile%20home%20roof');
  });
});

describe('the search dialog', () => {
  const pressShortcut = (target: Element, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(target, { key: 'k', ctrlKey: true, ...init });

  it('opens on Ctrl K with the field focused, and closes after navigation', async () => {
    const { router } = openScreen('/sitemap');
    const title = await heading('Sitemap');
    await waitFor(() => expect(pressShortcut(title)).toBe(false));
    const searchDialog = await screen.findByRole('dialog', { name: 'Search the portal' });
    const field = within(searchDialog).getByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'Michigan');
    await userEvent.click(
      await within(searchDialog).findByRole('option', { name: /^Michigan alerts/ }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/alerts'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ignores the shortcut in other fields, with other modifier keys, and in dialogs', async () => {
    openScreen('/alerts');
    await screen.findByText(/^1–20 of/u, { selector: 'p' });
    await waitFor(() => expect(pressShortcut(document.body)).toBe(false));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const note = document.body.appendChild(document.createElement('textarea'));
    expect(pressShortcut(note)).toBe(true);
    expect(pressShortcut(document.body, { shiftKey: true })).toBe(true);
    expect(pressShortcut(document.body, { ctrlKey: false })).toBe(true);
    expect(pressShortcut(document.body, { metaKey: true })).toBe(true);
    note.remove();
    expect(screen.queryByRole('dialog')).toBeNull();
    // Search fields allow the shortcut.
    expect(pressShortcut(screen.getByRole('searchbox', { name: 'Search alerts' }))).toBe(false);
    await screen.findByRole('dialog', { name: 'Search the portal' });
    expect(pressShortcut(document.body)).toBe(true);
  });

  it('is disabled when signed out', async () => {
    openScreen('/welcome', { persona: null });
    await heading(/./);
    expect(pressShortcut(document.body)).toBe(true);
  });

  it('is in the account menu with its shortcut', async () => {
    openScreen('/sitemap');
    await heading('Sitemap');
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Search the portal Ctrl K' }),
    );
    const searchDialog = await screen.findByRole('dialog', { name: 'Search the portal' });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(searchDialog).getByRole('combobox')),
    );
    await act(async () => userEvent.keyboard('{Escape}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
