import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getCombinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';
import { buttonVariants } from './button.variants.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Mark all as read', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: Object.keys(buttonVariants.variant) },
    size: { control: 'inline-radio', options: Object.keys(buttonVariants.size) },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary', size: 'md', pending: false } };

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Remove favorite' } };

export const Small: Story = { args: { variant: 'secondary', size: 'sm' } };

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
    variant: 'secondary',
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
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
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
      {getCombinations(buttonVariants).map((props) => (
        <div key={`${props.variant} ${props.size}`} className={frames.row}>
          <Button {...args} {...props}>
            {props.variant} {props.size}
          </Button>
          {['hover', 'focus', 'pressed'].map((state) => (
            <Button key={state} {...args} {...props} data-story={state}>
              {state}
            </Button>
          ))}
          <Button {...args} {...props} pending>
            pending
          </Button>
          <Button {...args} {...props} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  ),
};
