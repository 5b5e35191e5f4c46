import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { useAnnounce } from '../live-region/live-region.tsx';
import type { LoadState } from './load-state.ts';
import styles from './pp-load-boundary.module.css';

/** Milliseconds from the start of loading. A fast answer shows and says nothing in between. */
const SKELETON_AFTER = 300;
const LOADING_SAID_AFTER = 1000;
const SLOW_AFTER = 5000;

export interface LoadBoundaryLabels<T> {
  /** Said after one second, e.g. "Loading alerts". */
  loading: string;
  /** Shown and said after five seconds. */
  slow: string;
  /** Said when loading has failed, e.g. "Alerts could not be loaded". */
  failed: string;
  /** Said when data has come, e.g. "20 of 173 alerts". Without it the arrival is silent. */
  loaded?: ((data: T) => string) | undefined;
  /** Said when there is nothing, e.g. "No alerts". Without it the outcome is silent. */
  empty?: string | undefined;
}

export interface LoadBoundaryProps<T> extends Omit<ComponentProps<'div'>, 'children' | 'tabIndex'> {
  load: LoadState<T>;
  /** Stands in for the content: still, hidden from assistive technology, as high as the content. */
  skeleton: ReactNode;
  labels: LoadBoundaryLabels<T>;
  empty: ReactNode;
  /** The button that calls `retry` goes with the failure: the focus stays at the boundary, which says that it loads. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** Draws the content; it stays while it is being fetched again. */
  children: (data: T, info: { refetching: boolean }) => ReactNode;
}

/**
 * Owns the four states of a part that loads: what is shown when, what is said, and that it is said once.
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
  id: givenId,
  ...rest
}: LoadBoundaryProps<T>): JSX.Element {
  const ownId = useId();
  const id = givenId ?? ownId;
  const announce = useAnnounce();
  const [retried, setRetried] = useState(false);
  if (retried && (load.state === 'complete' || load.state === 'empty')) setRetried(false);
  const refetching = 'refetching' in load && load.refetching;
  useOutcomeSaid(outcomeMessage(load, labels), load.state === 'loading', refetching);

  function retry(ask: () => void): void {
    document.getElementById(id)?.focus();
    announce(labels.loading);
    setRetried(true);
    ask();
  }

  return (
    <div
      {...rest}
      id={id}
      tabIndex={-1}
      data-load-state={load.state}
      aria-busy={load.state === 'loading' || refetching}
    >
      {load.state === 'loading' && <Waiting skeleton={skeleton} labels={labels} said={retried} />}
      {load.state === 'failed' && failed(load.error, () => retry(load.retry))}
      {load.state === 'empty' && empty}
      {load.state === 'complete' && children(load.data, { refetching })}
    </div>
  );
}

/** What there is to say about a load that has come to rest; undefined where it is to be silent. */
function outcomeMessage<T>(load: LoadState<T>, labels: LoadBoundaryLabels<T>): string | undefined {
  if (load.state === 'failed') return labels.failed;
  if (load.state === 'empty') return labels.empty;
  if (load.state === 'complete') return labels.loaded?.(load.data);
  return undefined;
}

/**
 * Says an outcome when it differs from the last one or follows a wait that the reader could see.
 * What was there from the first render is no change; a silent refetch that brought the same is none either.
 *
 * While old content is being fetched again its message is old too, and waits.
 */
function useOutcomeSaid(outcome: string | undefined, loading: boolean, refetching: boolean): void {
  const announce = useAnnounce();
  const known = useRef(outcome);

  useEffect(() => {
    if (loading) known.current = undefined;
    else if (!refetching && outcome !== known.current) {
      known.current = outcome;
      if (outcome !== undefined) announce(outcome);
    }
  }, [announce, loading, outcome, refetching]);
}

interface WaitingProps {
  skeleton: ReactNode;
  /** Whether the wait has been said already, when the reader asked for it. */
  said: boolean;
  labels: Pick<LoadBoundaryLabels<never>, 'loading' | 'slow'>;
}

/** Mounted for one wait, so that a second wait begins at its own zero. */
function Waiting({ skeleton, labels, said }: WaitingProps): JSX.Element {
  const announce = useAnnounce();
  const [phase, setPhase] = useState<'quiet' | 'skeleton' | 'slow'>('quiet');
  const { loading, slow } = labels;

  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('skeleton'), SKELETON_AFTER),
      setTimeout(() => {
        if (!said) announce(loading);
      }, LOADING_SAID_AFTER),
      setTimeout(() => {
        setPhase('slow');
        announce(slow);
      }, SLOW_AFTER),
    ];
    return () => timers.forEach(clearTimeout);
  }, [announce, loading, slow, said]);

  // The height of the skeleton is kept from the start: a footer that jumps down after 300 ms is worse than white.
  return (
    <div className={styles.waiting} data-phase={phase}>
      {phase === 'slow' && <p className={styles.slow}>{slow}</p>}
      {skeleton}
    </div>
  );
}
