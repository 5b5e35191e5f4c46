import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { RecordTitle } from '../../internal/record-title.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-search-result.module.css';

export interface SearchResultProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Without it there is nowhere to go, and the title is plain text. */
  href?: string | undefined;
  /** The record's title: a text, or a `Highlight` of it. */
  title: ReactNode;
  /** A `CategoryTag`: results of all kinds stand in one list. */
  tag?: ReactNode;
  /** Where the words were found, usually a `Highlight`. */
  excerpt?: ReactNode;
  /** The facts of the meta line: one node, or an array of them. */
  meta?: ReactNode;
  /** The link leaves the site: an arrow follows the title. */
  external?: boolean | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * One thing that was found: its title, where the words stand in it, and what kind of record it is.
 * The title is its only link.
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
  external = false,
  headingLevel = 3,
  className,
  ...rest
}: SearchResultProps): JSX.Element {
  return (
    <div {...rest} className={cx(styles.root, className)}>
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
    </div>
  );
}
