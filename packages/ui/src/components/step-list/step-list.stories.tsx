import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { StepList } from './step-list.tsx';

const steps = [
  { id: 'cart', label: 'Cart' },
  { id: 'shipping', label: 'Shipping' },
  { id: 'check', label: 'Review' },
  { id: 'sent', label: 'Submitted' },
];

/** Returns the steps, with links on the completed ones. */
function linkCompleted(current: number) {
  return steps.map((step, index) =>
    index < current ? { ...step, href: `/order/${step.id}` } : step,
  );
}

const meta = {
  title: 'Components/Tasks/StepList',
  component: StepList,
  args: {
    label: 'Order steps',
    steps,
    current: 0,
    labels: { done: 'done', current: 'current step', error: 'Needs your attention' },
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { steps: linkCompleted(2), current: 2 } };

export const StepTwo: Story = { args: { steps: linkCompleted(1), current: 1 } };

export const StepThree: Story = { args: { steps: linkCompleted(2), current: 2 } };

export const StepFour: Story = { args: { steps: linkCompleted(3), current: 3 } };

export const ErrorOnStep: Story = { args: { steps: linkCompleted(2), current: 2, error: 1 } };

/** All steps are done, so none is current. */
export const Done: Story = { args: { current: 4 } };

export const Phone: Story = {
  args: { steps: linkCompleted(2), current: 2, error: 1 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Choose the items to order and the quantity of each', href: '/a' },
      { id: 'b', label: `Enter the shipping address ${'x'.repeat(60)}`, href: '/b' },
      { id: 'c', label: 'Review your order before it goes to the printer' },
      { id: 'd', label: 'Submitted' },
    ],
    current: 2,
    error: 1,
    labels: { ...meta.args.labels, error: "The ZIP code doesn't match the state" },
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={[
        ...[0, 1, 2, 3, 4].map(
          (current) =>
            [
              `step ${current + 1}`,
              <StepList key={current} {...args} steps={linkCompleted(current)} current={current} />,
            ] as const,
        ),
        ...[2, 1].map(
          (current) =>
            [
              `step ${current + 1}, error in step 2`,
              <StepList
                key={current}
                {...args}
                steps={linkCompleted(current)}
                current={current}
                error={1}
              />,
            ] as const,
        ),
      ]}
    />
  ),
};
