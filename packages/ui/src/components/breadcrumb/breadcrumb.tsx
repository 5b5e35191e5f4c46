'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-breadcrumb.module.css';

export interface BreadcrumbItem {
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
  /** Omitted for the current page. */
  href?: string | undefined;
  /** Called before the link is followed. `preventDefault` keeps it from being followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation, for example "Breadcrumb". */
  label: string;
  /** From the home page down to the current page. */
  items: readonly BreadcrumbItem[];
}

/**
 * Shows where a page is in the site. A wide screen shows all levels and the name of the current page. A
 * phone shows only the link to the parent page.
 *
 * @example
 * <Breadcrumb label="Breadcrumb" items={[{ label: 'Home', href: '/' }, { label: 'Alerts' }]} />
 */
export function Breadcrumb({
  label,
  items,
  className,
  ...rest
}: BreadcrumbProps): JSX.Element | null {
  const parentIndex = items.findLastIndex((item) => item.href !== undefined);
  if (items.length === 0) return null;
  return (
    <nav {...rest} aria-label={label} className={cx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.href ?? item.label}
            className={styles.item}
            data-parent={index === parentIndex || undefined}
          >
            {index > 0 ? (
              <Icon name="chevron-right" size={16} className={styles.separator} />
            ) : null}
            {index === parentIndex ? (
              <Icon name="arrow-left" size={16} className={styles.back} />
            ) : null}
            {item.href === undefined ? (
              <span aria-current="page" lang={item.lang}>
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                lang={item.lang}
                className={styles.link}
                onClick={item.onClick}
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
