'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { followRowLink } from '../../internal/follow-row-link.ts';
import { RecordTitle } from '../../internal/record-title.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-search-result.module.css';

export interface SearchResultProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** If omitted, the title is plain text. */
  href?: string | undefined;
  /** The record's title, as text or as a `Highlight`. */
  title: ReactNode;
  /** A `CategoryTag`, because the list mixes all kinds of records. */
  tag?: ReactNode;
  /** The text around the match, usually a `Highlight`. */
  excerpt?: ReactNode;
  /** The items of the meta line: one node, or an array of them. */
  meta?: ReactNode;
  /** A second link below the meta line, such as to a page with the details. */
  action?: ReactNode;
  /** The link leads to another site: an arrow follows the title. */
  external?: boolean | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A search result: title, excerpt, and kind of record. The title is its link, and a click anywhere
 * in the result follows it.
 *
 * @example
 * <SearchResult href="/alerts/tx-wind" title={<Highlight text={title} terms={['wind']} />}
 *   tag={<CategoryTag hue="coral" icon="warning">Alert</CategoryTag>} excerpt={<Highlight text={excerpt} terms={['wind']} />} />
 */
export function SearchResult({
  href,
  title,
  tag,
  excerpt,
  meta,
  action,
  external = false,
  headingLevel = 3,
  className,
  ...rest
}: SearchResultProps): JSX.Element {
  return (
    // The title's link is the control for keyboards and assistive technology.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={href === undefined ? undefined : followRowLink}
      {...rest}
      className={cx(styles.root, className)}
      data-linked={href === undefined ? undefined : ''}
    >
      <RecordTitle href={href} external={external} headingLevel={headingLevel}>
        {title}
      </RecordTitle>
      {excerpt ? <div className={styles.excerpt}>{excerpt}</div> : null}
      {tag || meta ? (
        <p className={styles.meta}>
          {tag ? <span className={styles.tag}>{tag} </span> : null}
          <MetaLine>{meta}</MetaLine>
        </p>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
