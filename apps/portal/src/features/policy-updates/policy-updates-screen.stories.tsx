import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/News/Policy updates',
  component: Screen,
  args: { path: '/policy-updates' },
  tags: ['route:policy-updates.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'policy-updates.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ policy updates$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.policyUpdates.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.policyUpdates.list.empty(), handlers.policyUpdates.count.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No policy updates yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/policy-updates?states[]=MI&search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.policyUpdates.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a filter change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ policy updates$/u);
    msw.use(handlers.policyUpdates.list.pending());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unread only' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/policy-updates?unread=true' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Unread only' });
  },
};

export const CompleteProduct: Story = {
  tags: ['state:complete'],
  args: { path: '/policy-updates?products[]=travel-trailer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Travel trailer' });
  },
};

export const EmptyPastTheEnd: Story = {
  tags: ['state:empty'],
  args: { path: '/policy-updates?page=99' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Go to the last page/u });
  },
};

/** In the unread list, a row marked as read stays in place but is no longer counted. */
export const CompleteMarkedAmongUnread: Story = {
  tags: ['state:complete'],
  args: { path: '/policy-updates?unread=true' },
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByRole('button', { name: /^Mark as read/u });
    const rows = canvas.getAllByRole('heading', { level: 3 }).length;
    if (mark) await userEvent.click(mark);
    await expect(await canvas.findByText(/1 marked as read/u)).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1 });
    const remaining = /\d+$/u.exec(heading.textContent ?? '')?.[0];
    await expect(canvas.getByText(`${remaining} policy updates`)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(rows);
  },
};

/** All updates on the page are read, with undo. */
export const CompleteAllMarked: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark .*\d+.* as read$/u }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

export const CompleteAsOf: Story = {
  tags: ['state:complete'],
  args: { path: '/policy-updates?as_of=2026-02-20&for=renewal' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing this list as of February 20, 2026, for renewals.', {
      selector: 'main p',
    });
  },
};
