import { decodeToken } from '@producer-portal/api/session';
import { FIXED_NOW, handlers, sampleTokens } from '@producer-portal/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goOffline } from '../../testing/go-offline.ts';
import { useNetwork } from '../../testing/network.ts';
import { openScreen, signInSample } from '../../testing/open-screen.tsx';
import { chooseTheme } from '../shell/theme.ts';
import { saveRecentSearch } from '../search-dialog/recent-searches.ts';

const network = useNetwork();
const uuid = decodeToken(sampleTokens().jwt)?.uuid ?? '';
const draft = `draft:${uuid}:order:9102`;
const item = '/marketing-collateral/co-op-marketing-center/collaterals/postcard-first-ride';

let cleanups: (() => void)[] = [];
beforeEach(() => {
  cleanups = [];
});
afterEach(() => {
  cleanups.forEach((stop) => stop());
});

function open(path: string, persona: string | null = 'independent-producer') {
  const app = openScreen(path, { persona });
  cleanups.push(app.stop);
  return app;
}

/** All stored values by key. */
const dump = (storage: Storage) => Object.fromEntries(Object.entries(storage));

/** Collects the token of each revocation request. */
function recordRevocations(): string[] {
  const revokedTokens: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/auth_token/revoke'))
      revokedTokens.push(request.headers.get('Authorization') ?? '');
  });
  return revokedTokens;
}

async function signOut() {
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'You’re signed out' });
}

/** Fills both storage areas as a user's visit does. */
async function storeUserData(app: ReturnType<typeof open>) {
  chooseTheme('dark');
  app.services.session.values.set('lastAlertChecked', '2026-03-02T19:05:00Z');
  saveRecentSearch(uuid, 'roof of Mrs. Alvarez');
  fireEvent.change(await screen.findByLabelText(/^Your message/), {
    target: { value: 'For the Alvarez family' },
  });
  await waitFor(() => expect(JSON.stringify(dump(sessionStorage))).toContain('Alvarez family'));
}

describe('signing out', () => {
  it('removes all user data from this browser and keeps the browser’s own settings', async () => {
    const app = open(item);
    await storeUserData(app);
    await signOut();
    const signedOutAt = String(FIXED_NOW);
    expect(dump(localStorage)).toEqual({ theme: 'dark', signedOutAt });
    expect(dump(sessionStorage)).toEqual({ signedOutAt });
    const queries = app.services.queryClient.getQueryCache().getAll();
    expect(queries.filter(({ state }) => state.data !== undefined)).toEqual([]);
    expect(app.services.queryClient.getMutationCache().getAll()).toEqual([]);
  });

  it('revokes the session at the host with the old token', async () => {
    const revokedTokens = recordRevocations();
    const { jwt } = sampleTokens();
    open('/contact-us');
    await signOut();
    await waitFor(() => expect(revokedTokens).toEqual([`Bearer ${jwt}`]));
  });

  it('continues to the identity provider if the host has single logout', async () => {
    const revokedTokens = recordRevocations();
    const redirects: string[] = [];
    const app = openScreen('/contact-us', {
      config: { ssoLogoutPath: '/sso/logout' },
      redirect: (url) => redirects.push(url),
    });
    cleanups.push(app.stop);
    await signOut();
    await waitFor(() => expect(redirects).toEqual(['/sso/logout']));
    expect(revokedTokens).toHaveLength(1);
  });

  it('continues to the identity provider when the network is back', async () => {
    const redirects: string[] = [];
    const app = openScreen('/contact-us', {
      config: { ssoLogoutPath: '/sso/logout' },
      redirect: (url) => redirects.push(url),
    });
    cleanups.push(app.stop);
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    const signOutItem = await screen.findByRole('menuitem', { name: 'Sign out' });
    network.use(handlers.authToken.revoke.failed('network'));
    const goOnline = goOffline();
    await userEvent.click(signOutItem);
    await screen.findByRole('heading', { level: 1, name: 'You’re signed out' });
    expect(redirects).toEqual([]);
    await goOnline();
    await waitFor(() => expect(redirects).toEqual(['/sso/logout']));
  });

  it.each([
    ['is not supported by the host', handlers.authToken.revoke.empty()],
    ['fails', handlers.authToken.revoke.failed(500)],
    ['is rejected', handlers.authToken.revoke.failed(401)],
    ['has no network', handlers.authToken.revoke.failed('network')],
    ['never gets a response', handlers.authToken.revoke.pending()],
  ])('completes even when the call to the host %s', async (_how, handler) => {
    network.use(handler);
    const app = open('/contact-us');
    await signOut();
    expect(app.services.session.snapshot()).toMatchObject({ kind: 'none', ended: 'signed-out' });
    expect(app.router.state.location.pathname).toBe('/logged-out');
  });

  it('clears this tab after a sign-out in another tab', async () => {
    const app = open('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    sessionStorage.setItem(draft, '{"attention":"Mrs. Alvarez"}');
    localStorage.setItem('signedOutAt', '1');
    signInSample(null);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' })));
    await waitFor(() => expect(dump(sessionStorage)).toEqual({ signedOutAt: '1' }));
    expect(app.services.session.snapshot().kind).toBe('none');
  });

  it('clears a sleeping tab when it wakes up', async () => {
    sessionStorage.setItem(draft, '{"attention":"Mrs. Alvarez"}');
    localStorage.setItem('signedOutAt', '1');
    open('/welcome', null);
    await screen.findByRole('heading', { name: 'Welcome to the Producer News Portal' });
    expect(dump(sessionStorage)).toEqual({ signedOutAt: '1' });
  });
});

describe('a session that ends without a sign-out', () => {
  it('keeps the user’s drafts, even after “Log In Again”', async () => {
    network.use(handlers.alerts.list.failed(401));
    signInSample('independent-producer');
    sessionStorage.setItem(draft, '{"attention":"Mrs. Alvarez"}');
    open('/alerts');
    const again = await screen.findByRole('button', { name: 'Log In Again' });
    expect(sessionStorage.getItem(draft)).not.toBeNull();
    await userEvent.click(again);
    await vi.waitFor(() => expect(sessionStorage.getItem('startedSignIn')).not.toBeNull());
    expect(sessionStorage.getItem(draft)).not.toBeNull();
  });
});
