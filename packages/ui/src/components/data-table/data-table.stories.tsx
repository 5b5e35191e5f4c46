import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { LoadBoundary } from '../load-boundary/load-boundary.tsx';
import { Callout } from '../callout/callout.tsx';
import { TableSkeleton } from '../skeleton/layout-skeletons.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableColumn, DataTableProps } from './data-table.tsx';

interface Order {
  number: string;
  /** ISO date; null for a draft. */
  submitted: string | null;
  items: number;
  status: string;
  /** ISO date; null if the order has not shipped. */
  shipDate: string | null;
}

const orders: Order[] = [
  {
    number: 'PN-20418',
    submitted: '2026-02-27',
    items: 3,
    status: 'Shipped',
    shipDate: '2026-03-02',
  },
  {
    number: 'PN-20377',
    submitted: '2026-02-24',
    items: 12,
    status: 'In production',
    shipDate: null,
  },
  { number: 'PN-20301', submitted: '2026-02-19', items: 1, status: 'Approved', shipDate: null },
  { number: 'PN-20288', submitted: '2026-02-17', items: 250, status: 'Returned', shipDate: null },
  {
    number: 'PN-20115',
    submitted: '2026-01-30',
    items: 4,
    status: 'Closed',
    shipDate: '2026-02-04',
  },
  { number: 'PN-20090', submitted: null, items: 2, status: 'Draft', shipDate: null },
];

/** Formats a date as "2/27/26". */
function formatShort(date: string | null): string | null {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return date === null ? null : `${Number(month)}/${Number(day)}/${year.slice(2)}`;
}

const columns: DataTableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    rowHeader: true,
    sortable: true,
    cell: ({ number }) => <TextLink href={`#${number}`}>{number}</TextLink>,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    sortable: true,
    cell: ({ submitted }) => formatShort(submitted),
  },
  { id: 'items', header: 'Items', align: 'end', hideBelow: 'desktop', cell: ({ items }) => items },
  { id: 'status', header: 'Status', sortable: true, cell: ({ status }) => status },
  { id: 'shipDate', header: 'Ships', align: 'end', cell: ({ shipDate }) => formatShort(shipDate) },
];

/** Uses the density from the Storybook toolbar unless the story sets one. */
const withToolbarDensity: Decorator = (Story, { args, globals }) => (
  <Story args={{ density: globals['density'] as DataTableProps<Order>['density'], ...args }} />
);

const meta = {
  title: 'Components/Content/DataTable',
  component: DataTable<Order>,
  decorators: [withToolbarDensity],
  args: {
    caption: 'Your orders',
    columns,
    rows: orders,
    rowKey: ({ number }: Order) => number,
    onSort: fn(),
    empty: 'You have no orders yet.',
    labels: {
      sort: (header: string) => `Sort by ${header.toLowerCase()}`,
      scroller: 'Your orders, scrolls sideways',
    },
  },
} satisfies Meta<typeof DataTable<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not sorted: the rows are in the server's order. */
export const Default: Story = {};

export const Playground: Story = { args: { captionHidden: true } };

export const SortedAscending: Story = {
  args: {
    rows: orders.toSorted((a, b) => a.status.localeCompare(b.status)),
    sort: { column: 'status', direction: 'ascending' },
  },
};

export const SortedDescending: Story = {
  args: {
    rows: orders.toSorted((a, b) => b.number.localeCompare(a.number)),
    sort: { column: 'number', direction: 'descending' },
  },
};

function Controlled(args: DataTableProps<Order>) {
  const [sort, setSort] = useState<DataTableProps<Order>['sort']>();
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const getSortKey = (order: Order) =>
    String(order[sort?.column === 'submitted' ? 'submitted' : 'status']);
  return (
    <DataTable
      {...args}
      {...(sort ? { sort } : {})}
      rows={
        sort
          ? args.rows.toSorted((a, b) => sign * getSortKey(a).localeCompare(getSortKey(b)))
          : args.rows
      }
      onSort={(column) =>
        setSort({
          column,
          direction:
            sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
        })
      }
    />
  );
}

