import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to main content' },
  render: (args) => (
    <div style={{ position: 'relative', minBlockSize: '6rem', paddingBlockStart: '4rem' }}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        The link stands above this text once the Tab key reaches it.
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until focused. */
export const Default: Story = {};

export const Playground: Story = {};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Skip to main content' }),
    ).toHaveFocus();
  },
};

export const Jumps: Story = {
  play: async ({ canvasElement, step }) => {
    await step('Follow the link by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('The focus is in the content', async () => {
      await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    });
  },
};

export const LongText: Story = {
  args: { children: 'Skip the filters and go to the list of 173 alerts for your states' },
  play: async () => userEvent.tab(),
};
