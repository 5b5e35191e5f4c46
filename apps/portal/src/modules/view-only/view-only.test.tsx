import { createFavoritePageMutation } from '@producer-portal/api';
import { callNames, calls } from '@producer-portal/api/contract';
import { FIXED_NOW } from '@producer-portal/api/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, signInSample } from '../../testing/open-screen.tsx';
import { createTestServices } from '../../testing/services.ts';
import { rejectionText } from '../content-list/failure-text.ts';
import { ViewOnlyError } from './refuse-changes.ts';

const network = useNetwork();
afterEach(() => signInSample(null));

const reason = 'You’re viewing as an agent. Only the agent can make changes.';
const changes = callNames.filter((name) => calls[name].method !== 'GET');

/** Sends a change and returns whether the request left the browser. */
async function isSent(persona: string, name: (typeof callNames)[number]): Promise<boolean> {
  const sent: string[] = [];
  network.use(
    http.all('*/api/v1/*', ({ request }) => {
      sent.push(request.url);
      return HttpResponse.json({});
    }),
  );
  signInSample(persona);
  const { api } = createTestServices({ now: () => FIXED_NOW });
  const { prefix, method, path, auth } = calls[name];
  await api
    .send({ prefix, method, path: path.replace(':id', '7'), ...(auth && { auth }) }, () => null)
    .catch((error: unknown) => {
      if (!(error instanceof ViewOnlyError)) throw error;
    });
  return sent.length > 0;
}

async function findSentChanges(persona: string) {
  const sent: string[] = [];
  for (const name of changes) if (await isSent(persona, name)) sent.push(name);
  return sent.toSorted();
}

describe('viewing as an agent', () => {
  it('sends only changes that don’t affect the agent’s data', async () => {
    expect(await findSentChanges('admin-as-producer')).toEqual([
      'alerts.markAsRead',
      'authToken.exchange',
      'authToken.refresh',
      'authToken.revoke',
      'policyUpdates.markAsRead',
      'sessions.end',
      'sessions.endAll',
    ]);
  });

  it.each(['independent-producer', 'home-office-admin'])('doesn’t limit the %s', async (persona) =>
    expect(await findSentChanges(persona)).toEqual(changes.toSorted()),
  );

  it('explains a refused change', async () => {
    signInSample('admin-as-producer');
    const { api, queryClient } = createTestServices({ now: () => FIXED_NOW });
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, createFavoritePageMutation(api));
    const error: unknown = await mutation
      .execute({ title: 'Alerts', path: '/alerts' })
      .catch((failure: unknown) => failure);
    expect(rejectionText(error, 'Try again.')).toBe(reason);
  });
});

const coopPath = '/marketing-collateral/co-op-marketing-center';

describe('the controls while viewing as an agent', () => {
  it.each([
    ['the favorites', '/favorites', /^(?:Move|Remove) /u],
    ['a collateral item', `${coopPath}/collaterals/postcard-first-ride`, /^Add to cart/u],
    ['the cart', coopPath, /^Remove /u],
    ['the checkout', `${coopPath}/orders/8812`, /^(?:Remove |Review order)/u],
    ['an order', `${coopPath}/orders/8811`, /^Order again/u],
  ])('of %s are disabled, with the reason', async (_, path, name) => {
    openScreenAs(network, 'admin-as-producer', path);
    const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name });
    expect(buttons.every((button) => button.matches(':disabled'))).toBe(true);
    expect(screen.getByText(reason)).toBeTruthy();
    cleanup();
    openScreenAs(network, 'independent-producer', path);
    const ownButtons = await screen.findAllByRole<HTMLButtonElement>('button', { name });
    expect(ownButtons.every((button) => button.matches(':disabled'))).toBe(false);
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('are hidden if they would do nothing', async () => {
    openScreenAs(network, 'admin-as-producer', '/alerts');
    await screen.findAllByText('Unread');
    expect(screen.queryByRole('button', { name: /favorites$|^Mark .*as read/u })).toBeNull();
  });

  it('have no instructions for reordering in the favorites', async () => {
    const { unmount } = openScreenAs(network, 'independent-producer', '/favorites');
    expect(await screen.findByText(/^To reorder your favorites/u)).toBeTruthy();
    unmount();
    openScreenAs(network, 'admin-as-producer', '/favorites');
    await screen.findByText(reason);
    expect(screen.queryByText(/^To reorder your favorites/u)).toBeNull();
  });

  it('don’t store form input', async () => {
    openScreenAs(network, 'admin-as-producer', `${coopPath}/collaterals/postcard-first-ride`);
    fireEvent.change(await screen.findByLabelText(/^Your message/u), { target: { value: 'Hi' } });
    await screen.findByDisplayValue('Hi');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('don’t change the time of the last visit to the alerts', async () => {
    localStorage.setItem('lastAlertChecked', 'own');
    openScreenAs(network, 'admin-as-producer', '/alerts');
    await screen.findAllByText('Unread');
    expect(localStorage.getItem('lastAlertChecked')).toBe('own');
    localStorage.removeItem('lastAlertChecked');
  });
});
