import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Components/Feedback/CountBadge',
  component: CountBadge,
  args: { count: 5, label: '5 unread alerts' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 12, max: 99, label: '12 unread alerts' } };

export const One: Story = { args: { count: 1, label: '1 unread alert' } };

export const None: Story = {
  args: { count: 0, label: 'No unread alerts' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('No unread alerts')).toBeNull();
  },
};

export const Many: Story = { args: { count: 1204, label: '1,204 unread alerts' } };

export const OnInverse: Story = {
  decorators: [
    (Story) => (
      <div className={frames.inverse}>
        Alerts <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <VariantMatrix
      layout="row"
      variants={[1, 5, 42, 99, 100].map((count) => [
        `count ${count}`,
        <CountBadge key={count} count={count} label={`${count} unread`} />,
      ])}
    />
  ),
};