export const SortsByHeader: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Status' });
    const getFirstRow = () => canvas.getAllByRole('row')[1];
    await step('Activate the header with the keyboard', async () => {
      within(header).getByRole('button').focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('The rows are sorted, and the header shows it', async () => {
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(getFirstRow()).toHaveTextContent('Approved');
    });
    await step('Activate it again', async () => {
      await userEvent.keyboard(' ');
    });
    await step('The order is reversed', async () => {
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(getFirstRow()).toHaveTextContent('Shipped');
    });
  },
};

export const Empty: Story = { args: { rows: [] } };

/** The load boundary around the table shows the error. The table itself has no failed state. */
export const Failed: Story = {
  render: (args) => (
    <LiveRegionProvider>
      <LoadBoundary
        load={{ state: 'failed', error: new Error('503'), retry: fn() }}
        skeleton={<TableSkeleton rows={6} columns={5} />}
        labels={{
          loading: 'Loading orders',
          slow: 'This is taking longer than usual.',
          failed: "Couldn't load orders",
        }}
        empty={null}
        failed={(_error, retry) => (
          <Callout tone="danger" title="Couldn't load your orders">
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          </Callout>
        )}
      >
        {() => <DataTable {...args} />}
      </LoadBoundary>
    </LiveRegionProvider>
  ),
};

/** With a mouse, rows are 36 px high. The font size is unchanged. */
export const Compact: Story = { args: { density: 'compact' } };

/** The header stays visible while the page scrolls. */
export const StickyHeader: Story = {
  args: {
    rows: createOrders(60),
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Order' });
    within(canvasElement).getByRole('link', { name: 'PN-89960' }).scrollIntoView();
    await expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
    await expect(header.getBoundingClientRect().top).toBeLessThan(8);
    window.scrollTo(0, 0);
  },
};

/** If the table is too wide, its container is a focusable region that scrolls horizontally and vertically. */
export const WiderThanContainer: Story = {
  args: {
    columns: [
      ...columns,
      ...['Shipping method', 'Cost center', 'Approved by', 'Last update'].map((header) => ({
        id: header,
        header,
        cell: () => 'Standard ground',
      })),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** On a phone, each row is a card, and the header contains only the sort buttons. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** On a phone, a row of a two-column table is one line: the row header and the value, without the column's header. */
export const PhonePaired: Story = {
  args: { columns: columns.filter(({ id }) => id === 'number' || id === 'status') },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        number: 'PN-20418-REPRINT-OF-THE-SECOND-CORRECTED-PROOF-FOR-MARLOW-AGENCY',
        submitted: '2026-02-27',
        items: 1_204_000,
        status:
          "Returned because the agency's co-op advertising approval expired and has not been renewed",
        shipDate: null,
      },
      {
        number: 'x'.repeat(300),
        submitted: null,
        items: 0,
        status: 'y'.repeat(300),
        shipDate: null,
      },
      ...orders,
    ],
  },
};

function createOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    ...orders[index % orders.length]!,
    number: `PN-${90_000 - index}`,
  }));
}

/** With more than 200 rows, columns have equal widths. */
export const ManyRows: Story = { args: { rows: createOrders(240) } };

/** For manual scrolling only. It is not a test, because axe would take a minute for 50,000 cells. */
export const TenThousandRows: Story = { tags: ['!test'], args: { rows: createOrders(10_000) } };

export const OneRow: Story = { args: { rows: orders.slice(0, 1) } };

/**
 * The columns, with plain text instead of links. In a compact row, a link's target is intentionally
 * only 36 px high.
 */
const textColumns = columns.map((column) =>
  column.rowHeader ? { ...column, cell: ({ number }: Order) => number } : column,
);

export const Matrix: Story = {
  render: (args) => (
    <div className={frames.wide}>
      {(['comfortable', 'compact'] as const).map((density) =>
        (['ascending', 'descending', undefined] as const).map((direction) => (
          <DataTable
            key={`${density} ${direction}`}
            {...args}
            rows={direction === 'ascending' ? orders.slice(0, 2).toReversed() : orders.slice(0, 2)}
            caption={`${density}, ${direction ?? 'not sorted'}`}
            density={density}
            columns={density === 'compact' ? textColumns : columns}
            {...(direction ? { sort: { column: 'submitted', direction } } : {})}
          />
        )),
      )}
      <DataTable {...args} caption="empty" rows={[]} />
    </div>
  ),
};
