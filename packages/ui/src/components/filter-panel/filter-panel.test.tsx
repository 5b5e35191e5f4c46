import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilterPanel } from './filter-panel.tsx';

function renderPanel(appliedCount: number) {
  const onClearAll = vi.fn<() => void>();
  render(
    <>
      <FilterPanel
        title="Filter"
        appliedCount={appliedCount}
        labels={{
          open: 'Filters',
          show: 'Show 23 results',
          close: 'Close filters',
          clearAll: 'Clear all',
        }}
        onClearAll={onClearAll}
        skipLink={{ href: '#results', label: 'Skip to results' }}
      >
        <label>
          <input type="checkbox" />
          Texas
        </label>
      </FilterPanel>
      <p id="results" tabIndex={-1}>
        1–20 of 23
      </p>
    </>,
  );
  return { onClearAll, user: userEvent.setup() };
}

async function openSheet(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Filter' });
}

describe('FilterPanel', () => {
  it('renders the filters in a region named by the title', () => {
    renderPanel(0);
    const rail = screen.getByRole('region', { name: 'Filter' });
    expect(within(rail).getByRole('heading', { level: 2, name: 'Filter' })).toBeDefined();
    expect(within(rail).getByRole('checkbox', { name: 'Texas' })).toBeDefined();
  });

  it('has a skip link only in the rail', async () => {
    const { user } = renderPanel(0);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to results' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('results');
    const sheet = await openSheet(user, 'Filters');
    expect(within(sheet).queryByRole('link', { name: 'Skip to results' })).toBeNull();
  });

  it('shows the number of applied filters on its button', () => {
    renderPanel(0);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined();
    cleanup();
    renderPanel(2);
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined();
  });

  it('opens a sheet with the same filters, and restores focus', async () => {
    const { user } = renderPanel(0);
    const sheet = await openSheet(user, 'Filters');
    expect(within(sheet).getByRole('checkbox', { name: 'Texas' })).toBeDefined();
    expect(within(sheet).queryByRole('button', { name: 'Clear all' })).toBeNull();
    await user.click(within(sheet).getByRole('button', { name: 'Show 23 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });

  it('closes the sheet with Escape and restores focus', async () => {
    const { user } = renderPanel(0);
    await openSheet(user, 'Filters');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });

  it('clears all filters with a button in the sheet', async () => {
    const { user, onClearAll } = renderPanel(2);
    const sheet = await openSheet(user, 'Filters (2)');
    await user.click(within(sheet).getByRole('button', { name: 'Clear all' }));
    expect(onClearAll).toHaveBeenCalledTimes(1);
  });
});
