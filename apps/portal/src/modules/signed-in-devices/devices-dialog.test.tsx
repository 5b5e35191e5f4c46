import { sampleSessions } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreenAs, openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const [currentDevice, phone, desktop] = sampleSessions();
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const click = async (scope: Pick<typeof screen, 'findByRole'>, name: string) =>
  userEvent.click(await scope.findByRole('button', { name }));

/** Opens the devices from the account menu. */
async function openDevices() {
  await click(screen, 'Account');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Signed-in devices' }));
  return dialog('Signed-in devices');
}

const names = (list: Awaited<ReturnType<typeof dialog>>) =>
  list.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent);

describe('the signed-in devices dialog', () => {
  it('marks this device, shows when each device was used, and can sign out the others', async () => {
    openScreen('/contact-us');
    const devices = await openDevices();
    await devices.findByText('Safari on iPhone');
    const rows = devices
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual([
      'Chrome on Windows This deviceActive now Signed in Mar 2, 12:30 pm ET',
      'Safari on iPhone Last used Mar 2, 01:53 pm ET Signed in Feb 27, 01:45 pm ETSign out',
      'Edge on Windows Last used Mar 1, 01:50 pm ET Signed in Mar 1, 10:05 am ETSign out',
    ]);
  });

  it('says which other device is active now', async () => {
    network.use(
      handlers.sessions.list.complete([
        currentDevice!,
        { ...phone!, last_used_at: currentDevice!.last_used_at },
      ]),
    );
    openScreen('/contact-us');
    const devices = await openDevices();
    expect(await devices.findAllByText('Active now')).toHaveLength(2);
  });

  it('requests the devices each time it opens', async () => {
    openScreen('/contact-us');
    await click(await openDevices(), 'Close');
    network.use(handlers.sessions.list.complete([currentDevice!, desktop!]));
    const devices = await openDevices();
    await waitFor(() => expect(names(devices)).toEqual(['Chrome on Windows', 'Edge on Windows']));
  });

  it('asks before signing out a device, and clears the error when the confirmation closes', async () => {
    network.use(handlers.sessions.end.failed(422));
    openScreen('/contact-us');
    await click(await openDevices(), 'Sign out Safari on iPhone');
    const question = await dialog('Sign out Safari on iPhone?');
    await click(question, 'Sign out');
    await question.findByText('Couldn’t sign out that device. Try again.');
    await userEvent.click(question.getAllByRole('button', { name: 'Cancel' })[1]!);
    await click(await dialog('Signed-in devices'), 'Sign out Edge on Windows');
    const other = await dialog('Sign out Edge on Windows?');
    expect(other.queryByText('Couldn’t sign out that device. Try again.')).toBeNull();
  });

  it('signs out everywhere, including here, and removes all user data', async () => {
    const app = openScreen('/contact-us');
    sessionStorage.setItem('recentSearches', '{"uuid":"me","value":["roof"]}');
    await click(await openDevices(), 'Sign out everywhere');
    await click(await dialog('Sign out everywhere?'), 'Sign out everywhere');
    await screen.findByRole('heading', { name: 'You’re signed out' });
    expect(app.services.session.snapshot()).toMatchObject({ kind: 'none', ended: 'signed-out' });
    expect(Object.keys(localStorage)).toEqual(['signedOutAt']);
    expect(Object.keys(sessionStorage)).toEqual(['signedOutAt']);
  });

  it('keeps the user signed in when signing out everywhere fails', async () => {
    network.use(handlers.sessions.endAll.failed(500));
    const app = openScreen('/contact-us');
    await click(await openDevices(), 'Sign out everywhere');
    const question = await dialog('Sign out everywhere?');
    await click(question, 'Sign out everywhere');
    await question.findByText('The system has timed out due to a technical error.');
    expect(app.services.session.snapshot().kind).toBe('regular');
  });

  it('shows the admin’s own devices during impersonation', async () => {
    openScreenAs(network, 'admin-as-producer', '/contact-us');
    const devices = await openDevices();
    expect(
      await devices.findByText(/^You’re viewing as agent 041187\. These are your own sign-ins/),
    ).toBeTruthy();
  });
});
