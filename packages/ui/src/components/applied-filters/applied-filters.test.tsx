import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AppliedFilters } from './applied-filters.tsx';

function Sample({ words }: { words: string[] }) {
  const [left, setLeft] = useState(words);
  return (
    <AppliedFilters
      label="Applied filters"
      items={left.map((word) => ({ id: word, label: word, removeLabel: `Remove ${word}` }))}
      onRemove={(id) => setLeft(left.filter((word) => word !== id))}
      onClear={() => setLeft([])}
      clearLabel="Clear all"
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('AppliedFilters', () => {
  it('is a named list of buttons that say what they remove', () => {
    render(<Sample words={['Underwriting', 'Texas']} />);
    const list = screen.getByRole('list', { name: 'Applied filters' });
    const chips = within(list).getAllByRole('button');
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove Underwriting',
      'Remove Texas',
    ]);
    expect(chips.map((chip) => chip.textContent)).toEqual(['Underwriting', 'Texas']);
  });

  it.each(['{Enter}', ' '])(
    'removes with the key %j and moves on to the next chip',
    async (key) => {
      const user = userEvent.setup();
      render(<Sample words={['A', 'B', 'C']} />);
      await user.tab();
      await user.tab();
      await user.keyboard(key);
      expect(screen.queryByRole('button', { name: 'Remove B' })).toBeNull();
      expect(focused()).toBe('Remove C');
    },
  );

  it('moves to the chip before when the last in the row goes', async () => {
    const user = userEvent.setup();
    render(<Sample words={['A', 'B']} />);
    await user.click(screen.getByRole('button', { name: 'Remove B' }));
    expect(focused()).toBe('Remove A');
  });

  it('leaves the focus alone when a filter goes by another way', () => {
    const props = { label: 'Applied', onRemove() {}, onClear() {}, clearLabel: 'Clear all' };
    const a = { id: 'A', label: 'A', removeLabel: 'Remove A' };
    const { rerender } = render(
      <AppliedFilters {...props} items={[a, { id: 'B', label: 'B', removeLabel: 'Remove B' }]} />,
    );
    rerender(<AppliedFilters {...props} items={[a]} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('goes when everything is cleared', async () => {
    const user = userEvent.setup();
    render(<Sample words={['A', 'B']} />);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
