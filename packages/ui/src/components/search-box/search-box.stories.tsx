import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { JSX } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { InertLink } from '../../testing/inert-link.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchBoxProps } from './search-box.tsx';

const meta = {
  title: 'Components/Forms/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search the portal',
    placeholder: 'Search alerts and policy updates',
    submitLabel: 'Search',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <UiProvider link={InertLink}>
          <Story />
        </UiProvider>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Filled: Story = { args: { value: 'wind deductible' } };

export const Searches: Story = {
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search the portal' });
    await step('Type and press Enter', () => userEvent.type(field, ' wind {Enter}'));
    await step('It submits the trimmed text', async () => {
      await expect(args.onSubmit).toHaveBeenCalledWith('wind');
    });
    await step('Escape clears the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

/** On a phone, a button opens the form on its own line. */
export const Compact: Story = {
  args: { compact: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

const labels = {
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions. Press Enter to search everywhere.',
  slow: 'Suggestions are slow. Press Enter to search.',
  failed: 'Suggestions are unavailable. Press Enter to search.',
};

const recentSearches = [
  {
    id: 'recent',
    label: 'Recent searches',
    items: [
      { id: 'hail', label: 'hail deductible', href: '/search?query=hail+deductible' },
      { id: 'mh-417', label: 'mh-417', href: '/search?query=mh-417' },
    ],
  },
];

const suggestionGroups = [
  {
    id: 'alerts',
    label: 'Alerts and updates',
    items: [
      { id: 'tx', label: 'Texas wind/hail deductible change', href: '/alerts/tx', meta: 'Alert' },
      {
        id: 'fl',
        label: 'Wind pool in Florida',
        href: '/policy-updates/fl',
        meta: 'Policy update',
      },
    ],
  },
  {
    id: 'guides',
    label: 'Guides',
    items: [
      {
        id: 'wind',
        label: 'Windstorm underwriting guideline',
        href: '/guides/wind',
        meta: 'Guide',
      },
    ],
  },
];

const withSuggestions = { labels, suggestions: suggestionGroups, defaultValue: 'wind' };

const withSpace = (Story: () => JSX.Element) => (
  <div style={{ minBlockSize: '24rem' }}>
    <Story />
  </div>
);

function focusField(canvasElement: HTMLElement): Promise<void> {
  return userEvent.click(within(canvasElement).getByRole('combobox'));
}

/** An empty field shows recent searches. */
export const Recent: Story = {
  args: { labels, suggestions: recentSearches },
  decorators: [withSpace],
  play: async ({ canvas, canvasElement }) => {
    await focusField(canvasElement);
    await expect(await canvas.findByRole('option', { name: 'hail deductible' })).toBeVisible();
  },
};

function Filtering(args: SearchBoxProps) {
  const [text, setText] = useState('');
  const groups = suggestionGroups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  }));
  return (
    <SearchBox
      {...args}
      suggestions={text === '' ? recentSearches : groups}
      onTextChange={setText}
    />
  );
}

export const Typing: Story = {
  args: { labels },
  decorators: [withSpace],
  render: (args) => <Filtering {...args} />,
  play: async ({ canvas, step }) => {
    await step('Type a word', () => userEvent.type(canvas.getByRole('combobox'), 'wind'));
    await step('Three suggestions are shown and announced', async () => {
      await expect(await canvas.findAllByRole('option')).toHaveLength(3);
      await within(canvas.getByRole('status')).findByText('3 suggestions');
    });
    await step('Keep typing: one suggestion is left', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'storm');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
    });
  },
};

export const Suggestions: Story = {
  args: withSuggestions,
  decorators: [withSpace],
  play: async ({ canvas, canvasElement, step }) => {
    await step('Focus the field', () => focusField(canvasElement));
    const first = await canvas.findByRole('option', { name: /Texas wind/ });
    await step('The first arrow key selects the first suggestion', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(first).toHaveAttribute('aria-selected', 'true');
    });
    await step('Focus stays in the field', async () => {
      await expect(canvas.getByRole('combobox')).toHaveFocus();
      await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first.id);
    });
  },
};

/** In a dialog that contains nothing else. */
export const InlineSuggestions: Story = {
  args: { ...withSuggestions, inline: true },
  play: async ({ canvas, canvasElement }) => {
    await focusField(canvasElement);
    const first = await canvas.findByRole('option', { name: /Texas wind/ });
    await expect(canvas.getByRole('search')).toContainElement(first);
    await expect(canvas.getByRole('search').getBoundingClientRect().bottom).toBeGreaterThan(
      first.getBoundingClientRect().bottom,
    );
  },
};

export const NoSuggestions: Story = {
  args: { labels, suggestions: [], defaultValue: 'zeppelin' },
  decorators: [withSpace],
  play: async ({ canvas, canvasElement }) => {
    await focusField(canvasElement);
    await canvas.findAllByText(labels.none);
  },
};

/** While new suggestions load, the old ones stay visible. */
export const LoadingSuggestions: Story = {
  args: { ...withSuggestions, suggestionsState: 'loading' },
  decorators: [withSpace],
  play: async ({ canvas, canvasElement }) => {
    await focusField(canvasElement);
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const SlowSuggestions: Story = {
  args: { labels, suggestionsState: 'slow', defaultValue: 'wind' },
  decorators: [withSpace],
  play: async ({ canvas, canvasElement }) => {
    await focusField(canvasElement);
    await canvas.findAllByText(labels.slow);
  },
};

/** If suggestions fail to load, the search box works as a plain search form. */
export const FailedSuggestions: Story = {
  args: { labels, suggestionsState: 'failed', defaultValue: 'wind' },
  decorators: [withSpace],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Focus the field: the failure is shown', async () => {
      await focusField(canvasElement);
      await canvas.findAllByText(labels.failed);
    });
    await step('Enter still submits', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith('wind');
    });
  },
};

/** More suggestions than fit on the screen, with very long words. */
export const ManySuggestions: Story = {
  args: {
    labels,
    defaultValue: 'form',
    suggestions: [
      {
        id: 'all',
        label: 'Forms and everything else that has the word form in its name',
        items: Array.from({ length: 40 }, (_, index) => ({
          id: `${index}`,
          label: index % 5 === 0 ? `Form ${'MH417'.repeat(40)}` : `Form MH-${400 + index}`,
          href: `/forms/${index}`,
          meta: index % 2 === 0 ? 'Underwriting guideline' : undefined,
        })),
      },
    ],
  },
  decorators: [withSpace],
  play: async ({ canvas, canvasElement }) => {
    await focusField(canvasElement);
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: 'Form MH-439' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    value:
      'does the wind and hail deductible of a landlord policy also apply to a detached garage in Texas',
    submitLabel: 'Search everything',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      <SearchBox {...args} />
      <SearchBox {...args} label="Search, filled" value="wind deductible" />
      <SearchBox {...args} label="Search, long" {...LongText.args} />
      <div className={frames.narrow}>
        <SearchBox {...args} label="Search, narrow" />
      </div>
    </div>
  ),
};
