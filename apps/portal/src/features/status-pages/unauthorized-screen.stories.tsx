import { createDiagnostic } from '@producer-portal/api';
import type { Diagnostic } from '@producer-portal/api';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Sign-in failed',
  component: Screen,
  args: { path: '/unauthorized' },
  globals: { session: 'none' },
  tags: ['route:unauthorized'],
} satisfies ScreenMeta<'unauthorized'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Couldn’t sign you in' });
  },
};

/** The host or the identity provider says that the user has no access. */
export const CompleteNoAccess: Story = {
  tags: ['state:complete'],
  args: { historyState: { from: '/alerts', failure: { kind: 'no-access' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your account doesn’t have access' });
    await canvas.findByText(/Ask your manager or supervisor for access\.$/u);
  },
};

const misconfigured = (diagnostic: Diagnostic) => ({
  historyState: { from: '/alerts', failure: { kind: 'misconfigured', diagnostic } },
});

/** The host issued a token without a required claim. */
export const CompleteInvalidToken: Story = {
  tags: ['state:complete'],
  args: misconfigured(
    createDiagnostic({
      code: 'invalid-token',
      field: 'jwt.uuid',
      found: 'missing',
      expected: 'string',
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign-in isn’t working' });
    await canvas.findByText('invalid-token jwt.uuid');
    await canvas.findByText(/^jwt\.uuid is missing, expected string\./u);
  },
};

/** The host failed to exchange the code. */
export const CompleteFailedExchange: Story = {
  tags: ['state:complete'],
  args: misconfigured(
    createDiagnostic({
      code: 'failed-exchange',
      call: 'POST /api/v1/auth_token/exchange',
      field: 'status',
      found: '500',
      expected: '200, or 401 for a code that can’t be used',
      requestId: '5d0f7a52-2b7e-4a0c-9d51-6e1a0f3c9b11',
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('failed-exchange status');
    await canvas.findByText('5d0f7a52-2b7e-4a0c-9d51-6e1a0f3c9b11');
  },
};

/** The portal's configuration has an `apiHost` that isn't an origin. */
export const CompleteInvalidSetting: Story = {
  tags: ['state:complete'],
  args: misconfigured(
    createDiagnostic({
      code: 'invalid-config',
      field: 'apiHost',
      found: 'string (URL with a path)',
      expected: 'an origin without a path, such as https://api.example.com',
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('invalid-config apiHost');
    await canvas.findByText('docs/contract.md#configuration-keys');
  },
};

/** The host says why it rejected the sign-in. */
export const CompleteWithMessage: Story = {
  tags: ['state:complete'],
  args: { historyState: { from: '/alerts', message: 'Your account is closed.' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your account is closed.');
  },
};

/** Single sign-on refused the user. The host's log has the reason under the reference number. */
export const CompleteWithReference: Story = {
  tags: ['state:complete'],
  args: {
    historyState: { from: '/alerts', requestId: '0b0c5c1e-6f0e-4a53-9c6e-5d8f6f1f4c7e' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Reference number');
    await canvas.findByText('0b0c5c1e-6f0e-4a53-9c6e-5d8f6f1f4c7e');
  },
};
