import type { Alert } from '@producer-portal/api';
import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isBindingNotice } from '../../modules/binding/binding-notices.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Home/Home',
  component: Screen,
  args: { path: '/' },
  tags: ['route:home'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'home'>;
export default meta;
type Story = StoryObj<typeof meta>;

const alertsWith = (change: (alert: Alert) => Alert) =>
  sampleHandlers({ library: { ...sampleLibrary, alerts: sampleLibrary.alerts.map(change) } });

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Needs your attention' });
  },
};

export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Needs your attention' });
  },
};

/** With the sample data, the page is at most four phone screens (of 740 px) long, and starts with the status. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const status = await canvas.findByRole('region', { name: 'Your status today' });
    await canvas.findByRole('heading', { name: 'Featured' });
    await canvas.findByRole('link', { name: 'Order CO-8798' });
    const page = canvasElement.querySelector('main');
    const { top } = status.getBoundingClientRect();
    await expect(top - page!.getBoundingClientRect().top).toBeLessThan(40);
    await waitFor(async () => {
      await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeLessThan(
        4 * 740,
      );
    });
  },
};

/** A moratorium is in effect in the user's states. */
export const CompleteBindingClosed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...alertsWith((alert) => (isBindingNotice(alert) ? { ...alert, binding: 'closed' } : alert)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Binding moratorium');
  },
};

/** No notice stops or limits binding in the user's states. */
export const CompleteBindingOpen: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...alertsWith((alert) => (isBindingNotice(alert) ? { ...alert, binding: 'open' } : alert)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Binding open');
  },
};

/** A binding notice doesn't say whether agents can bind. */
export const CompleteBindingUnknown: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...alertsWith((alert) => (isBindingNotice(alert) ? { ...alert, binding: null } : alert)),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Check before you bind');
  },
};

const otherAlerts = sampleLibrary.alerts.filter((alert) => !isBindingNotice(alert));

/** Only the first page of alerts has loaded. A binding notice may be on another page, so the status is unknown. */
export const CompleteBindingNotChecked: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.alerts.list.complete(otherAlerts.slice(0, 20), {
        total: 60,
        page: 1,
        perPage: 20,
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t check for binding moratoriums.');
  },
};

/** Nothing is unread. The side column shows a message, promotions, and product updates. */
export const CompleteUpToDate: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.brief.list.empty(),
      ...sampleHandlers({ persona: samplePersona('home-office-admin') }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re up to date' });
    const latest = await canvas.findByRole('region', { name: 'Latest across the portal' });
    const productUpdates = await canvas.findByRole('region', { name: 'Product updates' });
    await waitFor(async () => {
      const { right, bottom } = latest.getBoundingClientRect();
      await expect(productUpdates.getBoundingClientRect().left).toBeGreaterThan(right);
      await expect(productUpdates.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    });
  },
};

/** One part failed and shows a retry button. The other parts are shown. */
export const Partial: Story = {
  tags: ['state:partial'],
  beforeEach: ({ msw }) => msw.use(handlers.policyUpdates.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.featuredContent.list.pending(),
      handlers.alerts.list.pending(),
      handlers.policyUpdates.list.pending(),
    ),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.featuredContent.list.empty(),
      handlers.alerts.list.empty(),
      handlers.alerts.count.empty(),
      handlers.policyUpdates.list.empty(),
      handlers.policyUpdates.count.empty(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No news yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.featuredContent.list.failed(422),
      handlers.alerts.list.failed(422),
      handlers.policyUpdates.list.failed(422),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
