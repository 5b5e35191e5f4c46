import { sampleSessions } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { LiveRegionProvider } from '@producer-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClockProvider } from '../../lib/clock.tsx';
import { sampleClock } from '../../testing/application.tsx';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { DevicesDialog } from './devices-dialog.tsx';

const meta = {
  title: 'Flows/Signed-in devices',
  component: DevicesDialog,
  args: { onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
  render: function Opened(args) {
    const [services] = useState(() => createTestServices({ now: sampleClock }));
    return (
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queryClient}>
          <ClockProvider value={sampleClock}>
            <LiveRegionProvider>
              <main tabIndex={-1}>
                <h1>Alerts</h1>
                <DevicesDialog {...args} />
              </main>
            </LiveRegionProvider>
          </ClockProvider>
        </QueryClientProvider>
      </ServicesProvider>
    );
  },
} satisfies Meta<typeof DevicesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds text in the dialog, not in its announcements. */
const findInDialog = async (text: RegExp | string) =>
  within(await screen.findByRole('dialog')).findByText(text);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Complete: Story = {
  play: async () => {
    const rows = await screen.findAllByRole('listitem');
    await expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 1]);
    await expect(rows[0]).toHaveTextContent(/^Chrome on Windows This device\s*Active now/);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.sessions.list.pending()),
};

/** Signed in only on this device, so there is no other device to sign out. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(handlers.sessions.list.complete(sampleSessions().filter(({ current }) => current))),
  play: async () => {
    await findInDialog('You’re not signed in anywhere else.');
    await expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  },
};

/** Signing out everywhere works even if the list fails to load. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.sessions.list.failed(422)),
  play: async () => {
    await findInDialog('Couldn’t load your devices. Try again in a moment.');
    await screen.findByRole('button', { name: 'Sign out everywhere' });
  },
};

/** The host doesn't support the call. */
export const NotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.sessions.list.failed(404)),
  play: async () => {
    await findInDialog(/^This portal doesn’t list your devices/);
    await expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  },
};

/** An admin sees their own sign-ins, not the agent's. */
export const Impersonating: Story = {
  globals: { session: 'agent' },
  play: async () => {
    await findInDialog(
      'You’re viewing as agent 041187. These are your own sign-ins, not the agent’s.',
    );
  },
};

/** The row disappears, the result is shown and announced, and focus stays in the dialog. */
export const SignOutDevice: Story = {
  play: async () => {
    await click('Sign out Safari on iPhone');
    const confirmation = await findDialog('Sign out Safari on iPhone?');
    await waitFor(() => expect(confirmation.getByRole('heading')).toHaveFocus());
    await userEvent.click(confirmation.getByRole('button', { name: 'Sign out' }));
    const devices = await findDialog('Signed-in devices');
    await waitFor(() => expect(devices.getByRole('heading')).toHaveFocus());
    await expect(devices.getAllByRole('listitem')).toHaveLength(2);
    await expect(devices.getByText('Safari on iPhone is signed out.')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Safari on iPhone is signed out.');
  },
};

/** Escape and Cancel change nothing and return focus to the button. */
export const SignOutDeviceCanceled: Story = {
  play: async () => {
    await click('Sign out Safari on iPhone');
    await findDialog('Sign out Safari on iPhone?');
    await userEvent.keyboard('{Escape}');
    const devices = await findDialog('Signed-in devices');
    const button = devices.getByRole('button', { name: 'Sign out Safari on iPhone' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(devices.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Nothing was signed out, and the user can try again. */
export const SignOutDeviceFailed: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.sessions.end.failed(503)),
  play: async () => {
    await click('Sign out Safari on iPhone');
    const confirmation = await findDialog('Sign out Safari on iPhone?');
    await userEvent.click(confirmation.getByRole('button', { name: 'Sign out' }));
    await confirmation.findByText('The system has timed out due to a technical error.');
  },
};

export const SignOutEverywhere: Story = {
  play: async () => {
    await click('Sign out everywhere');
    const confirmation = await findDialog('Sign out everywhere?');
    await expect(
      confirmation.getByText('You’ll be signed out on all devices, including this one.'),
    ).toBeVisible();
  },
};

export const SignOutEverywhereFailed: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.sessions.endAll.failed(422)),
  play: async () => {
    await click('Sign out everywhere');
    const confirmation = await findDialog('Sign out everywhere?');
    await userEvent.click(confirmation.getByRole('button', { name: 'Sign out everywhere' }));
    await confirmation.findByText('Couldn’t sign out everywhere. Try again.');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Long device names on the narrowest phone. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.sessions.list.complete(
        sampleSessions().map((session) => ({
          ...session,
          device: `${session.device} Professional for Workstations, 64-bit edition`,
          started_at: '2025-11-18T13:02:00Z',
        })),
      ),
    ),
};
