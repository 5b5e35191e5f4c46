import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultsSummary } from './results-summary.tsx';

const meta = {
  title: 'Components/Filters/ResultsSummary',
  component: ResultsSummary,
  args: { children: '21–40 of 173' },
} satisfies Meta<typeof ResultsSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Loading: Story = { args: { children: 'Loading alerts…' } };

export const One: Story = { args: { children: '1 alert' } };

export const None: Story = { args: { children: 'No alerts' } };

export const Filtered: Story = { args: { children: '1–12 of 12 for Underwriting in Texas' } };

export const LongText: Story = {
  args: {
    children:
      '1–20 of 1,173 for Underwriting, Claims, and Billing and payments in Texas, Oklahoma, Arkansas, and Louisiana',
  },
};
