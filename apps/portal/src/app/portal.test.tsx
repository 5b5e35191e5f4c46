import { samplePersona } from '@producer-portal/api/sample-library';
import { FIXED_NOW, handlers, sampleTokens } from '@producer-portal/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationType } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { openApplication } from '../testing/application.tsx';
import { goOffline } from '../testing/go-offline.ts';
import { useNetwork } from '../testing/network.ts';
import { openScreen, signInSample } from '../testing/open-screen.tsx';
import { beginSignIn, describeRedirects } from '../testing/sign-on.ts';
import { createTestServices } from '../testing/services.ts';
import { createFirstContent } from '../modules/shell/first-content.tsx';
import { createMemoryHistory } from './page-history.ts';
import { createPreparePage } from './prepare-page.ts';
import { createRouter } from './router.ts';
import { navigateOnSessionChange } from './session-routing.ts';

const network = useNetwork();

const getUrl = ({ router }: ReturnType<typeof openScreen>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

it('shows a page that opens while the first page is still rendering', async () => {
  signInSample('independent-producer');
  const { element, router, stop } = openApplication('/contact-us');
  await router.ready;
  let hasNavigated = false;
  function SlowPart() {
    if (!hasNavigated) {
      hasNavigated = true;
      void router.navigate('/digital-accessibility');
      // Block for longer than the time after which React pauses rendering.
      const until = performance.now() + 20;
      while (performance.now() < until);
    }
    return null;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  startTransition(() =>
    root.render([<div key="app">{element}</div>, <SlowPart key="slow" />, <p key="rest">Rest</p>]),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Digital accessibility' }),
  ).toBeTruthy();
  root.unmount();
  container.remove();
  stop();
});

describe('a page that can’t be prepared', () => {
  const failure = new Error('The access check failed.');
  const breakAccessCheck = ({ services }: ReturnType<typeof openScreen>) =>
    vi.spyOn(services.signIn, 'pendingResult').mockImplementation(() => {
      throw failure;
    });
  const title = 'Couldn’t show this page';

  it('shows an error instead of the screen, and keeps the shell', async () => {
    const app = openScreen('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const accessCheck = breakAccessCheck(app);
    await act(() => app.router.navigate('/alerts'));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'News' })).toBeTruthy();
    expect(getUrl(app)).toBe('/alerts');
    expect(reported.mock.calls.flat()).toContain(failure);
    accessCheck.mockRestore();
    await act(() => app.router.revalidate());
    await screen.findByText(/^1–20 of/);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('shows an error instead of an open page if preparing the page again fails', async () => {
    const app = openScreen('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    breakAccessCheck(app);
    await act(() => app.router.revalidate());
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});

describe('error routing', () => {
  it('shows the session-ended page on a 401 and remembers the URL', async () => {
    network.use(handlers.alerts.list.failed(401));
    const redirects: string[] = [];
    const app = openScreen('/alerts?unread=true', { redirect: (url) => redirects.push(url) });
    const again = await screen.findByRole('button', { name: 'Log In Again' });
    expect(getUrl(app)).toBe('/inactivity-error');
    expect(
      screen.getByText(
        /^Your Producer News Portal session has ended\. For your security, sessions automatically end\.$/,
      ),
    ).toBeTruthy();
    expect(localStorage.getItem('jwt')).toBeNull();
    await userEvent.click(again);
    await waitFor(() =>
      expect(describeRedirects(redirects)).toEqual(['/sso/initiate /alerts?unread=true']),
    );
  });

  it('shows the session-ended page even if the user clicks a link while it loads', async () => {
    const redirects: string[] = [];
    const app = openScreen('/contact-us', { redirect: (url) => redirects.push(url) });
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    await act(async () => {
      app.services.session.clear('idle');
      await app.router.navigate('/');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Log In Again' }));
    expect(getUrl(app)).toBe('/inactivity-error');
    await waitFor(() =>
      expect(describeRedirects(redirects)).toEqual(['/sso/initiate /contact-us']),
    );
  });

  it('shows the host’s message and dialog when a 401 ends the session', async () => {
    const modal = { title: 'Signed out', content: '<p>Your agency has moved.</p>' };
    network.use(handlers.alerts.list.failed(401, { message: 'Call <b>us</b>.', modal }));
    const app = openScreen('/alerts');
    const dialog = await screen.findByRole('dialog', { name: 'Signed out' });
    expect(dialog.textContent).toContain('Your agency has moved.');
    expect(getUrl(app)).toBe('/inactivity-error');
    expect(screen.getByText('Call <b>us</b>.')).toBeTruthy();
  });

  it('says that the session is invalid, with the host’s message, after a failed token refresh', async () => {
    network.use(handlers.authToken.refresh.failed(403, { message: 'This account is closed.' }));
    const app = openScreen('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    await act(() => app.services.sessionManager.extendSession());
    await screen.findByRole('heading', { level: 1, name: 'Invalid session' });
    expect(getUrl(app)).toBe('/inactivity-error');
    expect(screen.getByText(/^Your Producer News Portal session has ended\./u)).toBeTruthy();
    expect(screen.getByText('This account is closed.')).toBeTruthy();
  });

  it('redirects once for fifty 401 responses', async () => {
    network.use(handlers.alerts.list.failed(401));
    const app = openScreen('/policy-updates');
    await screen.findByRole('heading', { level: 1, name: /Policy updates/ });
    const visitedPaths: string[] = [];
    app.router.subscribe(({ location }) => {
      if (visitedPaths.at(-1) !== location.pathname) visitedPaths.push(location.pathname);
    });
    const { api } = app.services;
    const calls = Array.from({ length: 50 }, () =>
      api.send({ prefix: 'ALERTS', method: 'GET', path: '/api/v1/alerts' }, ({ body }) => body),
    );
    await Promise.allSettled(calls);
    await screen.findByRole('button', { name: 'Log In Again' });
    expect(visitedPaths.filter((path) => path === '/inactivity-error')).toHaveLength(1);
  });

  it('shows the authorization-error page when the primary call fails with 403', async () => {
    network.use(handlers.alerts.list.failed(403));
    const app = openScreen('/alerts');
    await screen.findByRole('heading', {
      name: 'You are currently not authorized to view this content.',
    });
    expect(getUrl(app)).toBe('/authorization-error');
    expect(screen.getByText(/manager or supervisor/)).toBeTruthy();
  });

  it.each([500, 503, 'network'] as const)(
    'shows the server-down page when the primary call fails with %s, and “Try again” goes back',
    async (failure) => {
      network.use(handlers.alerts.list.failed(failure));
      const app = openScreen('/alerts');
      await screen.findByRole('heading', {
        name: 'The system has timed out due to a technical error.',
      });
      expect(getUrl(app)).toBe('/server-down-error');
      network.resetHandlers();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByRole('heading', { level: 1, name: /^Alerts/ });
      expect(getUrl(app)).toBe('/alerts');
    },
  );

  it('returns from the server-down page to the failed page when the network is back', async () => {
    network.use(handlers.alerts.list.failed('network'));
    const app = openScreen('/alerts?unread=true');
    await screen.findByRole('button', { name: 'Try again' });
    expect(getUrl(app)).toBe('/server-down-error');
    const goOnline = goOffline();
    await screen.findByText('You’re offline. Your page opens again when you’re back online.');
    network.resetHandlers();
    await goOnline();
    await screen.findByRole('heading', { level: 1, name: /^Alerts/ });
    expect(getUrl(app)).toBe('/alerts?unread=true');
  });

  it('shows the server-down page for a record whose list row lacks its text', async () => {
    network.use(handlers.guides.detail.failed(503));
    const app = openScreen('/guides-and-rate-bulletins');
    const findRow = () => document.querySelector('main li h2 a, main li h3 a');
    await waitFor(() => expect(findRow()).not.toBeNull());
    await userEvent.click(findRow()!);
    await screen.findByRole('heading', {
      name: 'The system has timed out due to a technical error.',
    });
    expect(getUrl(app)).toBe('/server-down-error');
  });

  it('stays on the page when a secondary call fails', async () => {
    network.use(
      handlers.alerts.count.failed(503),
      handlers.menus.all.failed('network'),
      handlers.states.list.failed(403),
    );
    const app = openScreen('/alerts');
    await screen.findByText(/^1–20 of/);
    expect(getUrl(app)).toBe('/alerts');
    expect(screen.getByRole('button', { name: 'News' })).toBeTruthy();
  });

  it('lets the screen show other failures', async () => {
    network.use(handlers.alerts.list.failed(422, { message: 'That category does not exist.' }));
    const app = openScreen('/alerts');
    await screen.findByText('That category does not exist.');
    expect(getUrl(app)).toBe('/alerts');
  });

  it('redirects from home to the error page only when every part is down', async () => {
    network.use(handlers.featuredContent.list.failed(503), handlers.policyUpdates.list.failed(503));
    const app = openScreen('/');
    await screen.findByRole('heading', { name: /Needs your attention/ });
    expect(getUrl(app)).toBe('/');
    app.unmount();
    network.use(handlers.alerts.list.failed('network'));
    const again = openScreen('/');
    await screen.findByRole('heading', {
      name: 'The system has timed out due to a technical error.',
    });
    expect(getUrl(again)).toBe('/server-down-error');
  });
});

describe('the session', () => {
  it('redirects signed-out users from home to /welcome and from elsewhere to /login', async () => {
    const welcome = openScreen('/', { persona: null });
    await screen.findByRole('heading', { name: 'Welcome to the Producer News Portal' });
    expect(getUrl(welcome)).toBe('/welcome');
    welcome.unmount();
    const redirects: string[] = [];
    const login = openScreen('/alerts/storm?x=1', {
      persona: null,
      redirect: (url) => redirects.push(url),
    });
    await waitFor(() =>
      expect(describeRedirects(redirects)).toEqual(['/sso/initiate /alerts/storm?x=1']),
    );
    expect(getUrl(login)).toBe('/login?RelayState=%2Falerts%2Fstorm%3Fx%3D1');
  });

  it('keeps the fragment of the URL that the user opened', async () => {
    const redirects: string[] = [];
    const openedUrl = '/co-branded-videos?category=boat#video-out-of-the-water';
    window.history.replaceState(null, '', openedUrl);
    openScreen(openedUrl, { persona: null, redirect: (url) => redirects.push(url) });
    await waitFor(() =>
      expect(describeRedirects(redirects)).toEqual([`/sso/initiate ${openedUrl}`]),
    );
    window.history.replaceState(null, '', '/');
  });

  it('clears all user data on sign-out', async () => {
    const app = openScreen('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    app.services.session.values.set('lastAlertChecked', '2026-03-02T19:05:00Z');
    expect(app.services.queryClient.getQueryCache().getAll()).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'You’re signed out' });
    expect(getUrl(app)).toBe('/logged-out');
    expect(Object.keys(localStorage)).toEqual(['signedOutAt']);
    const cachedQueries = app.services.queryClient.getQueryCache().getAll();
    expect(cachedQueries.filter(({ state }) => state.data !== undefined)).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });

  it('ends when it is ended in another tab', async () => {
    const app = openScreen('/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    for (const key of ['jwt', 'agent_jwt', 'admin_jwt']) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
    await screen.findByRole('button', { name: 'Log In Again' });
    expect(getUrl(app)).toBe('/inactivity-error');
  });

  it('ends if the user opens the portal after too long without input', async () => {
    signInSample('independent-producer');
    const { claims } = samplePersona('independent-producer');
    const value = FIXED_NOW - 15 * 60_000;
    localStorage.setItem('lastInput', JSON.stringify({ uuid: claims.uuid, value }));
    const redirects: string[] = [];
    const services = createTestServices({
      now: () => FIXED_NOW,
      redirect: (url) => redirects.push(url),
    });
    const stop = services.sessionManager.start();
    const router = createRouter(
      createMemoryHistory('/alerts'),
      createPreparePage(services, createFirstContent()),
    );
    navigateOnSessionChange(services, router);
    await waitFor(() => expect(router.state.location.pathname).toBe('/inactivity-error'));
    expect(router.state.location.state).toEqual({ from: '/alerts' });
    expect(router.pendingLocation).toBeNull();
    expect(redirects).toEqual([]);
    stop();
  });

  describe('after a sign-in in another tab', () => {
    const changeInOtherTab = (persona: string | null) => {
      signInSample(persona);
      window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' }));
    };

    it('returns the same user to the page where the session ended and announces the page', async () => {
      const app = openScreen('/contact-us');
      await screen.findByRole('heading', { level: 1, name: 'Contact us' });
      changeInOtherTab(null);
      await screen.findByRole('button', { name: 'Log In Again' });
      changeInOtherTab('independent-producer');
      const heading = await screen.findByRole('heading', { level: 1, name: 'Contact us' });
      expect(getUrl(app)).toBe('/contact-us');
      await waitFor(() => expect(document.activeElement).toBe(heading));
      await waitFor(() => {
        const announcements = screen
          .getAllByRole('status')
          .flatMap(({ children }) => [...children]);
        expect(announcements.map(({ textContent }) => textContent)).toContain('Contact us');
      });
    });

    it('redirects a different user to the home page', async () => {
      const app = openScreen('/contact-us');
      await screen.findByRole('heading', { level: 1, name: 'Contact us' });
      await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      await screen.findByRole('heading', { name: 'You’re signed out' });
      changeInOtherTab('manager');
      await waitFor(() => expect(getUrl(app)).toBe('/'));
    });

    it('opens the page that was requested before sign-in', async () => {
      const app = openScreen('/policy-updates', { persona: null, redirect: () => {} });
      await screen.findByRole('heading', { name: 'Signing you in' });
      changeInOtherTab('independent-producer');
      await screen.findByRole('heading', { level: 1, name: /^Policy updates/ });
      expect(getUrl(app)).toBe('/policy-updates');
    });
  });

  it('redirects users without states to /no-states, except admins', async () => {
    network.use(handlers.states.list.empty());
    const app = openScreen('/contact-us');
    await screen.findByRole('heading', { name: 'No states are set up for you' });
    expect(getUrl(app)).toBe('/no-states');
    app.unmount();
    const admin = openScreen('/contact-us', { persona: 'home-office-admin' });
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(getUrl(admin)).toBe('/contact-us');
  });

  it('shows the impersonated agent on every page and lets the admin stop impersonation', async () => {
    const app = openScreen('/contact-us', { persona: 'admin-as-producer' });
    await screen.findByText('Viewing as agent 041187 · Harbor & Pine Insurance');
    await waitFor(() =>
      expect(document.title).toBe('(As 041187) Contact us · Producer News Portal'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(getUrl(app)).toBe('/'));
    expect(screen.queryByText(/^Viewing as/)).toBeNull();
    expect(localStorage.getItem('agent_jwt')).toBeNull();
    expect(localStorage.getItem('jwt')).toBe(localStorage.getItem('admin_jwt'));
  });
});

describe('a sign-in handoff', () => {
  it('opens the requested page', async () => {
    beginSignIn();
    network.use(handlers.authToken.exchange.complete(sampleTokens('manager')));
    const app = openScreen('/login?code=once&RelayState=%2Fcontact-us', { persona: null });
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(getUrl(app)).toBe('/contact-us');
  });

  it('asks before replacing another user’s session, and keeps that session on cancel', async () => {
    network.use(handlers.authToken.exchange.complete(sampleTokens('manager')));
    const app = openScreen('/login?code=once&RelayState=%2Fcontact-us');
    const before = localStorage.getItem('jwt');
    const { agent_code } = samplePersona('manager').claims;
    await screen.findByText(`You’re signed in as agent 041187. Switch to agent ${agent_code}?`);
    expect(localStorage.getItem('jwt')).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Stay as agent 041187' }));
    await waitFor(() => expect(getUrl(app)).toBe('/'));
    expect(localStorage.getItem('jwt')).toBe(before);
  });

  it('replaces another user’s session without asking if this browser started the sign-in', async () => {
    beginSignIn();
    const tokens = sampleTokens('manager');
    network.use(handlers.authToken.exchange.complete(tokens));
    openScreen('/login?code=once&RelayState=%2Fcontact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(localStorage.getItem('jwt')).toBe(tokens.jwt);
  });

  it.each([
    ['a verifier', 'v'.repeat(43), { code: 'once', code_verifier: 'v'.repeat(43) }],
    ['no verifier', null, { code: 'once' }],
  ])('sends %s with a sign-in that this browser started', async (_what, verifier, body) => {
    beginSignIn(verifier);
    const requestBodies: Promise<unknown>[] = [];
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/exchange')) requestBodies.push(request.clone().json());
    });
    network.use(handlers.authToken.exchange.complete(sampleTokens('manager')));
    openScreen('/login?code=once&RelayState=%2Fcontact-us', { persona: null });
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(await Promise.all(requestBodies)).toEqual([body]);
    expect(sessionStorage.getItem('startedSignIn')).toBeNull();
  });

  it('asks for confirmation if this browser did not start the sign-in, even when signed out', async () => {
    const tokens = sampleTokens('independent-producer');
    network.use(handlers.authToken.exchange.complete(tokens));
    const app = openScreen('/login?code=once&RelayState=%2Fcontact-us', { persona: null });
    await screen.findByRole('dialog', { name: 'Sign in as agent 041187?' });
    expect(screen.getByText(/^This sign-in is for Harbor & Pine Insurance/)).toBeTruthy();
    expect(localStorage.getItem('jwt')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as agent 041187' }));
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(getUrl(app)).toBe('/contact-us');
    expect(localStorage.getItem('jwt')).toBe(tokens.jwt);
  });

  it('signs no one in when the user cancels a sign-in that this browser did not start', async () => {
    network.use(handlers.authToken.exchange.complete(sampleTokens('independent-producer')));
    const app = openScreen('/login?code=once&RelayState=%2Fcontact-us', { persona: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Welcome to the Producer News Portal' });
    expect(getUrl(app)).toBe('/welcome');
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it('needs no confirmation for the user who is already signed in', async () => {
    network.use(handlers.authToken.exchange.complete(sampleTokens('independent-producer')));
    const app = openScreen('/login?code=once&RelayState=%2Fcontact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(getUrl(app)).toBe('/contact-us');
  });

  it('replaces the session when the user confirms', async () => {
    const tokens = sampleTokens('manager');
    network.use(handlers.authToken.exchange.complete(tokens));
    const app = openScreen('/login?code=once&RelayState=%2Fcontact-us');
    await userEvent.click(await screen.findByRole('button', { name: /^Switch to agent/ }));
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(getUrl(app)).toBe('/contact-us');
    expect(localStorage.getItem('jwt')).toBe(tokens.jwt);
  });

  it.each([
    [400, 'Couldn’t sign you in'],
    [401, 'Couldn’t sign you in'],
    [403, 'Your account doesn’t have access'],
    [422, 'Couldn’t sign you in'],
    [500, 'Sign-in isn’t working'],
  ])(
    'redirects to /unauthorized when the exchange of the code fails with %s',
    async (status, name) => {
      network.use(handlers.authToken.exchange.failed(status));
      const app = openScreen('/login?code=used', { persona: null });
      await screen.findByRole('heading', { name });
      expect(getUrl(app)).toBe('/unauthorized');
    },
  );

  it('says that the account has no access if single sign-on returns that reason', async () => {
    const app = openScreen('/login?error=no_access', { persona: null });
    await screen.findByRole('heading', { name: 'Your account doesn’t have access' });
    expect(getUrl(app)).toBe('/unauthorized');
  });

  it('shows a reference code for support if the token can’t be used', async () => {
    network.use(handlers.authToken.exchange.complete({ jwt: 'opaque' }));
    openScreen('/login?code=once', { persona: null });
    await screen.findByRole('heading', { name: 'Sign-in isn’t working' });
    expect(screen.getByText('invalid-token jwt')).toBeTruthy();
    expect(screen.getByText(/^jwt is an opaque string, expected a JSON web token\./u)).toBeTruthy();
  });

  it('shows the server-down page if the exchange has no response; “Try again” restarts sign-in', async () => {
    network.use(handlers.authToken.exchange.failed('network'));
    const redirects: string[] = [];
    const app = openScreen('/login?code=once&RelayState=%2Falerts', {
      persona: null,
      redirect: (url) => redirects.push(url),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(getUrl(app)).toBe('/server-down-error');
    await waitFor(() => expect(describeRedirects(redirects)).toEqual(['/sso/initiate /alerts']));
  });

  it('redirects to /unauthorized on an error from single sign-on', async () => {
    const app = openScreen('/login?error=denied', { persona: null });
    await screen.findByRole('heading', { name: 'Couldn’t sign you in' });
    expect(getUrl(app)).toBe('/unauthorized');
    expect(screen.queryByText('Reference number')).toBeNull();
  });

  it('shows the reference number of the error, and keeps the path for the next try', async () => {
    const redirects: string[] = [];
    openScreen('/login?error=access_denied&reference=0b0c5c1e-6f0e&RelayState=%2Falerts', {
      persona: null,
      redirect: (url) => redirects.push(url),
    });
    await screen.findByText('0b0c5c1e-6f0e');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(describeRedirects(redirects)).toEqual(['/sso/initiate /alerts']));
  });
});

describe('an unknown path', () => {
  it('shows the not-found page with its fixed text, a back link, a contact link, and a search link', async () => {
    openScreen('/nobody/knows');
    await screen.findByRole('heading', { level: 1, name: 'Oops! That page could not be found.' });
    await waitFor(() => expect(document.title).toBe('That page could not be found'));
    for (const name of ['Go back', 'Search the portal'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('main').querySelector('a[href="/contact-us"]')).not.toBeNull();
  });

  it('sends no request for an invalid page name', async () => {
    network.use(handlers.simplePages.detail.failed(500));
    const app = openScreen('/..%2fauth_token%2frefresh');
    await screen.findByRole('heading', { level: 1, name: 'Oops! That page could not be found.' });
    expect(getUrl(app)).toContain('refresh');
  });

  it('follows one redirect and replaces the history entry', async () => {
    network.use(handlers.redirectRecords.check.complete({ path: '/old', to: '/contact-us' }));
    const app = openScreen('/old');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(getUrl(app)).toBe('/contact-us');
    expect(app.router.state.navigationType).toBe(NavigationType.Replace);
  });

  it.each(['//evil.example', 'http://evil.example', 'javascript:alert(1)'])(
    'does not follow a redirect to %s',
    async (to) => {
      const redirects: string[] = [];
      network.use(handlers.redirectRecords.check.complete({ path: '/old', to }));
      openScreen('/old', { redirect: (url) => redirects.push(url) });
      await screen.findByRole('heading', { level: 1, name: 'Oops! That page could not be found.' });
      expect(redirects).toEqual([]);
    },
  );

  it('shows the not-found page when the redirect check fails', async () => {
    network.use(handlers.redirectRecords.check.failed(503), handlers.simplePages.detail.empty());
    const app = openScreen('/old');
    await screen.findByRole('heading', { level: 1, name: 'Oops! That page could not be found.' });
    expect(getUrl(app)).toBe('/old');
  });
});
