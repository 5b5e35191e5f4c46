import { cx } from 'class-variance-authority';
import { Children, Fragment, isValidElement } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-meta-line.module.css';

export interface MetaLineProps extends ComponentProps<'span'> {
  /** Each child is one item; `null`, `false` and `''` leave no separator behind. */
  children?: ReactNode;
}

/**
 * A dateline: short facts on one line, joined by a middle dot. Draws nothing without items.
 *
 * @example
 * <MetaLine><span>Ends Nov 30</span><span>2 min read</span>{states}</MetaLine>
 */
export function MetaLine({ children, className, ...rest }: MetaLineProps): JSX.Element | null {
  const items = Children.toArray(children).filter((item) => item !== '');
  if (items.length === 0) return null;
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {items.map((item, index) => (
        <Fragment key={isValidElement(item) ? item.key : index}>
          {index > 0 ? ' ' : null}
          <span className={styles.item}>
            {item}
            {/* The no-break space keeps the dot at the end of its line. */}
            {index < items.length - 1 ? '\u00a0·' : null}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
