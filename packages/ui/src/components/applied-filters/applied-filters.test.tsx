import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AppliedFilters } from './applied-filters.tsx';

function Sample({ filters }: { filters: string[] }) {
  const [applied, setApplied] = useState(filters);
  return (
    <AppliedFilters
      label="Applied filters"
      items={applied.map((filter) => ({
        id: filter,
        label: filter,
        removeLabel: `Remove ${filter}`,
      }))}
      onRemove={(id) => setApplied(applied.filter((filter) => filter !== id))}
      onClear={() => setApplied([])}
      clearLabel="Clear all"
    />
  );
}

const getFocusedLabel = () => document.activeElement?.getAttribute('aria-label');

describe('AppliedFilters', () => {
  it('is a labeled list of buttons whose names start with "Remove"', () => {
    render(<Sample filters={['Underwriting', 'Texas']} />);
    const list = screen.getByRole('list', { name: 'Applied filters' });
    const chips = within(list).getAllByRole('button');
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove Underwriting',
      'Remove Texas',
    ]);
    expect(chips.map((chip) => chip.textContent)).toEqual(['Underwriting', 'Texas']);
  });

  it.each(['{Enter}', ' '])(
    'removes a chip with the key %j and focuses the next one',
    async (key) => {
      const user = userEvent.setup();
      render(<Sample filters={['A', 'B', 'C']} />);
      await user.tab();
      await user.tab();
      await user.keyboard(key);
      expect(screen.queryByRole('button', { name: 'Remove B' })).toBeNull();
      expect(getFocusedLabel()).toBe('Remove C');
    },
  );

  it('focuses the previous chip after removing the last chip in the list', async () => {
    const user = userEvent.setup();
    render(<Sample filters={['A', 'B']} />);
    await user.click(screen.getByRole('button', { name: 'Remove B' }));
    expect(getFocusedLabel()).toBe('Remove A');
  });

  it('does not move focus if a filter is removed without a click on its chip', () => {
    const props = { label: 'Applied', onRemove() {}, onClear() {}, clearLabel: 'Clear all' };
    const a = { id: 'A', label: 'A', removeLabel: 'Remove A' };
    const { rerender } = render(
      <AppliedFilters {...props} items={[a, { id: 'B', label: 'B', removeLabel: 'Remove B' }]} />,
    );
    rerender(<AppliedFilters {...props} items={[a]} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('renders nothing after all filters are cleared', async () => {
    const user = userEvent.setup();
    render(<Sample filters={['A', 'B']} />);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
