import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { wait } from '../lib/wait.ts';
import { useNetwork } from '../testing/network.ts';
import { openScreen } from '../testing/open-screen.tsx';

useNetwork();

const title = /Binding moratorium lifted/;
const findRow = () => screen.findByRole('link', { name: title });

async function openRecord() {
  const app = openScreen('/alerts?states[]=OH');
  const row = await findRow();
  await userEvent.click(row);
  await screen.findByRole('article');
  return { ...app, row };
}

const goBack = ({ router }: ReturnType<typeof openScreen>) => act(() => router.navigate(-1));

it('keeps the list for Back, hidden from assistive technology', async () => {
  const app = await openRecord();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: title })).toBeNull();
  await goBack(app);
  expect(await findRow()).toBe(app.row);
  expect(screen.queryByRole('article')).toBeNull();
});

it('doesn’t render the hidden list again with the URL of the opened record', async () => {
  await openRecord();
  await act(() => wait(100));
  const [nextPage] = screen.getAllByRole('link', { name: /next/i, hidden: true });
  expect(nextPage?.getAttribute('href')).toMatch(/states.*OH/);
});

it('renders a list again if a link opens it', async () => {
  const { row, router } = await openRecord();
  await act(() => router.navigate('/alerts?states[]=OH'));
  expect(await findRow()).not.toBe(row);
});

it('removes the hidden list when the session ends', async () => {
  const { row, services } = await openRecord();
  expect(row.isConnected).toBe(true);
  act(() => services.session.signOut());
  await waitFor(() => expect(row.isConnected).toBe(false));
});

it('doesn’t show the list for another page whose history entry has the same key', async () => {
  const { history, router } = openScreen('/alerts');
  await findRow();
  // A link to a fragment adds a history entry that has the same key as the entry of the first page.
  history.push({ ...router.state.location, pathname: '/contact-us', hash: '#main' });
  await act(() => router.navigate('/sitemap'));
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Contact us/),
  );
});
