import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { Tabs } from './tabs.tsx';
import type { TabsProps } from './tabs.tsx';

const select = vi.fn<(id: string) => void>();

const tabs = [
  { id: 'draft', label: 'Draft', count: 2, panel: <p>Two drafts</p> },
  { id: 'sent', label: 'Submitted', panel: <a href="/orders/1">Order 1</a> },
  { id: 'shipped', label: 'Shipped', count: 0, panel: <p>Nothing yet</p> },
];

function Subject(props: Partial<TabsProps>) {
  const [selected, setSelected] = useState('draft');
  return (
    <Tabs
      label="Orders by status"
      tabs={tabs}
      selected={selected}
      onSelect={(id) => {
        select(id);
        setSelected(id);
      }}
      {...props}
    />
  );
}

function renderTabs(props: Partial<TabsProps> = {}) {
  select.mockReset();
  return renderForUser(<Subject {...props} />);
}

const getSelectedTab = () => screen.getByRole('tab', { selected: true });

/** Skips the select, which replaces the row on a phone. */
async function tabToRow(user: ReturnType<typeof renderTabs>['user']) {
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(getSelectedTab());
}

it('is a labeled tab list, and the selected tab labels its panel', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'Orders by status' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Draft 2',
    'Submitted',
    'Shipped 0',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Draft 2' }).textContent).toBe('Two drafts');
  expect(screen.queryByText('Nothing yet')).toBeNull();
});

it('selects with a click', async () => {
  const { user } = renderTabs();
  await user.click(screen.getByRole('tab', { name: 'Submitted' }));
  expect(screen.getByRole('tabpanel', { name: 'Submitted' })).toBeTruthy();
});

describe('the keyboard', () => {
  it.each([
    ['{ArrowRight}', 'Submitted'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Draft 2'],
    ['{ArrowLeft}', 'Shipped 0'],
    ['{End}', 'Shipped 0'],
    ['{End}{Home}', 'Draft 2'],
  ])('%s moves to and selects %s', async (keys, name) => {
    const { user } = renderTabs();
    await tabToRow(user);
    await user.keyboard(keys);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
  });

  it('reverses the arrow keys in right-to-left text', async () => {
    const { user } = renderTabs({ style: { direction: 'rtl' } });
    await tabToRow(user);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Submitted' }));
  });

  it('has a single tab stop for the row, followed by the panel', async () => {
    const { user } = renderTabs();
    await tabToRow(user);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('ignores other keys', async () => {
    const { user } = renderTabs();
    await tabToRow(user);
    await user.keyboard('{ArrowDown}x');
    expect(select).not.toHaveBeenCalled();
  });
});

it('is a select with the same options on a phone', async () => {
  const { user } = renderTabs();
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Orders by status' });
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Draft (2)',
    'Submitted',
    'Shipped (0)',
  ]);
  await user.selectOptions(choice, 'Submitted');
  expect(select).toHaveBeenCalledWith('sent');
  expect(screen.getByRole('tabpanel', { name: 'Submitted' })).toBeTruthy();
});

it('has a tab stop even if no tab is selected, but shows no panel', async () => {
  const { user } = renderTabs({ selected: 'returned' });
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Draft 2' }));
});

it('renders nothing without tabs', () => {
  const { container } = renderTabs({ tabs: [] });
  expect(container.childElementCount).toBe(0);
});
