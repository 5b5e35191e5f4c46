import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { CountLink } from './count-link.tsx';
import type { CountLinkProps } from './count-link.tsx';

const meta = {
  title: 'Components/Tasks/CountLink',
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
      {[undefined, frames.inverse].map((className) => (
        <VariantMatrix
          key={String(className)}
          layout="row"
          variants={(
            [
              ['empty', { count: 0, countLabel: '0 items' }],
              ['1', { count: 1, countLabel: '1 item' }],
              ['42', { count: 42, countLabel: '42 items' }],
              ['100', { count: 100, countLabel: '100 items' }],
              ['adding', { adding: true }],
              ['hover', { 'data-story': 'hover' }],
              ['focus', { 'data-story': 'focus' }],
            ] satisfies [string, Partial<CountLinkProps> & { 'data-story'?: string }][]
          ).map(([label, props]) => [
            className ? `${label}, inverse` : label,
            <div key={label} className={className}>
              <CountLink {...args} {...props} />
            </div>,
          ])}
        />
      ))}
    </>
  ),
};
