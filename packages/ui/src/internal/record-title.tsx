'use client';

import { cx } from 'class-variance-authority';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import { Link } from '../components/ui-provider/ui-provider.tsx';
import styles from './pp-record-title.module.css';

export interface RecordTitleProps {
  /** If omitted, the title is plain text. */
  href: string | undefined;
  /** The link leads to another site: an arrow follows the title. */
  external: boolean;
  headingLevel: 2 | 3 | 4;
  children: ReactNode;
  /** Language of the title, if it isn't the page's. */
  lang?: string | undefined;
  className?: string | undefined;
  /** Called when the user is likely to follow the link (hover, focus, touch). */
  onIntent?: (() => void) | undefined;
}

/** The heading of a record in a list, with the row's only link. */
export function RecordTitle({
  href,
  external,
  headingLevel,
  children,
  lang,
  className,
  onIntent,
}: RecordTitleProps): JSX.Element {
  // External links bypass the router.
  const Anchor = external ? 'a' : Link;
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading lang={lang} className={cx(styles.root, className)}>
      {href === undefined ? (
        children
      ) : (
        <Anchor
          href={href}
          className={styles.link}
          data-row-link=""
          rel={external ? 'noreferrer' : undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onTouchStart={onIntent}
        >
          {children}
          {external ? <Icon name="external" size={16} className={styles.external} /> : null}
        </Anchor>
      )}
    </Heading>
  );
}
