import { FIXED_NOW, samplePersona, sampleToken } from '@producer-portal/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

useNetwork();

const path = '/co-branded-videos';
const film = () => document.querySelector('video') as HTMLVideoElement;
const stage = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('section') as HTMLElement);
};

/** Opens the page with an agency claim of one's own. */
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
  it('shows the newest film with captions and as a file', async () => {
    openScreen(path);
    const shown = await stage('Four sides of a home');
    expect(film().getAttribute('aria-label')).toBe('Four sides of a home');
    expect(film().querySelector('track')?.kind).toBe('captions');
    expect(shown.getByRole('link', { name: 'Download video' }).getAttribute('href')).toBe(
      '/attachments?id=6501-1&name=Four%20sides%20of%20a%20home',
    );
  });

  it('ends with the card of the reader’s agency, until it is played again', async () => {
    openScreen(path);
    const shown = await stage('Four sides of a home');
    expect(shown.queryByText('555-0142')).toBeNull();
    fireEvent.ended(film());
    shown.getByText('Harbor & Pine Insurance');
    shown.getByText('555-0142');
    const logo = film().parentElement?.querySelector('img');
    expect(new URL(logo?.src ?? '').pathname).toMatch(/^\/sample\/.*harbor-and-pine/);
    fireEvent.play(film());
    expect(shown.queryByText('555-0142')).toBeNull();
  });

  it.each(['', '{"name":"Harbor & P', '{"name":""}', '{"phone":"555-0142"}', '[]', 'null', '7'])(
    'has no end card for the agency %j, and says so',
    async (agency) => {
      openWithAgency(agency);
      const shown = await stage('Four sides of a home');
      await shown.findByText('Without an end card');
      fireEvent.ended(film());
      expect(shown.queryByText('Harbor & Pine Insurance')).toBeNull();
      expect(shown.queryByText('555-0142')).toBeNull();
    },
  );

  it('shows no logo from a host that is not configured', async () => {
    openWithAgency('{"name":"Harbor & Pine","logo_url":"https://evil.example/logo.png"}');
    const shown = await stage('Four sides of a home');
    await waitFor(() => expect(screen.queryByText('Without an end card')).toBeNull());
    fireEvent.ended(film());
    shown.getByText('Harbor & Pine');
    expect(film().parentElement?.querySelector('img')).toBeNull();
  });

  it('puts another film on the screen, names it in the address, and goes back', async () => {
    const { router } = openScreen(`${path}?category=boat`);
    await screen.findByText('1 video');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Boat' }));
    await userEvent.click(await screen.findByRole('link', { name: 'First ride of the year' }));
    const shown = await stage('First ride of the year');
    expect(router.state.location.hash).toBe('#video-first-ride-of-the-year');
    await waitFor(() => expect(document.activeElement).toBe(shown.getByRole('heading')));
    await act(() => router.navigate(-1));
    await stage('Four sides of a home');
  });

  it.each(['#nobody-made-this', '#%00', '#__proto__', '#<img src=x onerror=alert(1)>'])(
    'shows the newest for an address that ends in %s',
    async (hash) => {
      openScreen(path + hash);
      await stage('Four sides of a home');
      expect(film().getAttribute('aria-label')).toBe('Four sides of a home');
    },
  );

  it('is closed without the permission', async () => {
    const { router } = openScreen(path, { persona: 'garbled-agency' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied'));
  });
});
