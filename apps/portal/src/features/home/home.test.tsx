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

const allReadHandlers = () => sampleHandlers({ persona: samplePersona('home-office-admin') });
const findAttention = async () =>
  within(await screen.findByRole('region', { name: 'Needs your attention' }));

it('tells the user that they are up to date when everything is read', async () => {
  network.use(...allReadHandlers());
  openScreen('/');
  await screen.findByRole('heading', { name: 'You’re up to date' });
  expect(screen.getByText(/^No unread items\. Checked at \d\d:\d\d [ap]m ET\.$/u)).toBeTruthy();
});

it('doesn’t tell the user that they are up to date while a list is missing', async () => {
  network.use(
    handlers.alerts.list.failed(422),
    handlers.alerts.count.failed(422),
    handlers.featuredContent.list.empty(),
    ...allReadHandlers(),
  );
  openScreen('/');
  expect((await findAttention()).getByText('Couldn’t check for unread items.')).toBeTruthy();
  expect(screen.getByText('Couldn’t load this section.')).toBeTruthy();
});

it('doesn’t tell the user that they are up to date if the lead alert is unread', async () => {
  const [alert] = sampleLibrary.alerts;
  if (!alert) throw new Error('The sample library has no alert.');
  network.use(
    handlers.alerts.list.complete([{ ...alert, read: false }]),
    handlers.alerts.count.complete(1),
    handlers.featuredContent.list.empty(),
    ...allReadHandlers(),
  );
  openScreen('/');
  expect((await findAttention()).getByText('Only the top alert is unread.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All unread alerts (1)' })).toBeTruthy();
});

it('hides a part that the user has no access to', async () => {
  network.use(handlers.policyUpdates.list.failed(403));
  openScreen('/');
  await findAttention();
  expect(screen.queryByText('Couldn’t load this section.')).toBeNull();
});

it('shows the lead, unread records, and the premier banner in this order', async () => {
  openScreen('/');
  const lead = within(await screen.findByRole('region', { name: /^Lake Erie storm/u }));
  expect(lead.getByText('3 min read')).toBeTruthy();
  expect(lead.getByText('MI, OH, PA')).toBeTruthy();
  expect(lead.getByText(/^Ends/u)).toBeTruthy();
  expect((await findAttention()).getByText('Starting or ending soon, then newest')).toBeTruthy();
  const text = document.body.textContent;
  const order = [/Top alert/u, /Needs your attention/u, /You have Agent360/u, /Latest across/u];
  const positions = order.map((part) => text.search(part));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
});
