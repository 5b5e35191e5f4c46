import {
  handlers,
  sampleHandlers,
  sampleLibrary,
  samplePersona,
} from '@producer-portal/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const allRead = () => sampleHandlers({ persona: samplePersona('home-office-admin') });
const attention = async () =>
  within(await screen.findByRole('region', { name: 'Needs your eyes' }));

it('says that all is read when all is read', async () => {
  network.use(...allRead());
  openScreen('/');
  await screen.findByRole('heading', { name: 'You’re up to date' });
  expect(screen.getByText(/^Nothing unread\. Checked at \d\d:\d\d [ap]m ET\.$/u)).toBeTruthy();
});

it('does not say so while a list is missing', async () => {
  network.use(
    handlers.alerts.list.failed(422),
    handlers.alerts.count.failed(422),
    handlers.featuredContent.list.empty(),
    ...allRead(),
  );
  openScreen('/');
  expect((await attention()).getByText('What is unread could not be checked.')).toBeTruthy();
  expect(screen.getByText('Couldn’t load this section.')).toBeTruthy();
});

it('does not say so when the lead itself is what is unread', async () => {
  const [alert] = sampleLibrary.alerts;
  if (!alert) throw new Error('The sample library has no alert.');
  network.use(
    handlers.alerts.list.complete([{ ...alert, read: false }]),
    handlers.alerts.count.complete(1),
    handlers.featuredContent.list.empty(),
    ...allRead(),
  );
  openScreen('/');
  expect((await attention()).getByText('Nothing is unread besides the lead alert.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All unread alerts (1)' })).toBeTruthy();
});

it('hides a part that this reader may not see, without a word', async () => {
  network.use(handlers.policyUpdates.list.failed(403));
  openScreen('/');
  await attention();
  expect(screen.queryByText('Couldn’t load this section.')).toBeNull();
});

it('shows what is urgent first: the lead with its facts, what is unread, and the notice below', async () => {
  openScreen('/');
  const lead = within(await screen.findByRole('region', { name: /^Lake Erie storm/u }));
  expect(lead.getByText('3 min read')).toBeTruthy();
  expect(lead.getByText('MI, OH, PA')).toBeTruthy();
  expect(lead.getByText(/^Ends/u)).toBeTruthy();
  expect((await attention()).getByText('Ending or starting soon first, then newest')).toBeTruthy();
  const text = document.body.textContent;
  const order = [/Lead alert/u, /Needs your eyes/u, /Agent360 is open to you/u, /Latest across/u];
  const places = order.map((part) => text.search(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
