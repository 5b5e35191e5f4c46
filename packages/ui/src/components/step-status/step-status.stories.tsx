import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { StepStatus } from './step-status.tsx';
import type { StepStatusProps } from './step-status.tsx';

const meta = {
  title: 'Components/Tasks/StepStatus',
  component: StepStatus,
  args: { shape: 'quarter', children: 'In review' },
} satisfies Meta<typeof StepStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const allStatuses: readonly Pick<StepStatusProps, 'shape' | 'tone' | 'children'>[] = [
  { shape: 'ring', tone: 'muted', children: 'Draft' },
  { shape: 'disc', children: 'Submitted' },
  { shape: 'quarter', children: 'In review' },
  { shape: 'half-right', tone: 'success', children: 'Approved' },
  { shape: 'cross', tone: 'danger', children: 'Returned' },
  { shape: 'half-left', children: 'In production' },
  { shape: 'triangle', tone: 'success', children: 'Shipped' },
  { shape: 'square', tone: 'muted', children: 'Closed' },
];

export const Default: Story = {};

export const Playground: Story = {};

export const Muted: Story = { args: { shape: 'ring', tone: 'muted', children: 'Draft' } };

export const Success: Story = {
  args: { shape: 'triangle', tone: 'success', children: 'Shipped' },
};

export const Danger: Story = { args: { shape: 'cross', tone: 'danger', children: 'Returned' } };

/** Each shape is recognizable without color. */
export const Grayscale: Story = {
  render: () => (
    <div className={frames.stack} style={{ filter: 'grayscale(1)' }}>
      {allStatuses.map((props) => (
        <StepStatus key={props.shape} {...props} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    shape: 'cross',
    tone: 'danger',
    children: `Returned because the disclosure for your state is missing ${'x'.repeat(60)}`,
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
    <VariantMatrix
      layout="row"
      variants={['1.0625rem', '0.9375rem'].flatMap((fontSize) =>
        allStatuses.map(
          (props) =>
            [
              `${props.shape}, ${props.tone ?? 'neutral'}, ${fontSize}`,
              <div key={`${props.shape} ${fontSize}`} style={{ fontSize }}>
                <StepStatus {...props} />
              </div>,
            ] as const,
        ),
      )}
    />
  ),
};
