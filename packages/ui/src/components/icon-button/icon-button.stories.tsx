import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { iconNames } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: 'close', onClick: fn() },
  argTypes: { icon: { control: 'select', options: iconNames } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Print', icon: 'printer' } };

export const Disabled: Story = { args: { disabled: true } };

export const OnInverse: Story = {
  decorators: [
    (Story) => (
      <div className={frames.inverse}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  parameters: {
    pseudo: {
      hover: '[data-story=hover]',
      focusVisible: '[data-story=focus]',
      active: '[data-story=pressed]',
    },
  },
  render: (args) => (
    <VariantMatrix
      layout="row"
      variants={['rest', 'hover', 'focus', 'pressed', 'disabled'].map((state) => [
        state,
        <IconButton
          key={state}
          {...args}
          label={state}
          data-story={state}
          disabled={state === 'disabled'}
        />,
      ])}
    />
  ),
};
