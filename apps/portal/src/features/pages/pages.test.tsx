import { handlers, sampleLibrary } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const [sample] = sampleLibrary.simplePages;
if (!sample) throw new Error('The sample library has no page.');
const stormCenter = { ...sample, title: 'Storm center' };

describe('an address that no other route knows', () => {
  it('has the heading of what it turns out to be, and focus on it', async () => {
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

  it('says that it could not be loaded, and not that it is still loading', async () => {
    network.use(handlers.simplePages.detail.failed(422));
    openScreen('/storm-center');
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this page' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is not asked about again where a redirect has led to it', async () => {
    network.use(
      handlers.redirectRecords.check.complete({ path: '/old', to: '/storm-center' }),
      handlers.simplePages.detail.complete(stormCenter),
    );
    const { router } = openScreen('/old');
    await screen.findByRole('heading', { level: 1, name: 'Storm center' });
    expect(router.state.location.pathname).toBe('/storm-center');
  });
});
