import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Outcome } from '../../internal/outcome.tsx';
import { Picture } from '../../internal/picture.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-line-item.module.css';

export interface LineItemProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  title: string;
  /** Where it was chosen; without it the title is plain text. */
  href?: string | undefined;
  /** What it looks like, size in CSS px; the title names it. */
  picture?: { src: string; width: number; height: number } | undefined;
  /** What it looks like where it is drawn and no file, in place of `picture`; decoration for all but the eye. */
  illustration?: ReactNode;
  /** What was chosen: size, state, wording. */
  details?: ReactNode;
  /** How many: a `QuantityField`, or plain text where it can no longer be changed. */
  quantity?: ReactNode;
  /** What it costs, as shown. */
  price?: ReactNode;
  /** What else can be done with it: for example a link to where it is changed. */
  actions?: ReactNode;
  state: 'idle' | 'removing' | 'failed';
  labels: {
    /** The visible word, for example "Remove". */
    removeWord: string;
    /** The full name of the button; it must begin with the word, for example "Remove Spring postcard". */
    remove: (title: string) => string;
    /** What to say when it could not be removed. */
    failed: string;
  };
  onRemove: () => void;
}

/**
 * One line of a list of things to buy or send. The list that holds it moves the focus when it has gone.
 *
 * @example
 * <LineItem title="Spring postcard" details="250 pieces · Ohio" price="$62.50" state="idle"
 *   labels={labels} onRemove={remove} />
 */
export function LineItem({
  title,
  href,
  picture,
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
        <div aria-hidden="true" className={cx(styles.picture, styles.illustration)}>
          {illustration}
        </div>
      ) : (
        <Picture picture={picture} icon="file" className={styles.picture} />
      )}
      <div className={styles.text}>
        <p className={styles.title}>
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
      <div className={styles.numbers}>
        <div className={styles.quantity}>{quantity}</div>
        <p className={styles.price}>{price}</p>
        <Button
          kind="quiet"
          size="sm"
          className={styles.remove}
          pending={state === 'removing'}
          aria-label={labels.remove(title)}
          aria-describedby={failed ? failedId : undefined}
          onClick={onRemove}
        >
          {labels.removeWord}
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
