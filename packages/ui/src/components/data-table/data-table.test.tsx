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

function renderIt(props: Partial<DataTableProps<Place>> = {}) {
  return renderForUser(<DataTable {...base} {...props} />);
}

let overflowing = false;

beforeAll(() => {
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() =>
    overflowing ? 900 : 0,
  );
});

describe('DataTable', () => {
  it('is a table with its caption, headers and named rows', () => {
    renderIt();
    const table = screen.getByRole('table', { name: 'Availability' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['State', 'Since']);
    expect(within(table).getByRole('row', { name: /Texas/ }).textContent).toBe('Texas3/1/24');
    expect(within(table).getByRole('rowheader', { name: 'Oregon' })).toBeDefined();
  });

  it('keeps its name where the caption is hidden', () => {
    renderIt({ captionHidden: true });
    expect(screen.getByRole('table', { name: 'Availability' })).toBeDefined();
  });

  it('shows a dash for what is missing', () => {
    renderIt();
    expect(within(screen.getByRole('row', { name: /Oregon/ })).getByRole('cell').textContent).toBe(
      '–',
    );
  });

  it('asks for another order by mouse, Enter and Space', async () => {
    const onSort = vi.fn();
    const { user } = renderIt({ onSort });
    const button = screen.getByRole('button', { name: 'State', description: 'Sort by State' });
    await user.click(button);
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onSort.mock.calls).toEqual([['name'], ['name'], ['name']]);
  });

  it.each([
    { sort: { column: 'name', direction: 'ascending' as const }, said: 'ascending' },
    { sort: { column: 'name', direction: 'descending' as const }, said: 'descending' },
    { sort: { column: 'since', direction: 'ascending' as const }, said: 'none' },
  ])('says that the header is sorted $said', ({ sort, said }) => {
    renderIt({ sort, onSort: () => undefined });
    const [state, since] = screen.getAllByRole('columnheader');
    expect(state?.getAttribute('aria-sort')).toBe(said);
    expect(since?.hasAttribute('aria-sort')).toBe(false);
  });

  it('has no buttons where nobody sorts', () => {
    renderIt();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its headers when it is empty, and says so in their place', () => {
    renderIt({ rows: [] });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('cell').textContent).toBe('No state offers it.');
  });

  it('can be scrolled by keyboard where it is wider than its place, and only there', () => {
    renderIt();
    expect(screen.queryByRole('region')).toBeNull();
    overflowing = true;
    renderIt();
    expect(screen.getByRole('region', { name: 'Availability, scrolls' }).tabIndex).toBe(0);
    overflowing = false;
  });

  it('draws every one of ten thousand rows, once', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      code: String(index),
      name: `Place ${index}`,
      since: null,
    }));
    const { container } = renderIt({ rows });
    // Not by role: that would ask each of the cells whether it can be seen.
    const names = [...container.querySelectorAll('[role=rowheader]')].map(
      (cell) => cell.textContent,
    );
    expect(names).toEqual(rows.map(({ name }) => name));
  });

  it('follows when many rows become none', () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      code: String(index),
      name: `Place ${index}`,
      since: null,
    }));
    const { rerender } = renderIt({ rows });
    rerender(<DataTable {...base} rows={[]} />);
    expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
    expect(screen.getByText('No state offers it.')).toBeDefined();
  });
});
