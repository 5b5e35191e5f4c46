import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList } from './step-list.tsx';

const steps = [
  { id: 'cart', label: 'Cart' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'check', label: 'Check' },
  { id: 'sent', label: 'Sent' },
];

/** What lies behind can be gone back to. */
function upTo(current: number) {
  return steps.map((step, at) => (at < current ? { ...step, href: `/order/${step.id}` } : step));
}

const meta = {
  title: 'Components/Work/StepList',
  component: StepList,
  args: {
    label: 'Steps of your order',
    steps,
    current: 0,
    labels: { done: 'done', current: 'current step', error: 'Needs your attention' },
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { steps: upTo(2), current: 2 } };

export const StepTwo: Story = { args: { steps: upTo(1), current: 1 } };

export const StepThree: Story = { args: { steps: upTo(2), current: 2 } };

export const StepFour: Story = { args: { steps: upTo(3), current: 3 } };

export const ErrorOnStep: Story = { args: { steps: upTo(2), current: 2, error: 1 } };

/** All of them: there is no current step any more. */
export const Done: Story = { args: { current: 4 } };

export const Phone: Story = {
  args: { steps: upTo(2), current: 2, error: 1 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Choose what you want to order and how many of each', href: '/a' },
      { id: 'b', label: `Say where it goes ${'x'.repeat(60)}`, href: '/b' },
      { id: 'c', label: 'Read it all once more before it is sent to the printer' },
      { id: 'd', label: 'Sent' },
    ],
    current: 2,
    error: 1,
    labels: { ...meta.args.labels, error: 'The ZIP code does not belong to the state' },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      {[0, 1, 2, 3, 4].map((current) => (
        <StepList key={current} {...args} steps={upTo(current)} current={current} />
      ))}
      <StepList {...args} steps={upTo(2)} current={2} error={1} />
      <StepList {...args} steps={upTo(1)} current={1} error={1} />
    </div>
  ),
};
