import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
beforeEach(() => network.use(...sampleHandlers()));

function open(search: string, config = {}) {
  const redirects: string[] = [];
  const app = openScreen(`/attachments${search}`, {
    config,
    redirect: (url) => redirects.push(url),
  });
  return { ...app, redirects };
}
const respondWith = (download_url: string, name = 'Rates.pdf') =>
  network.use(handlers.attachments.download.complete({ name, download_url }));

describe('a file download', () => {
  it('redirects once and shows a confirmation with the file name from the URL', async () => {
    respondWith('/files/7?signature=x');
    const { redirects } = open('?id=7&name=%3Cb%3EQ1%3C%2Fb%3E.pdf');
    await screen.findByText(
      'Success! <b>Q1</b>.pdf has been downloaded. Please check for the file in your default download folder.',
      { selector: 'p' },
    );
    expect(redirects).toEqual([`${window.location.origin}/files/7?signature=x`]);
  });

  it('falls back to the name in the response, and requests a new URL for another download', async () => {
    respondWith('/files/7?signature=1');
    const { redirects } = open('?id=7');
    await screen.findByText(/^Success! Rates\.pdf has been downloaded/u, { selector: 'p' });
    respondWith('/files/7?signature=2');
    await userEvent.click(screen.getByRole('button', { name: 'Download again' }));
    await expect.poll(() => redirects.length).toBe(2);
    expect(redirects[1]).toContain('signature=2');
  });

  it.each(['https://evil.example/7', 'http://files.example.com/7', 'javascript:alert(1)'])(
    'doesn’t redirect to %s',
    async (url) => {
      respondWith(url);
      const { redirects } = open('?id=7', { downloadHosts: ['files.example.com'] });
      await screen.findByRole('heading', {
        name: 'The system has timed out due to a technical error.',
      });
      expect(redirects).toEqual([]);
    },
  );

  it('redirects to an https URL on a configured host', async () => {
    respondWith('https://files.example.com/7');
    const { redirects } = open('?id=7', { downloadHosts: ['files.example.com'] });
    await screen.findByText(/^Success!/u, { selector: 'p' });
    expect(redirects).toEqual(['https://files.example.com/7']);
  });

  it.each(['', '?name=Rates.pdf', '?id=', '?id=..%2F..%2Fx', '?id=%3Cscript%3E'])(
    'shows a not-found page and sends no request if the query is %j',
    async (search) => {
      const requestedUrls: string[] = [];
      network.events.on('request:start', ({ request }) => {
        if (request.url.includes('/attachments/')) requestedUrls.push(request.url);
      });
      const { redirects } = open(search);
      await screen.findByRole('heading', { name: 'Oops! That file could not be found.' });
      expect({ requestedUrls, redirects }).toEqual({ requestedUrls: [], redirects: [] });
    },
  );

  it('keeps the session and stays on the page if the response is 401', async () => {
    network.use(handlers.attachments.download.failed(401));
    const { router } = open('?id=7');
    await screen.findByText(
      'Your Producer News Portal session has ended. For your security, sessions automatically end.',
    );
    expect(router.state.location.pathname).toBe('/attachments');
  });
});
