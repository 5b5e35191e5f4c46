'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Outcome } from '../../internal/outcome.tsx';
import { ImageWithFallback } from '../../internal/image-with-fallback.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-line-item.module.css';

export interface LineItemProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  title: string;
  /** Language of the title, if it isn't the page's. */
  titleLang?: string | undefined;
  /** A link to the item's page. If omitted, the title is plain text. */
  href?: string | undefined;
  /** The item's image, with its size in CSS px. It is decorative, because the title describes it. */
  image?: { src: string; width: number; height: number } | undefined;
  /** A decorative illustration instead of `image`, for items without an image file. */
  illustration?: ReactNode;
  /** The selected options, such as size and state. */
  details?: ReactNode;
  /** A `QuantityField`, or plain text if the quantity can no longer be changed. */
  quantity?: ReactNode;
  /** The formatted price. */
  price?: ReactNode;
  /** Actions besides removal, for example an edit link. */
  actions?: ReactNode;
  /** The remove button. If omitted, the item can't be removed. */
  removal?: LineItemRemoval | undefined;
}

export interface LineItemRemoval {
  state: 'idle' | 'removing' | 'failed';
  labels: {
    /** The visible label of the button, for example "Remove". */
    removeText: string;
    /** The button's accessible name. It must start with the visible label, for example "Remove Spring postcard". */
    remove: (title: string) => string;
    /** The message shown when removing failed. */
    failed: string;
  };
  /** After the removal, the parent must move focus. */
  onRemove: () => void;
}

/**
 * One line of a cart or an order. Requires a `LiveRegionProvider`.
 *
 * @example
 * <LineItem title="Spring postcard" details="6 × 4 in · Ohio" price="$62.50"
 *   removal={{ state: 'idle', labels, onRemove }} />
 */
export function LineItem({
  title,
  titleLang,
  href,
  image,
  illustration,
  details,
  quantity,
  price,
  actions,
  removal,
  className,
  ...rest
}: LineItemProps): JSX.Element {
  const failedId = useId();
  const failure = removal?.state === 'failed' ? removal.labels.failed : undefined;
  useAnnouncedState(removal?.state ?? 'idle', failure);
  return (
    <div {...rest} data-state={removal?.state} className={cx(styles.root, className)}>
      {illustration ? (
        <div aria-hidden="true" className={cx(styles.image, styles.illustration)}>
          {illustration}
        </div>
      ) : (
        <ImageWithFallback image={image} icon="file" className={styles.image} />
      )}
      <div className={styles.text}>
        <p lang={titleLang} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </p>
        {details ? <div className={styles.details}>{details}</div> : null}
        {actions}
      </div>
      <div className={styles.pricing}>
        <div className={styles.quantity}>{quantity}</div>
        <p className={styles.price}>{price}</p>
        {removal ? (
          <Button
            variant="quiet"
            size="sm"
            className={styles.remove}
            pending={removal.state === 'removing'}
            aria-label={removal.labels.remove(title)}
            aria-describedby={failure === undefined ? undefined : failedId}
            onClick={removal.onRemove}
          >
            {removal.labels.removeText}
          </Button>
        ) : null}
      </div>
      {failure === undefined ? null : (
        <Outcome id={failedId} tone="danger" className={styles.failed}>
          {failure}
        </Outcome>
      )}
    </div>
  );
}
