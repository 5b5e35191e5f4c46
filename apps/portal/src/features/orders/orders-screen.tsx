import { type CollateralRequest, collateralRequests } from '@producer-portal/api';
import {
  DataTable,
  PageHeader,
  TableSkeleton,
  TextLink,
  type DataTableColumn,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { formatShortDate } from '../../lib/dates.ts';
import { orderPath } from '../../modules/collateral/paths.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { formatCents } from '../../modules/money/money.ts';
import { CurrentOrderStatus } from '../../modules/orders/order-status-label.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { ordersCopy as copy } from './copy.ts';
import { orderFilters } from './filters.ts';
import { findStatusTime } from './order-progress.ts';
import styles from './pp-order.module.css';

const columns: readonly DataTableColumn<CollateralRequest>[] = [
  {
    id: 'number',
    header: copy.columns.number,
    rowHeader: true,
    cell: ({ id, number }) => (
      <TextLink standalone href={orderPath(id)}>
        {number ?? id}
      </TextLink>
    ),
  },
  {
    id: 'status',
    header: copy.columns.status,
    cell: (order) => <CurrentOrderStatus order={order} />,
  },
  {
    id: 'submitted',
    header: copy.columns.submitted,
    align: 'end',
    cell: ({ submitted_at: at }) => (at ? formatShortDate(at) : null),
  },
  {
    id: 'items',
    header: copy.columns.items,
    align: 'end',
    hideBelow: 'desktop',
    cell: ({ items }) => items?.length,
  },
  {
    id: 'total',
    header: copy.columns.total,
    align: 'end',
    cell: ({ total_cents: total }) => (total == null ? null : formatCents(total)),
  },
  {
    id: 'shipped',
    header: copy.columns.shipped,
    align: 'end',
    hideBelow: 'tablet',
    cell: (order) => formatShortDate(findStatusTime(order, 'shipped')) || null,
  },
];

/** The user's orders with their status. The list includes the cart, which is the order with the status `draft`. */
export function OrdersScreen() {
  const list = useList(orderFilters);
  const query = useQuery(collateralRequests.list.query(useApi(), list.query));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults
        query={query}
        list={list}
        copy={copy.list}
        skeleton={<TableSkeleton rows={8} columns={5} />}
        renderAll={(orders) => (
          <DataTable
            className={styles.ordersTable}
            caption={copy.table}
            captionHidden
            columns={columns}
            rows={orders}
            rowKey={({ id }) => id}
            empty={copy.list.emptyText}
            labels={copy.tableLabels}
          />
        )}
      />
    </ListLayout>
  );
}

OrdersScreen.preload = (({ api, queryClient }, { searchParams }) =>
  queryClient.prefetchQuery(
    collateralRequests.list.query(api, orderFilters.queryFrom(searchParams)),
  )) satisfies Preload;
