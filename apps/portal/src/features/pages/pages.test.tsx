import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const [sample] = sampleLibrary.simplePages;
if (!sample) throw new Error('The sample library has no page.');
const stormCenter = { ...sample, title: 'Storm center' };

it('shows a list of phone numbers before the text of the page, but a single phone number after the text', async () => {
  const isBefore = (first: Element, second: Element) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const { unmount } = openScreen('/contact-us');
  const numbers = await screen.findByRole('heading', { name: 'Who to contact' });
  expect(isBefore(numbers, screen.getByText(/^We’re open/u))).toBe(true);
  unmount();
  openScreen('/communication-request-forms');
  const number = await screen.findByRole('heading', { name: 'Who to contact' });
  expect(isBefore(screen.getByText(/^New phone number/u), number)).toBe(true);
});

describe('an unknown path', () => {
  it('shows and focuses the heading of the page that it resolves to', async () => {
    network.use(handlers.simplePages.detail.empty());
    const { router } = openScreen('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Oops! That page could not be found.' });
    network.use(handlers.simplePages.detail.complete(stormCenter));
    void router.navigate('/storm-center');
    const page = await screen.findByRole('heading', { level: 1, name: 'Storm center' });
    await waitFor(() => expect(document.activeElement).toBe(page));
    network.use(handlers.simplePages.detail.empty());
    void router.navigate('/no-such-page');
    const missing = await screen.findByRole('heading', { level: 1, name: /^Oops!/u });
    await waitFor(() => expect(document.activeElement).toBe(missing));
  });

  it('replaces the loading state with an error if the call fails', async () => {
    network.use(handlers.simplePages.detail.failed(422));
    openScreen('/storm-center');
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this page' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('redirects once, without checking the target for another redirect', async () => {
    network.use(
      handlers.redirectRecords.check.complete({ path: '/old', to: '/storm-center' }),
      handlers.simplePages.detail.complete(stormCenter),
    );
    const { router } = openScreen('/old');
    await screen.findByRole('heading', { level: 1, name: 'Storm center' });
    expect(router.state.location.pathname).toBe('/storm-center');
  });
});
