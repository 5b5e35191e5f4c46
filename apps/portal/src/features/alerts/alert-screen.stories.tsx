import type { RelatedAnnouncement } from '@producer-portal/api';
import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectAnswerFirst } from '../../testing/expect-answer-first.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const forAgents = sampleLibrary.alerts.find(({ agents }) => agents?.length);
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

/** On a phone, the answer is visible without scrolling. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => expectAnswerFirst(canvasElement, sampleLibrary.alerts[0]!),
};

/** One of four linked alerts about a moratorium: issued, extended, narrowed, and lifted. */
export const CompleteLifeCycle: Story = {
  tags: ['state:complete'],
  args: { path: `/alerts/${storm?.slug}` },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { name: 'Timeline' });
    const box = (selector: string) =>
      canvasElement.querySelector(selector)!.getBoundingClientRect();
    await step('The facts are beside the text', async () => {
      const text = box('article > [class*="main"]');
      await expect(box('article [class*="facts"] dl').left).toBeGreaterThanOrEqual(text.right);
      await expect(box('article [class*="facts"] dl').top).toBeLessThan(text.bottom);
    });
    await step('The text uses the rest of the width', async () => {
      await expect(box('article').right).toBeCloseTo(box('article [class*="facts"] dl').right, 0);
    });
  },
};

/** Admins see which agents the alert is for. */
export const CompleteAdmin: Story = {
  tags: ['state:complete'],
  args: { path: `/alerts/${forAgents?.slug}` },
  globals: { session: 'admin' },
  play: async ({ canvas }) => {
    await canvas.findByText('Agent codes');
  },
};

const [first] = sampleLibrary.alerts;
if (!first) throw new Error('The sample library has no alerts.');
const upcoming = {
  ...first,
  id: 9001,
  slug: 'upcoming-rule',
  title: 'Photos required on all new dwelling business',
  effective_from: '2026-03-10',
  effective_until: null,
};
const toRelated = ({
  id,
  slug,
  title,
  published_at,
  effective_from,
}: RelatedAnnouncement): RelatedAnnouncement => ({
  id,
  slug,
  title,
  published_at,
  effective_from,
});

/** A newer alert replaces this one. The page says so first. */
export const CompleteReplaced: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts/lake-erie-storm-extended' },
  play: async ({ canvas }) => {
    await canvas.findByText('Replaced by a newer alert');
  },
};

/** A later alert of the same event is announced. Until it takes effect, this one applies. */
export const CompleteUntilNext: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.alerts.markAsRead.complete({
        ...first,
        published_at: '2026-02-01T15:00:00Z',
        effective_from: '2026-02-01',
        effective_until: null,
        read: true,
        related: [toRelated(upcoming)],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('In effect through March 9, 2026');
  },
};

/** The alert isn't in effect yet. The page links to the alert that is in effect. */
export const CompleteNotYet: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts/upcoming-rule' },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.alerts.markAsRead.complete({
        ...upcoming,
        read: true,
        related: [
          toRelated({
            ...first,
            effective_from: '2026-02-01',
            published_at: '2026-02-01T15:00:00Z',
          }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Not in effect yet');
  },
};

/** The user must confirm that they have read the alert. The story clicks the button. */
export const CompleteConfirmed: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts/lake-erie-storm-lifted' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read this' }));
    await canvas.findByText(/^You confirmed on March 2, 2026/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Download proof (PDF)' }));
    await canvas.findByText(/\.pdf has been downloaded\./u);
  },
};

/** On a phone, the buttons are below each other, and their texts start at the same edge. */
export const CompleteConfirmedPhone: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts/lake-erie-storm-lifted' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read this' }));
    const [pdf, json] = await Promise.all(
      ['Download proof (PDF)', 'Download for auditors (JSON)'].map((name) =>
        canvas.findByRole('button', { name }),
      ),
    );
    const range = document.createRange();
    const getTextStart = (button: HTMLElement | undefined) => {
      range.selectNodeContents(button!);
      return range.getBoundingClientRect().left;
    };
    await expect(getTextStart(json)).toBeCloseTo(getTextStart(pdf), 0);
    await expect(json!.offsetTop).toBeGreaterThan(pdf!.offsetTop);
  },
};

export const CompleteMarkedUnread: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText('Read');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as unread' }));
    await canvas.findByText('Unread');
  },
};

/** The host has no call for marking as unread. */
export const CompleteMarkUnreadFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsUnread.failed(404)),
  play: async ({ canvas }) => {
    await canvas.findByText('Read');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as unread' }));
    await canvas.findByText('Couldn’t mark as unread. Try again.', { selector: 'p' });
  },
};

/** The alert was opened during impersonation, so the host doesn't change the agent's read flag. */
export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Stop viewing' });
  },
};

/** The alert was opened from the list while the host doesn't respond. The page keeps the text from the list. */
export const CompleteSavedCopy: Story = {
  tags: ['state:complete'],
  args: { path: '/alerts' },
  beforeEach: ({ msw }) => msw.use(handlers.alerts.markAsRead.failed(503)),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: /^Lake Erie storm: Binding moratorium lifted/u }),
    );
    await canvas.findByText(/This is the version from your list\./u, { selector: 'p' });
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

const narrowedPath = '/alerts/lake-erie-storm-narrowed';

/** The first revision of the alert, which was in effect for three hours. */
export const CompleteAsOf: Story = {
  tags: ['state:complete'],
  args: { path: `${narrowedPath}?as_of=2026-03-01T14:00:00Z` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You’re viewing this alert as of March 1, 2026, 09:00.am ET/u, {
      selector: 'main p',
    });
    await canvas.findByRole('heading', { level: 1, name: /lifted in 11 counties/u });
  },
};
