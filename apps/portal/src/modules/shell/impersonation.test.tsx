import { samplePersona } from '@producer-portal/api/sample-library';
import { FIXED_NOW, sampleToken } from '@producer-portal/api/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockProvider } from '../../lib/clock.tsx';
import { signInSample } from '../../testing/open-screen.tsx';
import { describeRedirects } from '../../testing/sign-on.ts';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { Impersonation } from './impersonation.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: FIXED_NOW }),
);
afterEach(() => {
  vi.useRealTimers();
  signInSample(null);
});

function show(minutesLeft: number) {
  signInSample('admin-as-producer');
  const exp = FIXED_NOW / 1000 + minutesLeft * 60;
  const admin = samplePersona('admin-as-producer').claims;
  localStorage.setItem('admin_jwt', sampleToken({ ...admin, exp }));
  const redirects: string[] = [];
  const services = createTestServices({ redirect: (url) => redirects.push(url) });
  const banner = (
    <ServicesProvider value={services}>
      <ClockProvider value={Date.now}>
        <Impersonation />
      </ClockProvider>
    </ServicesProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: banner }], {
    initialEntries: ['/alerts'],
  });
  render(<RouterProvider router={router} />);
  return { services, router, redirects };
}

const region = () => screen.queryByRole('region');
const bannerText = () => region()?.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ');

describe('the impersonation banner', () => {
  it('shows the agent and agency', () => {
    show(30);
    expect(bannerText()).toBe('Viewing as agent 041187 · Harbor & Pine Insurance');
  });

  it('returns to the admin’s own session', async () => {
    vi.useRealTimers();
    const { services, router } = show((Date.now() - FIXED_NOW) / 60_000 + 60);
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    expect(services.session.snapshot().kind).toBe('admin');
    expect(router.state.location.pathname).toBe('/');
    expect(region()).toBeNull();
  });

  it('starts single sign-on if the admin’s own session has expired', async () => {
    vi.useRealTimers();
    const { services, redirects } = show(0);
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    expect(services.session.snapshot().kind).toBe('none');
    await vi.waitFor(() => expect(describeRedirects(redirects)).toEqual(['/sso/initiate /']));
  });

  it('is hidden for other sessions', () => {
    for (const persona of ['independent-producer', 'home-office-admin']) {
      cleanup();
      signInSample(persona);
      const services = createTestServices();
      const element = (
        <ServicesProvider value={services}>
          <Impersonation />
        </ServicesProvider>
      );
      render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
      expect(region()).toBeNull();
    }
  });
});
