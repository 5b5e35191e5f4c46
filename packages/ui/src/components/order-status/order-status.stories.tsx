import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { OrderStatus } from './order-status.tsx';
import type { OrderStatusName } from './order-status.tsx';

const meta = {
  title: 'Components/Work/OrderStatus',
  component: OrderStatus,
  args: { status: 'in_review', children: 'In review' },
} satisfies Meta<typeof OrderStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const words: Record<OrderStatusName, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  in_review: 'In review',
  approved: 'Approved',
  returned: 'Returned',
  in_production: 'In production',
  shipped: 'Shipped',
  closed: 'Closed',
};
const all = Object.entries(words) as [OrderStatusName, string][];

export const Default: Story = {};

export const Playground: Story = {};

export const Draft: Story = { args: { status: 'draft', children: words.draft } };

export const Submitted: Story = { args: { status: 'submitted', children: words.submitted } };

export const Approved: Story = { args: { status: 'approved', children: words.approved } };

export const Returned: Story = { args: { status: 'returned', children: words.returned } };

export const InProduction: Story = {
  args: { status: 'in_production', children: words.in_production },
};

export const Shipped: Story = { args: { status: 'shipped', children: words.shipped } };

export const Closed: Story = { args: { status: 'closed', children: words.closed } };

/** A status that this version does not know: the word alone. */
export const Unknown: Story = {
  args: { status: 'on_the_moon' as OrderStatusName, children: 'On the moon' },
};

/** Without colour each is still told from the others. */
export const Greyscale: Story = {
  render: () => (
    <div className={frames.stack} style={{ filter: 'grayscale(1)' }}>
      {all.map(([status, word]) => (
        <OrderStatus key={status} status={status}>
          {word}
        </OrderStatus>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    status: 'returned',
    children: `Returned to you because the disclosure of your state is missing ${'x'.repeat(60)}`,
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <div className={frames.stack}>
      {['1.0625rem', '0.9375rem'].map((fontSize) => (
        <div key={fontSize} className={frames.row} style={{ fontSize }}>
          {all.map(([status, word]) => (
            <OrderStatus key={status} status={status}>
              {word}
            </OrderStatus>
          ))}
        </div>
      ))}
    </div>
  ),
};
