import { handlers, sampleTokens } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { beginSignIn, describeRedirects } from '../../testing/sign-on.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const switchOptions = { name: /^Switch to agent/u };

it('exchanges a one-time code only once', async () => {
  network.use(handlers.authToken.exchange.complete(sampleTokens('manager')));
  beginSignIn();
  const posts: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posts.push(new URL(request.url).pathname);
  });
  openScreen('/login?code=once&RelayState=%2Fcontact-us', { persona: null });
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  expect(posts).toEqual(['/api/v1/auth_token/exchange']);
});

it('asks for confirmation only once', async () => {
  network.use(handlers.authToken.exchange.complete(sampleTokens('manager')));
  openScreen('/login?code=once&RelayState=%2Fcontact-us');
  const confirmButton = await screen.findByRole('button', switchOptions);
  let addedCount = 0;
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    addedCount += added.filter((node) => node.textContent?.includes('Switch to agent')).length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(confirmButton);
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  observer.disconnect();
  expect(addedCount).toBe(0);
});

it('ends a declined sign-in at the host, and keeps the current sign-in', async () => {
  const offeredTokens = sampleTokens('manager');
  network.use(handlers.authToken.exchange.complete(offeredTokens));
  const revokedTokens: (string | null)[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/auth_token/revoke'))
      revokedTokens.push(request.headers.get('Authorization'));
  });
  const { services } = openScreen('/login?code=once&RelayState=%2Fcontact-us');
  const token = services.session.token();
  await userEvent.click(await screen.findByRole('button', { name: /^Stay as agent/u }));
  await waitFor(() => expect(revokedTokens).toEqual([`Bearer ${offeredTokens.jwt}`]));
  expect(services.session.token()).toBe(token);
});

it('shows the host’s message and dialog if the host rejects the code', async () => {
  const modal = { title: 'Agency closed', content: '<p>Call your manager.</p>' };
  network.use(
    handlers.authToken.exchange.failed(422, { message: 'This account is closed.', modal }),
  );
  openScreen('/login?code=once&RelayState=%2Falerts', { persona: null });
  const dialog = await screen.findByRole('dialog', { name: 'Agency closed' });
  expect(dialog.textContent).toContain('Call your manager.');
  await screen.findByText('This account is closed.');
});

it('starts a new sign-in if the code exchange gets no response', async () => {
  network.use(handlers.authToken.exchange.failed('network'));
  const redirects: string[] = [];
  openScreen('/login?code=once&RelayState=%2Falerts', { redirect: (url) => redirects.push(url) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(describeRedirects(redirects)).toEqual(['/sso/initiate /alerts']));
});

it('starts the sign-in when the network is back', async () => {
  const goOnline = goOffline();
  const redirects: string[] = [];
  openScreen('/login?RelayState=%2Falerts', {
    persona: null,
    redirect: (url) => redirects.push(url),
  });
  await screen.findByRole('heading', { level: 1, name: 'You’re offline' });
  expect(redirects).toEqual([]);
  await goOnline();
  await waitFor(() => expect(describeRedirects(redirects)).toEqual(['/sso/initiate /alerts']));
});
