import { cx } from 'class-variance-authority';
import { Children, Fragment, isValidElement } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './pp-meta-line.module.css';

export interface MetaLineProps extends ComponentProps<'span'> {
  /** A `CategoryTag` before the items, without a dot. */
  tag?: ReactNode;
  /** Each child is one item. `null`, `false`, and `''` are skipped with their separator. */
  children?: ReactNode;
}

/**
 * Short details separated by middle dots, which are hidden at line ends. Renders nothing if there
 * are neither items nor a tag.
 *
 * @example
 * <MetaLine><span>Ends Nov 30</span><span>2 min read</span>{states}</MetaLine>
 */
export function MetaLine({ tag, children, className, ...rest }: MetaLineProps): JSX.Element | null {
  const items = Children.toArray(children).filter((item) => item !== '');
  if (items.length === 0 && !tag) return null;
  return (
    <span {...rest} className={cx(styles.root, className)}>
      <span className={styles.items}>
        {tag ? <span className={styles.item}>{tag}</span> : null}
        {items.map((item, index) => (
          <Fragment key={isValidElement(item) ? item.key : index}>
            {tag || index > 0 ? ' ' : null}
            <span className={cx(styles.item, index > 0 && styles.withDot)}>{item}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
