import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Log in',
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
    await canvas.findByRole('heading', { level: 1, name: 'Logging you in' });
  },
};

/** A hand-over that was not started here, over another person's session. */
export const CompleteHandOver: Story = {
  args: { path: '/login?code=once' },
  globals: { session: 'regular' },
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.authToken.exchange.complete(sampleTokens('manager')), ...sampleHandlers()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your sign-in is being finished. This takes a moment.');
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Change who is signed in?',
    });
  },
};
