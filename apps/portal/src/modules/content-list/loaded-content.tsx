import {
  LoadBoundary,
  StatusScreen,
  type LoadBoundaryLabels,
  type LoadBoundaryProps,
} from '@producer-portal/ui';
import { FailedLoad, type FailedLoadProps } from './failed-load.tsx';

export interface LoadedContentProps<T>
  extends
    Pick<LoadBoundaryProps<T>, 'load' | 'skeleton' | 'children'>,
    Partial<Pick<LoadBoundaryProps<T>, 'empty'>>,
    Pick<FailedLoadProps, 'headingLevel'> {
  readonly copy: FailedLoadProps['copy'] & {
    readonly loading: string;
    readonly slow: string;
    readonly emptyTitle?: string;
    readonly emptyText?: string;
  };
  /** Announcements that replace those of `copy`. */
  readonly labels?: Partial<LoadBoundaryLabels<T>>;
}

/** Content in every load state. An empty load shows the texts of `copy` unless `empty` is set. */
export function LoadedContent<T>({
  copy,
  labels,
  empty = copy.emptyTitle && (
    <StatusScreen headingLevel={2} title={copy.emptyTitle}>
      <p>{copy.emptyText}</p>
    </StatusScreen>
  ),
  headingLevel = 2,
  ...content
}: LoadedContentProps<T>) {
  return (
    <LoadBoundary
      {...content}
      labels={{
        loading: copy.loading,
        slow: copy.slow,
        failed: copy.failedTitle,
        empty: copy.emptyTitle,
        ...labels,
      }}
      empty={empty}
      failed={(error, retry) => (
        <FailedLoad error={error} retry={retry} copy={copy} headingLevel={headingLevel} />
      )}
    />
  );
}
