import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
const [aid] = sampleLibrary.jobAids.filter(({ attachments }) => attachments?.length);
const file = aid?.attachments?.[0];
const path = `/training-and-job-aids/job-aids/${aid?.slug}`;
const done = `Success! ${file?.name} has been downloaded. Please check for the file in your default download folder.`;

const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  network.use(...sampleHandlers());
  // jsdom can't navigate.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.href);
  });
});
afterEach(() => vi.restoreAllMocks());

const findLink = () => screen.findByRole('link', { name: new RegExp(`${file?.name}$`) });

describe('a file on a page', () => {
  it('downloads without leaving the page, and announces the result', async () => {
    network.use(
      handlers.attachments.download.complete({ name: 'x.pdf', download_url: '/downloads/1' }),
    );
    const { router } = openScreen(path);
    await userEvent.click(await findLink());
    await screen.findByText(done, { selector: 'p *, p' });
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((region) => region.textContent)
          .join(),
      ).toContain(done),
    );
    expect(downloads).toEqual([`${window.location.origin}/downloads/1`]);
    expect(router.state.location.pathname).toBe(path);
  });

  it('links to the download page, so that it can be opened in a new tab', async () => {
    openScreen(path);
    const link = await findLink();
    expect(link.getAttribute('href')).toMatch(/^\/attachments\?id=/);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(downloads).toEqual([]);
  });

  it.each([
    [403, 'You are currently not authorized to view this content.'],
    [404, 'Oops! That file could not be found.'],
    [503, 'The system has timed out due to a technical error.'],
  ])('stays on the page after a %d and downloads on the next try', async (status, message) => {
    network.use(handlers.attachments.download.failed(status));
    const { router } = openScreen(path);
    await userEvent.click(await findLink());
    await screen.findAllByText(message);
    expect(router.state.location.pathname).toBe(path);
    network.use(...sampleHandlers());
    await userEvent.click(await screen.findByRole('link', { name: /^Try again/ }));
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('opens the page for an ended session after a 401', async () => {
    network.use(handlers.attachments.download.failed(401));
    const { router } = openScreen(path);
    await userEvent.click(await findLink());
    await screen.findByRole('button', { name: 'Log In Again' });
    expect(router.state.location.pathname).toBe('/attachments');
  });

  it('doesn’t download from a host that isn’t allowed', async () => {
    network.use(
      handlers.attachments.download.complete({ name: 'x', download_url: 'https://evil.example/x' }),
    );
    openScreen(path);
    await userEvent.click(await findLink());
    await screen.findAllByText('The system has timed out due to a technical error.');
    expect(downloads).toEqual([]);
  });
});
