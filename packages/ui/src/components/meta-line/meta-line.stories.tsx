import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { MetaLine } from './meta-line.tsx';

const meta = {
  title: 'Components/Content/MetaLine',
  component: MetaLine,
  args: { children: ['Ends Nov 30', '2 min read', 'TX, OK, AR'] },
} satisfies Meta<typeof MetaLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const OneState: Story = { args: { children: ['2 min read', 'TX'] } };

export const TwelveStates: Story = { args: { children: ['2 min read', 'TX, OK + 10 more'] } };

export const AllStates: Story = { args: { children: ['2 min read', 'All states'] } };

export const Channel: Story = {
  args: { children: ['2 min read', 'TX, OK, AR', 'Independent agents'] },
};

/** Facts that are not known leave no dot behind. */
export const MissingFacts: Story = { args: { children: [null, '2 min read', false] } };

export const LongText: Story = {
  args: {
    children: [
      'Effective until November 30, 2026',
      '12 min read',
      'MI, OH, TX, FL, CA, AZ, NC, SC, GA, TN, PA, NY',
      'Independent agents',
    ],
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};
