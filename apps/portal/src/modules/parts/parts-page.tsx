import { LoadBoundary, StatusScreen } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { FailedLoad, type FailedLoadProps } from '../content-list/failed-load.tsx';
import { toPartsLoadState, type PagePart } from './parts-load.ts';
import styles from './pp-part.module.css';

export interface PartsPageProps {
  /** A `PageHeader`, shown in every state. */
  readonly heading: ReactNode;
  readonly parts: readonly PagePart[];
  readonly copy: FailedLoadProps['copy'] & {
    readonly loading: string;
    readonly slow: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
  };
  readonly skeleton: ReactNode;
  /** The parts, each a `Part`. */
  readonly children: ReactNode;
}

/** Renders a page with several parts, in every load state. Once one part has content, each part shows its own state. */
export function PartsPage({ heading, parts, copy, skeleton, children }: PartsPageProps) {
  return (
    <div className={styles.page}>
      {heading}
      <LoadBoundary
        load={toPartsLoadState(parts)}
        skeleton={skeleton}
        labels={{
          loading: copy.loading,
          slow: copy.slow,
          failed: copy.failedTitle,
          empty: copy.emptyTitle,
        }}
        empty={
          <StatusScreen headingLevel={2} title={copy.emptyTitle}>
            <p>{copy.emptyText}</p>
          </StatusScreen>
        }
        failed={(error, retry) => <FailedLoad error={error} retry={retry} copy={copy} />}
      >
        {() => children}
      </LoadBoundary>
    </div>
  );
}
