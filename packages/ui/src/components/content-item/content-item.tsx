'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { followRowLink } from '../../internal/follow-row-link.ts';
import { RecordTitle } from '../../internal/record-title.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-content-item.module.css';

export interface ContentItemProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** If omitted, the title is plain text. */
  href?: string | undefined;
  title: string;
  /** Language of the title and of a text `summary`, if it isn't the page's. */
  contentLang?: string | undefined;
  /** A `DateStamp`, such as the posting date. */
  stamp?: ReactNode;
  /** A `CategoryTag`. */
  tag?: ReactNode;
  /** The items of the meta line, the most important one first: one node, an array of them, or a `MetaLine`. */
  meta?: ReactNode;
  /** The localized word "Unread". Setting it marks the row as unread. */
  unreadLabel?: string | undefined;
  /**
   * How much the row stands out: `strong` for a record that ends soon, `quiet` for one that has
   * ended or was replaced.
   * @default 'normal'
   */
  emphasis?: 'strong' | 'normal' | 'quiet' | undefined;
  /** One or two sentences under the meta line. */
  summary?: ReactNode;
  /**
   * A control at the end of the row, usually `MarkAsRead`. It wraps to its own line in a narrow
   * row.
   */
  action?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The link leads to another site: an arrow follows the title. */
  external?: boolean | undefined;
  /** Called when the user is likely to follow the link (hover, focus, touch). */
  onIntent?: (() => void) | undefined;
}

/**
 * A list row that shows what a record is, whether it is unread, and how long it applies.
 *
 * An unread row has four signals (a bar, a tint, a word, and a bold title), so that it stands out
 * in grayscale, in forced colors, and to screen readers. The title is the row's only link, and a
 * click anywhere in the row follows it.
 *
 * @example
 * <ContentItem href="/alerts/tx-wind" title="Texas wind/hail deductible change" unreadLabel="Unread" />
 */
export function ContentItem({
  href,
  title,
  contentLang,
  stamp,
  tag,
  meta,
  unreadLabel,
  emphasis = 'normal',
  summary,
  action,
  headingLevel = 3,
  external = false,
  onIntent,
  className,
  ...rest
}: ContentItemProps): JSX.Element {
  const hasMeta = Boolean(tag) || Boolean(unreadLabel) || Boolean(meta);
  return (
    // The title's link is the control for keyboards and assistive technology.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={href === undefined ? undefined : followRowLink}
      {...rest}
      className={cx(styles.root, className)}
      data-unread={unreadLabel ? '' : undefined}
      data-linked={href === undefined ? undefined : ''}
      data-emphasis={emphasis === 'normal' ? undefined : emphasis}
    >
      {stamp ? <div className={styles.stamp}>{stamp}</div> : null}
      <div className={styles.content}>
        <div className={styles.body}>
          <RecordTitle
            href={href}
            external={external}
            headingLevel={headingLevel}
            lang={contentLang}
            className={styles.title}
            onIntent={onIntent}
          >
            {title}
          </RecordTitle>
          {hasMeta ? (
            <p className={styles.meta}>
              <MetaLine tag={tag}>
                {unreadLabel ? <span className={styles.unread}>{unreadLabel}</span> : null}
                {meta}
              </MetaLine>
            </p>
          ) : null}
          {summary ? (
            <div
              className={styles.summary}
              lang={typeof summary === 'string' ? contentLang : undefined}
            >
              {summary}
            </div>
          ) : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
