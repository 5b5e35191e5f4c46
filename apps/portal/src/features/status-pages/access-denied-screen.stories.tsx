import { sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Status/Access denied',
  component: Screen,
  args: { path: '/access-denied?reason=permission' },
  globals: { session: 'regular' },
  tags: ['route:access-denied'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'access-denied'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
  },
};

/** The page explains why the user has no access, who to ask, and where to go. */
export const CompletePremier: Story = {
  args: { path: '/access-denied?reason=premier&area=agent360.introduction' },
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^You need premier access to open Agent360/u);
    await canvas.findByText(/^Ask your territory manager/u);
    await canvas.findByRole('link', { name: '555-0140' });
  },
};

export const CompleteCoOp: Story = {
  args: { path: '/access-denied?reason=permission&area=co-op' },
  tags: ['state:complete'],
};

export const CompleteOrders: Story = {
  args: { path: '/access-denied?reason=permission&area=co-op.orders' },
  tags: ['state:complete'],
};

export const CompleteSocial: Story = {
  args: { path: '/access-denied?reason=permission&area=social' },
  tags: ['state:complete'],
};

export const CompleteAdminOnly: Story = {
  args: { path: '/access-denied?reason=admin-only' },
  tags: ['state:complete'],
};

/** The page was opened without a session, so it sends no requests. */
export const CompleteSignedOut: Story = {
  args: { path: '/access-denied?reason=premier&area=agent360' },
  globals: { session: 'none' },
  tags: ['state:complete'],
};
