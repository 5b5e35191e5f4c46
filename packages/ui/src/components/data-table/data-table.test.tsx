import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';

interface Place {
  code: string;
  name: string;
  since: string | null;
}

const places: Place[] = [
  { code: 'TX', name: 'Texas', since: '3/1/24' },
  { code: 'OR', name: 'Oregon', since: null },
];

const base: DataTableProps<Place> = {
  caption: 'Availability',
  columns: [
    { id: 'name', header: 'State', rowHeader: true, sortable: true, cell: ({ name }) => name },
    { id: 'since', header: 'Since', align: 'end', cell: ({ since }) => since },
  ],
  rows: places,
  rowKey: ({ code }) => code,
  empty: 'No state offers it.',
  labels: { sort: (header) => `Sort by ${header}`, scroller: 'Availability, scrolls' },
};

function renderTable(props: Partial<DataTableProps<Place>> = {}) {
  return renderForUser(<DataTable {...base} {...props} />);
}

let isOverflowing = false;

beforeAll(() => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() =>
    isOverflowing ? 900 : 0,
  );
});

describe('DataTable', () => {
  it('is a table with a caption, headers, and row headers', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Availability' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['State', 'Since']);
    expect(within(table).getByRole('row', { name: /Texas/ }).textContent).toBe('Texas3/1/24');
    expect(within(table).getByRole('rowheader', { name: 'Oregon' })).toBeDefined();
  });

  it('keeps its name if the caption is hidden', () => {
    renderTable({ captionHidden: true });
    expect(screen.getByRole('table', { name: 'Availability' })).toBeDefined();
  });

  it('shows a dash for missing values', () => {
    renderTable();
    expect(within(screen.getByRole('row', { name: /Oregon/ })).getByRole('cell').textContent).toBe(
      '–',
    );
  });

  it('sorts by mouse, Enter, and Space', async () => {
    const onSort = vi.fn();
    const { user } = renderTable({ onSort });
    const button = screen.getByRole('button', { name: 'State', description: 'Sort by State' });
    await user.click(button);
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onSort.mock.calls).toEqual([['name'], ['name'], ['name']]);
  });

  it.each([
    { sort: { column: 'name', direction: 'ascending' as const }, ariaSort: 'ascending' },
    { sort: { column: 'name', direction: 'descending' as const }, ariaSort: 'descending' },
    { sort: { column: 'since', direction: 'ascending' as const }, ariaSort: 'none' },
  ])('sets aria-sort to $ariaSort', ({ sort, ariaSort }) => {
    renderTable({ sort, onSort: () => undefined });
    const [state, since] = screen.getAllByRole('columnheader');
    expect(state?.getAttribute('aria-sort')).toBe(ariaSort);
    expect(since?.hasAttribute('aria-sort')).toBe(false);
  });

  it('has no buttons without onSort', () => {
    renderTable();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows headers and a message when empty', () => {
    renderTable({ rows: [] });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('cell').textContent).toBe('No state offers it.');
  });

  it('is a focusable scroll region only if it is wider than its container', () => {
    renderTable();
    expect(screen.queryByRole('region')).toBeNull();
    isOverflowing = true;
    renderTable();
    expect(screen.getByRole('region', { name: 'Availability, scrolls' }).tabIndex).toBe(0);
    isOverflowing = false;
  });

  it('renders each of ten thousand rows once', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      code: String(index),
      name: `Place ${index}`,
      since: null,
    }));
    const { container } = renderTable({ rows });
    // A query by role would be slow, because it checks the visibility of every cell.
    const names = [...container.querySelectorAll('[role=rowheader]')].map(
      (cell) => cell.textContent,
    );
    expect(names).toEqual(rows.map(({ name }) => name));
  });

  it('shows the message for an empty table when all 450 rows are removed', () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      code: String(index),
      name: `Place ${index}`,
      since: null,
    }));
    const { rerender } = renderTable({ rows });
    rerender(<DataTable {...base} rows={[]} />);
    expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
    expect(screen.getByText('No state offers it.')).toBeDefined();
  });
});
