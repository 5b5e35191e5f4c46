import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { RecordTitle } from '../../internal/record-title.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-content-item.module.css';

export interface ContentItemProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Without it there is nowhere to go, and the title is plain text. */
  href?: string | undefined;
  title: string;
  /** A `DateStamp`: until when it holds. */
  stamp?: ReactNode;
  /** A `CategoryTag`. */
  tag?: ReactNode;
  /** The facts of the meta line: one node, an array of them, or a `MetaLine`. */
  meta?: ReactNode;
  /** The word "Unread" in the reader's language. The row is unread if, and only if, it is given. */
  unreadLabel?: string | undefined;
  /** One or two sentences under the meta line. */
  summary?: ReactNode;
  /** A control at the row's end, usually `MarkAsRead`; on its own line where the row is narrow. */
  action?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The link leaves the site: an arrow follows the title. */
  external?: boolean | undefined;
  /** Called when the reader is about to follow the link (pointer over it, focus, touch). */
  onIntent?: (() => void) | undefined;
}

/**
 * One row of a list: what it is, whether it is new, and until when it holds.
 *
 * Unread has four signals (bar, tint, word, weight), so that it survives grayscale, forced colors and
 * a screen reader (docs/design.md#unread-rows). The title is the row's only link.
 *
 * @example
 * <ContentItem href="/alerts/tx-wind" title="Texas wind/hail deductible change" unreadLabel="Unread" />
 */
export function ContentItem({
  href,
  title,
  stamp,
  tag,
  meta,
  unreadLabel,
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
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-unread={unreadLabel ? '' : undefined}
    >
      {stamp ? <div className={styles.stamp}>{stamp}</div> : null}
      <div className={styles.content}>
        <div className={styles.body}>
          <RecordTitle
            href={href}
            external={external}
            headingLevel={headingLevel}
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
          {summary ? <div className={styles.summary}>{summary}</div> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
