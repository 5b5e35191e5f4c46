import { handlers, sampleHandlers, sampleLibrary } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const storm = sampleLibrary.alerts.find(({ related }) => (related?.length ?? 0) > 0);

const meta = {
  title: 'Screens/News/Alert',
  component: Screen,
  args: { path: `/alerts/${sampleLibrary.alerts[0]?.slug}` },
  tags: ['route:alerts.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'alerts.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText('Read');
  },
};

/** One of four linked alerts about a storm: issued, extended, narrowed, lifted. */
export const CompleteLifeCycle: Story = {
  tags: ['state:complete'],
  args: { path: `/alerts/${storm?.slug}` },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { name: 'Timeline' });
    const edge = (selector: string) => {
      const parts = [...canvasElement.querySelectorAll(selector)];
      return Math.round(Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
    };
    await step('Title, details, text, and timeline have the same width', async () => {
      const measure = edge('article h1');
      await expect(edge('article dl')).toBe(measure);
      await expect(edge('article div:has(> dl) + div *')).toBe(measure);
      await expect(edge('article footer > section')).toBe(measure);
    });
  },
};

/** Read during impersonation. The host doesn't change the agent's read state. */
export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Stop viewing' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsRead.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/alerts/no-such-alert' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsRead.failed(409)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
