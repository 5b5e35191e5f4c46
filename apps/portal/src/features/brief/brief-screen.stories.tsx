import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/News/Your brief',
  component: Screen,
  args: { path: '/brief' },
  tags: ['route:brief'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'brief'>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the title of the open item. */
const findOpenTitle = (canvas: Canvas) => canvas.findByRole('button', { expanded: true });

/** The brief has a document that the user must confirm, and two new records. */
const shortBrief = sampleLibrary.revisions
  .filter(({ revision, document }) =>
    revision.acknowledgement_required
      ? document.record_type === 'UnderwritingGuideline' && revision.number === 3
      : ['older-browsers', 'commission-statement'].some((slug) => document.slug?.includes(slug)),
  )
  .map(({ revision, document }) => ({
    record: { ...document, read: false, revision },
    reason: revision.acknowledgement_required ? ('acknowledge' as const) : ('new' as const),
    minutes: 2,
  }));

const press = (key: string) => userEvent.keyboard(key);

/** The most urgent item is open: a document that the user must confirm. */
export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText('Confirm that you’ve read this');
  },
};

export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Confirm that you’ve read this');
  },
};

/** The J and K keys open the next and the previous item. */
export const CompleteMoved: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const first = await findOpenTitle(canvas);
    await press('j');
    const second = await findOpenTitle(canvas);
    await expect(second).not.toBe(first);
    await expect(second).toHaveFocus();
    await press('k');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The E key marks an item as read and opens the next one. The U key or the button in the item's row undoes this. */
export const CompleteMarked: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await findOpenTitle(canvas);
    // The first items need to be confirmed.
    while (canvas.queryByText('Confirm that you’ve read this')) await press('j');
    const title = await findOpenTitle(canvas);
    // The summary and the announcement of the loaded items.
    const countTexts = () => screen.queryAllByText(/^\d+ items? left$/u).length;
    const textCount = countTexts();
    await press('e');
    await expect(await findOpenTitle(canvas)).not.toBe(title);
    const row = within(title.closest('li')!);
    await row.findByText('Read');
    // The mark has its own announcement.
    await screen.findByText(/^Marked as read\. \d+ items? left\.$/u);
    await expect(countTexts()).toBe(textCount);
    await press('u');
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(row.queryByText('Read')).not.toBeInTheDocument());
    await press('e');
    await userEvent.click(await row.findByRole('button', { name: /^Undo/u }));
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(row.queryByText('Read')).not.toBeInTheDocument());
    await press('e');
    await row.findByText('Read');
  },
};

/** The E key doesn't confirm anything. It moves focus to the button. */
export const CompleteConfirmed: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    const title = await findOpenTitle(canvas);
    await press('e');
    await expect(canvas.getByRole('button', { name: 'I have read this' })).toHaveFocus();
    await press('{Enter}');
    await within(title.closest('li')!).findByText('Confirmed');
    await userEvent.click(title);
    await canvas.findByText(/^You confirmed on March 2, 2026/u);
  },
};

/** The user reads everything with only the Enter and E keys. */
export const CompleteUpToDate: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.brief.list.complete(shortBrief)),
  play: async ({ canvas }) => {
    await findOpenTitle(canvas);
    while (!canvas.queryByRole('heading', { name: 'You’re up to date' })) {
      await press('e');
      if (document.activeElement?.textContent === 'I have read this') {
        const before = canvas.getAllByText('Confirm you’ve read it').length;
        await press('{Enter}');
        await waitFor(() =>
          expect(canvas.queryAllByText('Confirm you’ve read it')).toHaveLength(before - 1),
        );
      }
    }
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You’re up to date' })).toHaveFocus(),
    );
  },
};

/** Marking as read failed. The item is unread again, and shows the reason. */
export const CompleteMarkFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.alerts.markAsRead.failed(503),
      handlers.policyUpdates.markAsRead.failed(503),
      handlers.revisions.markAsRead.failed(503),
    ),
  play: async ({ canvas }) => {
    await findOpenTitle(canvas);
    while (canvas.queryByText('Confirm that you’ve read this')) await press('j');
    await press('e');
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

/** The confirmation couldn't be recorded. */
export const CompleteConfirmFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.revisions.acknowledge.failed(503)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read this' }));
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

/** Shortcuts don't work in a field or a dialog, and users can turn them off. */
export const CompleteKeysOff: Story = {
  tags: ['state:complete'],
  play: async ({ canvas, step }) => {
    const first = await findOpenTitle(canvas);
    await step('Shortcuts do nothing while a dialog is open', async () => {
      await press('{Control>}k{/Control}');
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
      dialog.getByRole('button', { name: 'Close search' }).focus();
      await press('j');
      await press('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(first).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Shortcuts do nothing after the user turns them off', async () => {
      const choice = canvas.getByRole('checkbox', { name: 'Use keyboard shortcuts on this page' });
      await userEvent.click(choice);
      await press('j');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(choice);
      await press('j');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

/** An admin views as an agent: the brief can be read, but nothing can be marked. */
export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await findOpenTitle(canvas);
    await expect(canvas.queryByRole('button', { name: /^Mark as read/u })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.brief.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.brief.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You’re up to date' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.brief.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
