import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCombinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { buttonVariants } from '../button/button.variants.ts';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#alert', children: 'Read the alert' },
  argTypes: {
    variant: { control: 'inline-radio', options: Object.keys(buttonVariants.variant) },
    size: { control: 'inline-radio', options: Object.keys(buttonVariants.size) },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary', size: 'md' } };

export const LongText: Story = {
  args: { children: 'Read the alert on the Florida dwelling fire binding moratorium' },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.row}>
      {getCombinations(buttonVariants).map((props) => (
        <ButtonLink key={`${props.variant} ${props.size}`} {...args} {...props}>
          {props.variant} {props.size}
        </ButtonLink>
      ))}
    </div>
  ),
};
