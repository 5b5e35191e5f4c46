import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { samplePages } from '../../testing/save-pages.ts';
import { SavedPages } from './saved-pages.tsx';

const meta = {
  title: 'Flows/Saved pages',
  component: SavedPages,
  args: {
    pages: samplePages,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof SavedPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a network, a page that was never opened links to the saved pages. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
