import { isNotAuthorized } from '@producer-portal/api';
import { TextLink, hasFailed } from '@producer-portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { FailedPart } from './failed-part.tsx';
import styles from './pp-part.module.css';

export interface PartProps<T> {
  readonly title: string;
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Placeholder while loading, as tall as the expected content. */
  readonly skeleton: ReactNode;
  /** Shown for an empty response. Without it, an empty part is hidden. */
  readonly empty?: ReactNode;
  readonly isEmpty: (data: T) => boolean;
  /** Link to the full list. */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly children: (data: T) => ReactNode;
}

/**
 * One of several parts of a page. It loads, fails, or is empty independently, under its own heading. A part that the user
 * doesn't have access to (403) is hidden.
 *
 * @see docs/contract.md#departure-content-stays
 */
export function Part<T>({ title, query, skeleton, empty, isEmpty, more, children }: PartProps<T>) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = query;
  const isFailed = hasFailed(query);
  if (isFailed && isNotAuthorized(error)) return null;
  const hasNoContent = data !== undefined && isEmpty(data);
  if (hasNoContent && empty === undefined) return null;

  return (
    <section
      className={styles.part}
      aria-labelledby={headingId}
      aria-busy={data === undefined && !isFailed}
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {isFailed ? (
        <FailedPart
          title={title}
          heading={heading}
          error={error}
          retry={() => void query.refetch()}
        />
      ) : data === undefined ? (
        skeleton
      ) : hasNoContent ? (
        empty
      ) : (
        children(data)
      )}
      {more && !isFailed && (
        <p className={styles.more}>
          <TextLink standalone href={more.href}>
            {more.label}
          </TextLink>
        </p>
      )}
    </section>
  );
}
