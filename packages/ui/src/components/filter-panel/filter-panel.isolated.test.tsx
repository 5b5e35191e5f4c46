import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterPanel } from './filter-panel.tsx';

vi.mock('../sheet/sheet.tsx', () => {
  throw new Error('offline');
});

it('a FilterPanel opens its filters below the button if the sheet fails to load', async () => {
  const user = userEvent.setup();
  render(
    <FilterPanel
      title="Filter"
      appliedCount={1}
      labels={{ open: 'Filters', show: 'Show 23 results', close: 'Close', clearAll: 'Clear all' }}
      onClearAll={() => {}}
    >
      <label>
        <input type="checkbox" />
        Texas
      </label>
    </FilterPanel>,
  );
  // The rail, a column next to the list in wide windows, has the same filters.
  const railCheckboxCount = screen.getAllByRole('checkbox', { name: 'Texas' }).length;
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Show 23 results' }));
  expect(screen.getAllByRole('checkbox', { name: 'Texas' })).toHaveLength(railCheckboxCount);
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  expect(screen.getAllByRole('checkbox', { name: 'Texas' })).toHaveLength(railCheckboxCount + 1);
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeDefined();
});
