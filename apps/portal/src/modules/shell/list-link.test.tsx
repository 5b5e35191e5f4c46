import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

useNetwork();

const breadcrumb = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
    name: 'Alerts',
  });

async function openFirstAlert() {
  const app = openScreen('/alerts?states[]=OH');
  const row = await waitFor(() => {
    const [link] = screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((heading) => within(heading).queryAllByRole('link'));
    if (!link) throw new Error('The list has no rows.');
    return link;
  });
  const listKey = app.router.state.location.key;
  await userEvent.click(row);
  await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/alerts\/./));
  return { ...app, listKey };
}

it('goes back to the filtered list that a record was opened from', async () => {
  const { router, listKey } = await openFirstAlert();
  await userEvent.click(breadcrumb());
  await waitFor(() => expect(router.state.location.pathname).toBe('/alerts'));
  expect(router.state.location.search).toBe('?states[]=OH');
  // The same history entry, so that its scroll position and focus come back.
  expect(router.state.location.key).toBe(listKey);
});

it('links to the filtered list from a record that was opened elsewhere', async () => {
  const { router } = await openFirstAlert();
  const { pathname } = router.state.location;
  await act(() => router.navigate('/sitemap'));
  await act(() => router.navigate(pathname));
  await waitFor(() => expect(breadcrumb().getAttribute('href')).toBe('/alerts?states[]=OH'));
  await userEvent.click(breadcrumb());
  await waitFor(() => expect(router.state.location.search).toBe('?states[]=OH'));
});
