import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { MarkAsRead } from './mark-as-read.tsx';
import type { MarkAsReadProps } from './mark-as-read.tsx';

const meta = {
  title: 'Components/Actions/MarkAsRead',
  component: MarkAsRead,
  args: {
    state: 'unread',
    labels: {
      mark: 'Mark as read',
      read: 'Read',
      failed: 'It could not be marked as read. Try again.',
    },
    onMark: fn(),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof MarkAsRead>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithOutcome({ outcome, ...args }: MarkAsReadProps & { outcome: 'read' | 'failed' }) {
  const [state, setState] = useState<MarkAsReadProps['state']>('unread');
  return <MarkAsRead {...args} state={state} onMark={() => setState(outcome)} />;
}

export const Default: Story = {};

export const Playground: Story = {};

export const Pending: Story = { args: { state: 'pending' } };

/** Read from the start: text, and no stop of the Tab key. */
export const Read: Story = { args: { state: 'read' } };

export const Failed: Story = { args: { state: 'failed' } };

export const MarksInPlace: Story = {
  render: (args) => <WithOutcome {...args} outcome="read" />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    // The words change their width once more when the font arrives.
    await document.fonts.ready;
    const before = canvas.getByRole('button', { name: 'Mark as read' }).getBoundingClientRect();
    await step('Press the button by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('It says "Read" where it stood, keeps the focus, and it is announced', async () => {
      const done = canvas.getByRole('button', { name: 'Read' });
      await expect(done).toHaveFocus();
      await expect(done).toHaveAttribute('aria-disabled', 'true');
      await expect(done.getBoundingClientRect().toJSON()).toEqual(before.toJSON());
      await expect(canvas.getByRole('status')).toHaveTextContent('Read');
    });
  },
};

export const SaysWhatFailed: Story = {
  render: (args) => <WithOutcome {...args} outcome="failed" />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Mark as read' });
    await step('Press the button', () => userEvent.click(button));
    await step('It can be pressed again and says why', async () => {
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription(/could not be marked/);
    });
  },
};

export const LongText: Story = {
  args: {
    labels: {
      mark: 'Mark this bulletin as read',
      read: 'Read by you',
      failed:
        'It could not be marked as read because the server did not answer in time. Try again.',
    },
    state: 'failed',
  },
};

const states = ['unread', 'pending', 'failed', 'read'] as const;

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {states.map((state) => (
        <MarkAsRead key={state} {...args} state={state} />
      ))}
    </div>
  ),
};
