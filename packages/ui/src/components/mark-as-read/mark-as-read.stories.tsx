import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
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
      failed: "Couldn't mark as read. Try again.",
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

function Controlled({ outcome, ...args }: MarkAsReadProps & { outcome: 'read' | 'failed' }) {
  const [state, setState] = useState<MarkAsReadProps['state']>('unread');
  return <MarkAsRead {...args} state={state} onMark={() => setState(outcome)} />;
}

export const Default: Story = {};

export const Playground: Story = {};

export const Pending: Story = { args: { state: 'pending' } };

/** A record that was already read: plain text, which is not a tab stop. */
export const Read: Story = { args: { state: 'read' } };

export const Failed: Story = { args: { state: 'failed' } };

export const MarksInPlace: Story = {
  render: (args) => <Controlled {...args} outcome="read" />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    // The button's width changes when the font loads.
    await document.fonts.ready;
    const initialBox = canvas.getByRole('button', { name: 'Mark as read' }).getBoundingClientRect();
    await step('Activate the button with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step(
      'The button shows "Read" in the same place, keeps focus, and announces the result',
      async () => {
        const done = canvas.getByRole('button', { name: 'Read' });
        await expect(done).toHaveFocus();
        await expect(done).toHaveAttribute('aria-disabled', 'true');
        await expect(done.getBoundingClientRect().toJSON()).toEqual(initialBox.toJSON());
        await expect(canvas.getByRole('status')).toHaveTextContent('Read');
      },
    );
  },
};

export const AnnouncesFailure: Story = {
  render: (args) => <Controlled {...args} outcome="failed" />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Mark as read' });
    await step('Click the button', () => userEvent.click(button));
    await step('The button can be clicked again, and the failure is shown', async () => {
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription(/Couldn't mark/);
    });
  },
};

export const LongText: Story = {
  args: {
    labels: {
      mark: 'Mark this bulletin as read',
      read: 'Read by you',
      failed: "Couldn't mark as read because the server took too long to respond. Try again.",
    },
    state: 'failed',
  },
};

const states = ['unread', 'pending', 'failed', 'read'] as const;

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      layout="row"
      variants={states.map((state) => [state, <MarkAsRead key={state} {...args} state={state} />])}
    />
  ),
};
