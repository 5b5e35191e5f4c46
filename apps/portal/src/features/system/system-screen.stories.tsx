import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/News/System and technical',
  component: Screen,
  args: { path: '/system-and-technical' },
  tags: ['route:system-and-technical'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'system-and-technical'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ system alerts$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.list.pending()),
};

/** There are no alerts, because all systems are running. */
export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No system alerts' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/system-and-technical?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After “Unread only” is selected, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ system alerts$/u);
    msw.use(handlers.alerts.list.pending());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unread only' }));
    await expect(summary).toBeVisible();
  },
};
