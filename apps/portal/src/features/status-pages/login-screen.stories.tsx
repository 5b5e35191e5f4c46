import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';
import { ConfirmSignInDialog } from './confirm-sign-in-dialog.tsx';

const meta = {
  title: 'Screens/Status/Sign in',
  component: Screen,
  args: { path: '/login' },
  globals: { session: 'none' },
  tags: ['route:login'],
} satisfies ScreenMeta<'login'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Signing you in' });
  },
};

/** The sign-in starts when the network is back. */
export const CompleteOffline: Story = {
  tags: ['state:complete'],
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re offline' });
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
};

/** The sign-in didn't start in this browser, and no user is signed in. */
export const CompleteUnexpectedSignIn: Story = {
  args: { path: '/login?code=once&RelayState=%2Fcontact-us' },
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.authToken.exchange.complete(sampleTokens('independent-producer')),
      ...sampleHandlers(),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Sign in as agent 041187?',
    });
    await within(dialog).findByText(/^This sign-in is for Harbor & Pine Insurance/);
  },
};

/** The sign-in didn't start in this browser, and another user is signed in. */
export const CompleteHandoff: Story = {
  args: { path: '/login?code=once' },
  globals: { session: 'regular' },
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.authToken.exchange.complete(sampleTokens('manager')), ...sampleHandlers()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Finishing sign-in. This takes a moment.');
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Switch accounts?',
    });
  },
};

/** Changes of the signed-in user would be lost. */
export const CompleteUnsentChanges: Story = {
  globals: { session: 'regular' },
  tags: ['state:complete'],
  render: () => (
    <>
      <h1>Signing you in</h1>
      <ConfirmSignInDialog
        confirmation={{
          kind: 'confirm',
          current: '041187',
          offered: { agent: '052230', agency: null },
          unsent: 2,
          path: '/',
          declinePath: '/',
          accept: fn(),
          decline: fn(),
        }}
        onDecide={fn()}
      />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Switch accounts?' });
    await expect(within(dialog).getByText('2 changes haven’t been sent')).toBeVisible();
  },
};
