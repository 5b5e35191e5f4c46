import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { Highlight } from './highlight.tsx';

const meta = {
  title: 'Components/Content/Highlight',
  component: Highlight,
  args: { text: 'Wind and hail deductible for landlords', terms: ['wind', 'deduct'] },
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { terms: ['hail'] } };

/** Nothing is marked, and the text is unchanged. */
export const NoMatch: Story = { args: { terms: ['flood'] } };

export const Codes: Story = {
  args: { text: 'Form MH-417 replaces PNP-118 in TX, OK and AR', terms: ['mh-417', 'tx'] },
};

export const LongText: Story = {
  args: {
    text: `Quotes saved before March 14 must be rated again: ${'TXDP32026WINDHAILDEDUCTIBLE'.repeat(8)}`,
    terms: ['quotes', 'txdp'],
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};
