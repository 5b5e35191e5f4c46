import { type CollateralRequest, collateralRequests } from '@producer-portal/api';
import {
  DataTable,
  FacetGroup,
  PageHeader,
  TableSkeleton,
  TextLink,
  type DataTableColumn,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { formatShortDate } from '../../lib/dates.ts';
import { coopPath, orderPath } from '../../modules/collateral/addresses.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { useListValues } from '../../modules/filters/use-list-values.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { formatCents } from '../../modules/money/money.ts';
import { statusNames } from '../../modules/orders/copy.ts';
import { statusName } from '../../modules/orders/order-status.ts';
import { StatusMark } from '../../modules/orders/status-mark.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { ordersCopy as copy } from './copy.ts';
import { ordersParams as params } from './list-params.ts';
import { stepAt } from './order-life.ts';
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
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    id: 'placed',
    header: copy.columns.placed,
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
    cell: (order) => formatShortDate(stepAt(order, 'shipped')) || null,
  },
];

/** What the reader has ordered and where it stands; the cart is the draft among them. */
export function OrdersScreen() {
  const { values, show, hrefFor } = useListValues(params);
  const query = useQuery(collateralRequests.list.query(useApi(), params.toQuery(values)));
  const total = query.data?.total;

  return (
    <ListLayout
      heading={
        <PageHeader
          title={copy.title}
          count={total}
          actions={
            <TextLink standalone href={coopPath}>
              {copy.center}
            </TextLink>
          }
        />
      }
      filters={
        <ListFilters params={params} values={values} show={show} total={total} copy={copy.list}>
          <FacetGroup
            legend={copy.status}
            single
            any={copy.anyStatus}
            options={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
            selected={values.status ? [values.status] : []}
            onToggle={(status) => show(params.toggle(values, 'status', status))}
          />
        </ListFilters>
      }
    >
      <ListResults
        query={query}
        params={params}
        values={values}
        show={show}
        hrefFor={hrefFor}
        copy={copy.list}
        labelOf={{ status: statusName }}
        skeleton={<TableSkeleton rows={8} columns={5} />}
        all={(orders) => (
          <DataTable
            className={styles.listed}
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
    collateralRequests.list.query(api, params.toQuery(params.parse(searchParams))),
  )) satisfies Preload;
