import type { CollateralRequest } from '@producer-portal/api';
import { Callout, StepList, PageHeader, useAnnounce } from '@producer-portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { statusName } from '../../modules/orders/order-status.ts';
import { CurrentOrderStatus, OrderStatusLabel } from '../../modules/orders/order-status-label.tsx';
import { useIsCurrent } from '../../modules/paths/is-current.ts';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { orderCopy as copy } from './copy.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderHelp } from './order-help.tsx';
import { canCancel, getOrderProgress } from './order-progress.ts';
import { OrderItems } from './order-items.tsx';
import styles from './pp-order.module.css';

export interface SubmittedOrderProps {
  readonly order: CollateralRequest;
  readonly title: string;
  /** Whether the order was just submitted on this page. */
  readonly isNew: boolean;
}

/** A submitted order with its status, items, delivery, and history. */
export function SubmittedOrder({ order, title, isNew }: SubmittedOrderProps) {
  const { status, submitted_at: submittedAt, items = [], delivery, history } = order;
  const progress = getOrderProgress(status);
  const reason = history?.findLast((step) => step.status === 'returned')?.note;
  usePageTitle(title);
  const root = useRef<HTMLDivElement>(null);
  const [, setSearch] = useSearchParams();
  const isCurrent = useIsCurrent();
  const announce = useAnnounce();
  const handleSubmitted = useEffectEvent(() => {
    // The button that had focus is gone, and the step in the URL no longer applies.
    root.current?.querySelector('h1')?.focus();
    announce(copy.submitted(title));
    if (isCurrent()) setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (isNew) handleSubmitted();
  }, [isNew]);

  return (
    <div ref={root} className={styles.order}>
      <PageHeader
        title={title}
        kicker={<CurrentOrderStatus order={order} />}
        meta={submittedAt && copy.submittedOn(formatLongDate(submittedAt))}
      />
      {isNew && (
        <Callout tone="success" title={copy.submitted(title)}>
          {copy.submittedText}
        </Callout>
      )}
      {status === 'returned' && (
        <Callout tone="warning" title={copy.returned}>
          {reason && <p>{reason}</p>}
          <OrderAgain items={items ?? []} hint={copy.returnedText} />
        </Callout>
      )}
      {progress && (
        <StepList
          label={copy.steps.label}
          steps={progress.steps.map((step) => ({ id: step, label: statusName(step) }))}
          current={progress.current}
          error={progress.error}
          labels={copy.steps}
        />
      )}
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="order-items">
          <h2 id="order-items">{copy.items}</h2>
          <OrderItems items={items ?? []} total={order.total_cents} />
          <OrderHelp canCancel={canCancel(status)} />
          {status !== 'returned' && <OrderAgain items={items ?? []} hint={copy.again.text} />}
        </section>
        <div className={styles.side}>
          {delivery && (
            <section className={styles.section} aria-labelledby="order-delivery">
              <h2 id="order-delivery">{copy.delivery}</h2>
              <DeliveryDetails delivery={delivery} />
            </section>
          )}
          {history && history.length > 0 && (
            <section className={styles.section} aria-labelledby="order-history">
              <h2 id="order-history">{copy.history}</h2>
              <ol className={styles.history}>
                {history.toReversed().map(({ status: step, at, note }) => (
                  <li key={`${step} ${at}`}>
                    <OrderStatusLabel status={step} />
                    {at && (
                      <time dateTime={at} className={styles.when}>
                        {nowrap(formatLongDate(at))}, {formatTime(at)}
                      </time>
                    )}
                    {note && <p>{hostText(note)}</p>}
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
