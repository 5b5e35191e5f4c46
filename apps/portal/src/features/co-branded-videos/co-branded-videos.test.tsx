import { samplePersona } from '@producer-portal/api/sample-library';
import { FIXED_NOW, sampleToken } from '@producer-portal/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

useNetwork();

const path = '/co-branded-videos';
const player = () => document.querySelector('video') as HTMLVideoElement;
const findVideoRegion = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('section') as HTMLElement);
};

/** Opens the page with the given agency claim. */
function openWithAgency(agency: string) {
  const { services, router } = openScreen(path);
  const { claims } = samplePersona();
  const jwt = sampleToken({
    ...claims,
    agency,
    iat: FIXED_NOW / 1000 + 1,
    exp: FIXED_NOW / 1000 + 900,
  });
  act(() => void services.session.signIn({ jwt }));
  return router;
}

describe('co-branded videos', () => {
  it('shows the newest video with captions and a download link', async () => {
    openScreen(path);
    const videoRegion = await findVideoRegion('Four sides of a home');
    expect(player().getAttribute('aria-label')).toBe('Four sides of a home');
    expect(player().querySelector('track')?.kind).toBe('captions');
    expect(videoRegion.getByRole('link', { name: 'Download video' }).getAttribute('href')).toBe(
      '/attachments?id=6501-1&name=Four%20sides%20of%20a%20home',
    );
  });

  it('offers the video with the agency’s card before the original video', async () => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => type === 'video/mp4' });
    Object.assign(HTMLCanvasElement.prototype, { captureStream: () => null });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
    });
    openScreen(path);
    const videoRegion = await findVideoRegion('Four sides of a home');
    const withCard = videoRegion.getByRole('button', { name: /^Download with your card/u });
    const original = videoRegion.getByRole('link', { name: 'Download original video' });
    expect(original.getAttribute('href')).toBe(
      '/attachments?id=6501-1&name=Four%20sides%20of%20a%20home',
    );
    expect(withCard.compareDocumentPosition(original)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(videoRegion.queryByRole('link', { name: 'Download video' })).toBeNull();
  });

  it('shows the agency’s end card until the video plays again', async () => {
    openScreen(path);
    const videoRegion = await findVideoRegion('Four sides of a home');
    expect(videoRegion.queryByText('419-555-0142')).toBeNull();
    fireEvent.ended(player());
    videoRegion.getByText('Harbor & Pine Insurance');
    videoRegion.getByText('419-555-0142');
    const logo = player().parentElement?.querySelector('img');
    expect(new URL(logo?.src ?? '').pathname).toMatch(/^\/sample\/.*harbor-and-pine/);
    fireEvent.play(player());
    expect(videoRegion.queryByText('419-555-0142')).toBeNull();
  });

  it.each(['', '{"name":"Harbor & P', '{"name":""}', '{"phone":"555-0142"}', '[]', 'null', '7'])(
    'shows no end card and explains why if the agency is %j',
    async (agency) => {
      openWithAgency(agency);
      const videoRegion = await findVideoRegion('Four sides of a home');
      await videoRegion.findByText('No end card');
      fireEvent.ended(player());
      expect(videoRegion.queryByText('Harbor & Pine Insurance')).toBeNull();
      expect(videoRegion.queryByText('419-555-0142')).toBeNull();
    },
  );

  it('shows no logo if its URL is on a host that isn’t configured', async () => {
    openWithAgency('{"name":"Harbor & Pine","logo_url":"https://evil.example/logo.png"}');
    const videoRegion = await findVideoRegion('Four sides of a home');
    await waitFor(() => expect(screen.queryByText('No end card')).toBeNull());
    fireEvent.ended(player());
    videoRegion.getByText('Harbor & Pine');
    expect(player().parentElement?.querySelector('img')).toBeNull();
  });

  it('selects another video, adds it to the URL, and restores the first video on Back', async () => {
    const { router } = openScreen(`${path}?category=boat`);
    await screen.findByText('1 video');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Boat' }));
    await userEvent.click(await screen.findByRole('link', { name: 'First ride of the year' }));
    const videoRegion = await findVideoRegion('First ride of the year');
    expect(router.state.location.hash).toBe('#video-first-ride-of-the-year');
    await waitFor(() => expect(document.activeElement).toBe(videoRegion.getByRole('heading')));
    await act(() => router.navigate(-1));
    await findVideoRegion('Four sides of a home');
  });

  it.each(['#no-such-video', '#%00', '#__proto__', '#<img src=x onerror=alert(1)>'])(
    'shows the newest video if the URL ends in %s',
    async (hash) => {
      openScreen(path + hash);
      await findVideoRegion('Four sides of a home');
      expect(player().getAttribute('aria-label')).toBe('Four sides of a home');
    },
  );

  it('redirects to access denied if the user lacks the permission', async () => {
    const { router } = openScreen(path, { persona: 'garbled-agency' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
  });
});
