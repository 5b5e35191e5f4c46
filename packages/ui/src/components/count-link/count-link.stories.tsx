import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { CountLink } from './count-link.tsx';

const meta = {
  title: 'Components/Work/CountLink',
  component: CountLink,
  args: {
    icon: 'cart',
    href: '/marketing-collateral/co-op-marketing-center',
    count: 2,
    label: 'Cart',
    countLabel: '2 items',
  },
} satisfies Meta<typeof CountLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const None: Story = { args: { count: 0, countLabel: 'empty' } };

export const Many: Story = { args: { count: 1204, countLabel: '1,204 items' } };

export const Adding: Story = { args: { adding: true } };

export const OnInverse: Story = {
  decorators: [
    (Story) => (
      <div className={frames.inverse}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { label: 'Co-op marketing cart of Harbor & Pine Insurance' },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  parameters: { pseudo: { hover: '[data-story=hover]', focusVisible: '[data-story=focus]' } },
  render: (args) => (
    <>
      {[frames.row, `${frames.row} ${frames.inverse}`].map((className) => (
        <div key={className} className={className}>
          {[0, 1, 42, 100].map((count) => (
            <CountLink key={count} {...args} count={count} countLabel={`${count} items`} />
          ))}
          <CountLink {...args} adding />
          <CountLink {...args} data-story="hover" />
          <CountLink {...args} data-story="focus" />
        </div>
      ))}
    </>
  ),
};
