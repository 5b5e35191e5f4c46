import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { FacetGroup } from '../facet-group/facet-group.tsx';
import { Callout } from '../callout/callout.tsx';
import { ResultsSummary } from '../results-summary/results-summary.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

const categories = [
  { value: 'underwriting', label: 'Underwriting' },
  { value: 'claims', label: 'Claims' },
  { value: 'system', label: 'System' },
];
const states = [
  { value: 'TX', label: 'Texas' },
  { value: 'OK', label: 'Oklahoma' },
  { value: 'AR', label: 'Arkansas' },
];

const meta = {
  title: 'Components/Filters/FilterPanel',
  component: FilterPanel,
  args: {
    title: 'Filter',
    appliedCount: 0,
    labels: {
      open: 'Filters',
      show: 'Show 23 results',
      close: 'Close filters',
      clearAll: 'Clear all',
    },
    onClearAll: fn(),
    children: null,
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: FilterPanelProps) {
  const [selected, setSelected] = useState<string[]>(args.appliedCount > 0 ? ['claims', 'TX'] : []);
  const toggle = (value: string) =>
    setSelected(
      selected.includes(value) ? selected.filter((item) => item !== value) : [...selected, value],
    );
  return (
    <FilterPanel {...args} appliedCount={selected.length} onClearAll={() => setSelected([])}>
      <FacetGroup legend="Category" options={categories} selected={selected} onToggle={toggle} />
      <FacetGroup legend="State" options={states} selected={selected} onToggle={toggle} />
    </FilterPanel>
  );
}

/** The rail next to the list, in windows at least 1280 px wide. */
export const Default: Story = {};

export const Playground: Story = {};

export const Applied: Story = { args: { appliedCount: 2 } };

/** The first tab stop in the rail is a link that skips the rail. */
export const SkipsToResults: Story = {
  args: { skipLink: { href: '#results', label: 'Skip to results' } },
  render: (args) => (
    <>
      <Controlled {...args} />
      <ResultsSummary id="results">1–20 of 23</ResultsSummary>
    </>
  ),
  play: async ({ canvas, step }) => {
    // The rail is shown only in windows at least 1280 px wide.
    if (!canvas.queryByRole('region', { name: 'Filter' })) return;
    await step('The skip link is shown on focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to results' })).toHaveFocus();
    });
    await step('It moves focus to the list', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('1–20 of 23')).toHaveFocus();
    });
  },
};

export const ClickAgainClears: Story = {
  play: async ({ canvasElement, step }) => {
    const rail = within(canvasElement).queryByRole('region', { name: 'Filter' });
    // The rail is shown only in windows at least 1280 px wide. `SheetOpen` covers narrower windows.
    if (!rail) return;
    const texas = within(rail).getByRole('checkbox', { name: 'Texas' });
    await step('Select Texas', async () => {
      await userEvent.click(texas);
      await expect(texas).toBeChecked();
    });
    await step('Click it again to clear it', async () => {
      await userEvent.click(texas);
      await expect(texas).not.toBeChecked();
    });
  },
};

/** In narrower windows, a button opens the filters. */
export const Bar: Story = {
  args: { appliedCount: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

/** On a wide screen with 200% text, the container has no room for a rail. */
export const LargeText: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false }, textSize: '200' },
  decorators: [
    (Story) => (
      <div className={frames.container}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Filter' })).not.toBeInTheDocument();
  },
};

export const SheetOpen: Story = {
  args: { appliedCount: 2 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    const open = within(canvasElement).queryByRole('button', { name: 'Filters (2)' });
    // At the normal text size, the button is shown only in windows narrower than 1280 px.
    if (!open) return;
    await step('Open the sheet', () => userEvent.click(open));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filter' });
    await step('A toggle applies immediately', async () => {
      await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Claims' }));
      await expect(open).toHaveTextContent('Filters (1)');
    });
  },
};

/** While the list loads, the number of results is unknown. */
export const ApplyPending: Story = {
  args: { appliedCount: 2, labels: { ...meta.args.labels, show: 'Show results' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    const open = within(canvasElement).queryByRole('button', { name: 'Filters (2)' });
    // At the normal text size, the button is shown only in windows narrower than 1280 px.
    if (!open) return;
    await step('Open the sheet', () => userEvent.click(open));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Filter' }));
    await step('The button in the sheet shows no number, but is enabled', async () => {
      await expect(sheet.getByRole('button', { name: 'Show results' })).toBeEnabled();
    });
  },
};

export const FacetsLoading: Story = {
  render: (args) => (
    <FilterPanel {...args}>
      <FacetGroup legend="Category" options={categories} selected={[]} onToggle={fn()} />
      <FacetGroup legend="State" options={[]} selected={[]} onToggle={fn()} loading />
    </FilterPanel>
  ),
};

export const FacetsFailed: Story = {
  render: (args) => (
    <FilterPanel {...args}>
      <FacetGroup legend="Category" options={categories} selected={[]} onToggle={fn()} />
      <FacetGroup
        legend="State"
        options={[]}
        selected={[]}
        onToggle={fn()}
        failed={
          <Callout tone="danger">
            <p>Couldn’t load states.</p>
            <Button variant="secondary" size="sm">
              Try again
            </Button>
          </Callout>
        }
      />
    </FilterPanel>
  ),
};

export const LongText: Story = {
  args: {
    appliedCount: 2,
    title: 'Narrow the list of bulletins down',
    labels: {
      open: 'Narrow the list of bulletins down',
      show: 'Show all of the 1,173 remaining bulletins',
      close: 'Close filters',
      clearAll: 'Remove all of the filters',
    },
  },
};
