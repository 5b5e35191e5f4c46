import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { KeyValueList } from './key-value-list.tsx';

const meta = {
  title: 'Components/Content/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { term: 'What changes', details: 'Wind/hail deductible from 1% to 2%' },
      { term: 'Who', details: 'Dwelling and mobile home, TX' },
      { term: 'When', details: 'March 14, 2026' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 2 } };

export const TwoColumns: Story = { args: { columns: 2 } };

export const MissingValue: Story = {
  args: {
    items: [
      { term: 'Expires', details: null },
      { term: 'Form', details: 'MH-417' },
    ],
  },
};

export const OneItem: Story = { args: { items: [{ term: 'Form', details: 'MH-417' }] } };

export const LongText: Story = {
  args: {
    items: [
      { term: 'Request identifier', details: '01JNB7R6F2-4C0D-8A71-99D0-5F0B6C1E77A2-RETRY-0003' },
      {
        term: 'States',
        details: 'Texas, Oklahoma, Arkansas, Louisiana, Mississippi, Alabama, Georgia',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
  // The term is above its details and takes the whole line.
  play: async ({ canvas }) => {
    const term = canvas.getByText('States');
    await expect(term.clientWidth).toBe(term.parentElement?.clientWidth);
  },
};
