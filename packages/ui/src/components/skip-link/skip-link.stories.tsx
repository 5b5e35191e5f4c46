import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultsSummary } from '../results-summary/results-summary.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to main content' },
  render: (args) => (
    <div style={{ position: 'relative', minBlockSize: '6rem', paddingBlockStart: '4rem' }}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        The link appears above this text when you press Tab.
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
    await step('Follow the link with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('Focus is in the content', async () => {
      await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    });
  },
};

/** One link for each part of the page. */
export const Targets: Story = {
  render: () => (
    <div style={{ position: 'relative', paddingBlockStart: '4rem' }}>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <SkipLink href="#search">Skip to search</SkipLink>
      <SkipLink href="#results">Skip to results</SkipLink>
      <SearchBox id="search" tabIndex={-1} label="Search" submitLabel="Search" onSubmit={fn()} />
      <main id="main" tabIndex={-1}>
        <ResultsSummary id="results">1–20 of 173</ResultsSummary>
      </main>
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    for (const [name, id] of [
      ['Skip to main content', 'main'],
      ['Skip to search', 'search'],
      ['Skip to results', 'results'],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('link', { name }));
        await expect(canvasElement.ownerDocument.activeElement).toHaveProperty('id', id);
      });
    }
  },
};

export const LongText: Story = {
  args: { children: 'Skip the filters and go to the list of 173 alerts for your states' },
  play: async () => userEvent.tab(),
};
