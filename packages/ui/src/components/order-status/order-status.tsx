import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-order-status.module.css';

/** Where an order stands (docs/product.md#orders). */
export type OrderStatusName =
  | 'draft'
  | 'submitted'
  | 'in_review'
  | 'approved'
  | 'returned'
  | 'in_production'
  | 'shipped'
  | 'closed';

export interface OrderStatusProps extends ComponentProps<'span'> {
  /** Picks the shape. */
  status: OrderStatusName;
}

const ring = <circle cx="8" cy="8" r="6" />;

/** In a square of 16: what is drawn is a line of 2, what is `data-fill` is filled. */
const shapes: Record<OrderStatusName, JSX.Element> = {
  draft: ring,
  submitted: <circle cx="8" cy="8" r="6" data-fill="" />,
  in_review: (
    <>
      {ring}
      <path d="M8 8V2a6 6 0 0 1 6 6z" data-fill="" />
    </>
  ),
  approved: (
    <>
      {ring}
      <path d="M8 2a6 6 0 0 1 0 12z" data-fill="" />
    </>
  ),
  returned: <path d="m3 3 10 10M13 3 3 13" />,
  in_production: (
    <>
      {ring}
      <path d="M8 2a6 6 0 0 0 0 12z" data-fill="" />
    </>
  ),
  shipped: <path d="m8 2 6 11.5H2z" data-fill="" />,
  closed: <path d="M2.5 2.5h11v11h-11z" data-fill="" />,
};

/**
 * Where an order stands: a word, and a shape that is told apart in greyscale
 * (docs/design.md#order-statuses). A status nobody knows yet is shown by its word alone.
 *
 * @example
 * <OrderStatus status="in_review">In review</OrderStatus>
 */
export function OrderStatus({
  status,
  children,
  className,
  ...rest
}: OrderStatusProps): JSX.Element {
  return (
    <span {...rest} data-status={status} className={cx(styles.root, className)}>
      {status in shapes ? (
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles.shape}>
          {shapes[status]}
        </svg>
      ) : null}
      <span className={styles.word}>{children}</span>
    </span>
  );
}
