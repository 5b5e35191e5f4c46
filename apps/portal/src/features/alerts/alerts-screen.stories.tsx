import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/News/Alerts',
  component: Screen,
  args: { path: '/alerts' },
  tags: ['route:alerts.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'alerts.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–20 of/u);
  },
};

/** Large text on a wide screen gets the narrow layout, with filters behind a button above the list. */
export const CompleteLargeText: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'desktop' }, textSize: '200' },
  play: async ({ canvas }) => {
    const summary = await canvas.findByText(/^1–20 of/u);
    const filters = canvas.getByRole('button', { name: 'Filters' });
    await expect(filters.getBoundingClientRect().bottom).toBeLessThan(
      summary.getBoundingClientRect().top,
    );
    await expect(canvas.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.list.empty(), handlers.alerts.count.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No alerts yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/alerts?category=job_aids&states[]=MI&search=zeppelin' },
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

/** The response has a `Retry-After` header. The retry button is disabled for that time. */
export const FailedBusy: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(handlers.alerts.list.failed(429, { message: 'Too many requests. Wait a moment.' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Too many requests. Wait a moment.');
  },
};

/** The host sends its own message, shown in a dialog over the failed list. */
export const FailedWithDialog: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.alerts.list.failed(422, {
        modal: {
          title: 'Alerts are temporarily unavailable',
          content: '<p>They will be available again at <strong>2:30 pm ET</strong>.</p>',
        },
      }),
    ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Alerts are temporarily unavailable' });
  },
};

/** After a filter change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/^1–20 of/u);
    msw.use(handlers.alerts.list.pending());
    const next = canvas.getByRole('link', { name: 'Next' });
    await userEvent.click(next);
    await expect(canvas.getByText(/^1–20 of/u)).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?category=system_and_technical&unread=true' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Unread only' });
  },
};

/** A link from a product or an email selects the product. */
export const CompleteProduct: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?products[]=boat' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Boat and personal watercraft' });
    await expect(
      await canvas.findByRole('checkbox', { name: 'Boat and personal watercraft' }),
    ).toBeChecked();
  },
};

/** The alerts with one tag, opened from the tag on an alert's page. */
export const CompleteTag: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?tags[]=planned_maintenance' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Planned maintenance' });
  },
};

export const CompleteLastPage: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?page=2' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^21–/u);
  },
};

export const EmptyPastTheEnd: Story = {
  tags: ['state:empty'],
  args: { path: '/alerts?page=99' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Go to the last page/u });
  },
};

/** Marking a row as read failed. The row is unread again, with the error next to its button. */
export const CompleteMarkFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsRead.failed(503)),
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByRole('button', { name: /^Mark as read/u });
    if (mark) await userEvent.click(mark);
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

export const CompleteMarked: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByRole('button', { name: /^Mark as read/u });
    const row = mark?.closest('li');
    if (!mark || !row) throw new Error('There is no unread alert on the first page.');
    await userEvent.click(mark);
    await within(row).findByText('Read');
  },
};

/** In the unread list, a row marked as read stays in place but is no longer counted. */
export const CompleteMarkedAmongUnread: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?unread=true' },
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByRole('button', { name: /^Mark as read/u });
    if (mark) await userEvent.click(mark);
    await expect(await canvas.findByText(/1 marked as read/u)).toBeVisible();
    await expect(canvas.getByText(/^8 alerts$/u)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alerts 8');
  },
};

/** The alerts were posted on different days. In stories, today is Monday, so "this week" contains only today's alerts. */
export const CompleteGroups: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => {
    const days = ['2026-03-02', '2026-02-27', '2026-02-26', '2026-02-25', '2026-02-20'];
    const items = sampleLibrary.alerts
      .filter(({ related }) => !related)
      .slice(0, days.length)
      .map((alert, index) => ({
        ...alert,
        read: index > 1,
        published_at: `${days[index]}T15:00:00Z`,
      }));
    msw.use(handlers.alerts.list.complete(items));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Earlier' });
  },
};

/** Alerts that a newer alert replaces are listed under the newer alert. */
export const CompleteUnfolded: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('3 earlier alerts'));
    await expect(
      canvas.getByRole('link', { name: /^Lake Erie storm: .*11 counties/u }),
    ).toBeVisible();
  },
};

/** The replacement isn't in the list, so the replaced alert is a row, without an unread mark. */
export const CompleteReplacedAlone: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?search=five+counties+added' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Replaced/u);
  },
};

export const CompletePostedThisWeek: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?posted=this_week' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Posted this week' });
  },
};

/** All alerts on the page have been marked as read, and the user can undo that. */
export const CompleteAllMarked: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Mark \d+ on this page as read$/u }),
    );
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

/** Some alerts couldn't be marked as read. The button offers them again. */
export const CompleteMarkAllFailed: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?unread=true' },
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsRead.failed(503)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark all \d+ as read$/u }));
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

/** The host has no call for marking as unread, so the change can't be undone. */
export const CompleteUndoFailed: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?unread=true' },
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsUnread.failed(404)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark all \d+ as read$/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByText('Couldn’t undo. Try again.', { selector: 'p' });
  },
};

/** As of another date, there is nothing to mark as read. */
export const CompleteAsOf: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts?as_of=2026-02-20' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing this list as of February 20, 2026, for new business.', {
      selector: 'main p',
    });
    await canvas.findByRole('heading', { level: 2, name: 'As of February 20, 2026' });
    await expect(canvas.queryByRole('button', { name: /as read$/u })).toBeNull();
  },
};
