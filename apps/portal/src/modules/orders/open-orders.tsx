import { collateralRequests } from '@producer-portal/api';
import { ListSkeleton, MetaLine, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { formatPublishedDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { useCanOrder } from '../cart/use-cart.ts';
import { orderPath, ordersPath } from '../collateral/paths.ts';
import { Part } from '../parts/part.tsx';
import { useApi } from '../session/services.tsx';
import { ordersCopy as copy } from './copy.ts';
import { isOpenOrder, needsAction, orderName } from './order-status.ts';
import styles from './pp-orders.module.css';
import { OrderStatusLabel } from './order-status-label.tsx';

const MAX_SHOWN = 3;

/** The user's open orders, those that need action first. Renders nothing if there are none, or without ordering permission. */
export function OpenOrders() {
  const now = useNow();
  const canOrder = useCanOrder();
  const query = useQuery({ ...collateralRequests.list.query(useApi()), enabled: canOrder });
  if (!canOrder) return null;
  return (
    <Part
      title={copy.open}
      query={query}
      isEmpty={({ items }) => !items.some(isOpenOrder)}
      skeleton={<ListSkeleton rows={MAX_SHOWN} />}
      more={{ href: ordersPath, label: copy.all }}
    >
      {({ items }) => (
        <ul className={styles.open}>
          {items
            .filter(isOpenOrder)
            .toSorted((a, b) => Number(needsAction(b)) - Number(needsAction(a)))
            .slice(0, MAX_SHOWN)
            .map((order) => (
              <li key={order.id}>
                <TextLink standalone href={orderPath(order.id)}>
                  {orderName(order)}
                </TextLink>
                <MetaLine>
                  {[
                    <OrderStatusLabel key="status" status={order.status} />,
                    order.updated_at && nowrap(formatPublishedDate(order.updated_at, now)),
                  ].filter(Boolean)}
                </MetaLine>
              </li>
            ))}
        </ul>
      )}
    </Part>
  );
}
