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
  state: 'idle' | 'removing' | 'failed';
  labels: {
    /** The visible label of the remove button, for example "Remove". */
    removeText: string;
    /**
     * The accessible name of the remove button. It must start with the visible label, for example
     * "Remove Spring postcard".
     */
    remove: (title: string) => string;
    /** The message shown when removing failed. */
    failed: string;
  };
  onRemove: () => void;
}

/**
 * One line of a cart or an order. After a removal, the parent must move focus.
 *
 * @example
 * <LineItem title="Spring postcard" details="6 × 4 in · Ohio" price="$62.50" state="idle"
 *   labels={labels} onRemove={remove} />
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
  state,
  labels,
  onRemove,
  className,
  ...rest
}: LineItemProps): JSX.Element {
  const failedId = useId();
  const failed = state === 'failed';
  useAnnouncedState(state, failed ? labels.failed : undefined);
  return (
    <div {...rest} data-state={state} className={cx(styles.root, className)}>
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
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          pending={state === 'removing'}
          aria-label={labels.remove(title)}
          aria-describedby={failed ? failedId : undefined}
          onClick={onRemove}
        >
          {labels.removeText}
        </Button>
      </div>
      {failed ? (
        <Outcome id={failedId} tone="danger" className={styles.failed}>
          {labels.failed}
        </Outcome>
      ) : null}
    </div>
  );
}
