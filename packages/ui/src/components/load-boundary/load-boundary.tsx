'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { useAnnounce } from '../live-region/live-region.tsx';
import type { LoadState } from './load-state.ts';
import styles from './pp-load-boundary.module.css';

/**
 * Delays from the start of loading, in ms. If the response is fast, no loading state is shown or
 * announced.
 */
const SKELETON_DELAY = 300;
const TEXT_DELAY = 1000;
const SLOW_DELAY = 5000;

export interface LoadBoundaryLabels<T> {
  /** Shown and announced after one second, for example "Loading alerts". */
  loading: string;
  /** Replaces `loading` after five seconds, and is announced. */
  slow: string;
  /** Announced when loading fails, for example "Couldn't load alerts". */
  failed: string;
  /**
   * Announced when data arrives, for example "20 of 173 alerts". If omitted, nothing is announced.
   */
  loaded?: ((data: T) => string) | undefined;
  /** Announced when there is no data, for example "No alerts". If omitted, nothing is announced. */
  empty?: string | undefined;
}

export interface LoadBoundaryProps<T> extends Omit<ComponentProps<'div'>, 'children' | 'tabIndex'> {
  load: LoadState<T>;
  /** A static placeholder with the height of the content, hidden from assistive technology. */
  skeleton: ReactNode;
  labels: LoadBoundaryLabels<NoInfer<T>>;
  /** Shown when there is no data. */
  empty: ReactNode;
  /**
   * Renders the error state. Its retry button disappears on click, so focus moves to the
   * boundary, which announces the new load.
   */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** Renders the content. It stays visible during a refetch. */
  children: (data: T, info: { refetching: boolean }) => ReactNode;
}

/**
 * Renders the four load states of a part of the page, and announces each change once. Requires a `LiveRegionProvider`.
 *
 * @example
 * <LoadBoundary load={load} skeleton={<ListSkeleton rows={5} />} labels={copy} empty={<NoAlerts />}
 *   failed={(error, retry) => <AlertsFailed error={error} onRetry={retry} />}>
 *   {(page) => <AlertList items={page.items} />}
 * </LoadBoundary>
 */
export function LoadBoundary<T>({
  load,
  skeleton,
  labels,
  empty,
  failed,
  children,
  id: idProp,
  ...rest
}: LoadBoundaryProps<T>): JSX.Element {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const announce = useAnnounce();
  const [hasRetried, setHasRetried] = useState(false);
  if (hasRetried && (load.state === 'complete' || load.state === 'empty')) setHasRetried(false);
  const refetching = 'refetching' in load && load.refetching;
  useAnnounceOutcome(getOutcomeMessage(load, labels), load.state === 'loading', refetching);

  function retry(refetch: () => void): void {
    document.getElementById(id)?.focus();
    announce(labels.loading);
    setHasRetried(true);
    refetch();
  }

  return (
    <div
      {...rest}
      id={id}
      tabIndex={-1}
      data-load-state={load.state}
      aria-busy={load.state === 'loading' || refetching}
    >
      {load.state === 'loading' && (
        <LoadingView skeleton={skeleton} labels={labels} alreadyAnnounced={hasRetried} />
      )}
      {load.state === 'failed' && failed(load.error, () => retry(load.retry))}
      {load.state === 'empty' && empty}
      {load.state === 'complete' && children(load.data, { refetching })}
    </div>
  );
}

/** Returns the message for a finished load, or undefined for none. */
function getOutcomeMessage<T>(
  load: LoadState<T>,
  labels: LoadBoundaryLabels<T>,
): string | undefined {
  if (load.state === 'failed') return labels.failed;
  if (load.state === 'empty') return labels.empty;
  if (load.state === 'complete') return labels.loaded?.(load.data);
  return undefined;
}

/**
 * Announces an outcome if it differs from the last outcome, or if it follows a loading state. Content
 * of the first render and a background refetch with the same outcome are not announced.
 *
 * During a refetch, the message describes the old content, so the announcement waits for the new
 * content.
 */
function useAnnounceOutcome(
  outcome: string | undefined,
  loading: boolean,
  refetching: boolean,
): void {
  const announce = useAnnounce();
  const lastOutcome = useRef(outcome);

  useEffect(() => {
    if (loading) lastOutcome.current = undefined;
    else if (!refetching && outcome !== lastOutcome.current) {
      lastOutcome.current = outcome;
      if (outcome !== undefined) announce(outcome);
    }
  }, [announce, loading, outcome, refetching]);
}

interface LoadingViewProps {
  skeleton: ReactNode;
  /** Whether the loading message was already announced, because the user clicked retry. */
  alreadyAnnounced: boolean;
  labels: Pick<LoadBoundaryLabels<never>, 'loading' | 'slow'>;
}

/** Mounted once per load, so that the delays restart each time. */
function LoadingView({ skeleton, labels, alreadyAnnounced }: LoadingViewProps): JSX.Element {
  const announce = useAnnounce();
  const [phase, setPhase] = useState<'delayed' | 'skeleton' | 'text' | 'slow'>('delayed');
  const { loading, slow } = labels;

  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('skeleton'), SKELETON_DELAY),
      setTimeout(() => {
        setPhase('text');
        if (!alreadyAnnounced) announce(loading);
      }, TEXT_DELAY),
      setTimeout(() => {
        setPhase('slow');
        announce(slow);
      }, SLOW_DELAY),
    ];
    return () => timers.forEach(clearTimeout);
  }, [announce, loading, slow, alreadyAnnounced]);

  // Render the skeleton invisibly from the start, to reserve its height: a footer that jumps after
  // 300 ms is worse than blank space.
  return (
    <div className={styles.loading} data-phase={phase}>
      {phase === 'text' && <p className={styles.text}>{loading}</p>}
      {phase === 'slow' && <p className={styles.text}>{slow}</p>}
      {skeleton}
    </div>
  );
}
