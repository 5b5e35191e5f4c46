import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { FacetGroupProps } from './facet-group.tsx';

const states = [
  ['AR', 'Arkansas'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['IN', 'Indiana'],
  ['MI', 'Michigan'],
  ['NC', 'North Carolina'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['PA', 'Pennsylvania'],
  ['TX', 'Texas'],
  ['WA', 'Washington'],
].map(([value = '', label = ''], index) => ({ value, label, count: 40 - index * 3 }));

const meta = {
  title: 'Components/Filters/FacetGroup',
  component: FacetGroup,
  args: {
    legend: 'Category',
    options: [
      { value: 'underwriting', label: 'Underwriting' },
      { value: 'claims', label: 'Claims' },
      { value: 'system', label: 'System' },
      { value: 'products', label: 'Products' },
    ],
    selected: [],
    onToggle: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: FacetGroupProps) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <FacetGroup
      {...args}
      {...(args.onClear ? { onClear: () => setSelected([]) } : {})}
      selected={selected}
      onToggle={(value) => {
        args.onToggle(value);
        if (selected.includes(value)) setSelected(selected.filter((item) => item !== value));
        else setSelected(args.single ? [value] : [...selected, value]);
      }}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = { args: { selected: ['claims'] } };

export const Selected: Story = { args: { selected: ['underwriting', 'system'] } };

export const ClickAgainClears: Story = {
  play: async ({ canvasElement, step }) => {
    const claims = within(canvasElement).getByRole('checkbox', { name: 'Claims' });
    await step('Select a value', async () => {
      await userEvent.click(claims);
      await expect(claims).toBeChecked();
    });
    await step('Click the value again to clear it', async () => {
      await userEvent.click(claims);
      await expect(claims).not.toBeChecked();
    });
  },
};

/** Radio buttons, with an option for all categories. */
export const SingleSelect: Story = {
  args: {
    single: true,
    options: [{ value: 'all-options', label: 'All categories' }, ...meta.args.options],
    selected: ['all-options'],
  },
};

export const SingleClickAgainClears: Story = {
  args: { single: true },
  play: async ({ canvasElement, step }) => {
    const claims = within(canvasElement).getByRole('radio', { name: 'Claims' });
    await step('Select a value', async () => {
      await userEvent.click(claims);
      await expect(claims).toBeChecked();
    });
    await step('Click the value again to clear it', async () => {
      await userEvent.click(claims);
      await expect(claims).not.toBeChecked();
    });
  },
};

/** With more than eight options, a selected option is shown even if it is further down. */
export const ManyOptions: Story = {
  args: {
    legend: 'State',
    options: states,
    selected: ['TX'],
    labels: { showAll: 'Show all 11 states', showFewer: 'Show fewer states' },
  },
};

/** The button shows all options and moves focus to the first new option. */
export const ShowsAll: Story = {
  args: { ...ManyOptions.args },
  play: async ({ canvas, step }) => {
    await step('Show all', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Show all 11 states' })),
    );
    await step('The first new option has focus', async () => {
      await expect(canvas.getByRole('checkbox', { name: /^Pennsylvania/ })).toHaveFocus();
    });
  },
};

/** The first radio button clears the value. */
export const WithAnyOption: Story = {
  args: { single: true, anyLabel: 'Any category' },
  play: async ({ canvas, step }) => {
    const anyRadio = canvas.getByRole('radio', { name: 'Any category' });
    await step('Select a value', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Claims' }));
      await expect(anyRadio).not.toBeChecked();
    });
    await step('Clear it', async () => {
      await userEvent.click(anyRadio);
      await expect(anyRadio).toBeChecked();
    });
  },
};

/** With checkboxes, the first checkbox clears all values. */
export const WithAnyOptionAndCheckboxes: Story = {
  args: { anyLabel: 'All categories', onClear: fn() },
};

/** While closed, the group has a single tab stop. */
export const Disclosure: Story = {
  args: { disclosure: { selectedLabel: (count) => `${count} selected` } },
  play: async ({ canvas, step }) => {
    const legend = canvas.getByRole('button', { name: 'Category' });
    await step('The group is initially closed', async () => {
      await expect(legend).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    });
    await step('Open, select, close: the number of selected options is shown', async () => {
      await userEvent.click(legend);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Claims' }));
      await userEvent.click(legend);
      await expect(legend).toHaveAccessibleName('Category 1 selected');
      await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    });
  },
};

/** With a selected value, the group is initially open. */
export const DisclosureOpen: Story = {
  args: { ...Disclosure.args, selected: ['claims'] },
};

export const Loading: Story = { args: { legend: 'State', options: [], loading: true, limit: 4 } };

export const Failed: Story = {
  args: {
    legend: 'State',
    options: [],
    failed: (
      <>
        <p>Couldn’t load states.</p>
        <Button variant="secondary" size="sm">
          Try again
        </Button>
      </>
    ),
  },
};

export const OneOption: Story = { args: { options: [{ value: 'claims', label: 'Claims' }] } };

export const LongText: Story = {
  args: {
    legend: 'Category of the bulletin, as filed by the author',
    options: [
      {
        value: 'a',
        label: 'Registration, access, passwords and multi-factor sign-in for agencies',
        count: 1204,
      },
      ...meta.args.options,
    ],
    selected: ['a'],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      <Controlled {...args} selected={['claims']} />
      <Controlled {...args} legend="One category" single selected={['system']} />
      <Controlled {...args} {...ManyOptions.args} selected={['TX']} />
      <Controlled {...args} {...DisclosureOpen.args} />
      <Controlled {...args} {...Disclosure.args} />
      <FacetGroup {...args} {...Loading.args} legend="Loading" />
      <FacetGroup {...args} {...Failed.args} legend="Failed" />
    </div>
  ),
};
