import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { combinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';
import { buttonVariants } from './button.variants.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Mark all as read', onClick: fn() },
  argTypes: {
    kind: { control: 'inline-radio', options: Object.keys(buttonVariants.kind) },
    size: { control: 'inline-radio', options: Object.keys(buttonVariants.size) },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { kind: 'secondary', size: 'md', pending: false } };

export const Secondary: Story = { args: { kind: 'secondary' } };

export const Quiet: Story = { args: { kind: 'quiet' } };

export const Danger: Story = { args: { kind: 'danger', children: 'Remove favorite' } };

export const Small: Story = { args: { kind: 'secondary', size: 'sm' } };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    kind: 'secondary',
    children: (
      <>
        <Icon name="printer" /> Print
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: 'Show every policy update for Texas, Oklahoma and Arkansas since the first of March',
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const OnInverse: Story = {
  render: (args) => (
    <div className={`${frames.row} ${frames.inverse}`}>
      <Button {...args} kind="secondary" />
      <Button {...args} kind="quiet" />
    </div>
  ),
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
    <div className={frames.stack}>
      {combinations(buttonVariants).map((variant) => (
        <div key={`${variant.kind} ${variant.size}`} className={frames.row}>
          <Button {...args} {...variant}>
            {variant.kind} {variant.size}
          </Button>
          {['hover', 'focus', 'pressed'].map((state) => (
            <Button key={state} {...args} {...variant} data-story={state}>
              {state}
            </Button>
          ))}
          <Button {...args} {...variant} pending>
            pending
          </Button>
          <Button {...args} {...variant} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  ),
};
