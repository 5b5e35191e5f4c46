import type { ReactNode } from 'react';
import { LoadedContent, type LoadedContentProps } from '../content-list/loaded-content.tsx';
import { toPartsLoadState, type PagePart } from './parts-load.ts';
import styles from './pp-part.module.css';

export interface PartsPageProps {
  /** A `PageHeader`, shown in every state. */
  readonly heading: ReactNode;
  readonly parts: readonly PagePart[];
  readonly copy: LoadedContentProps<unknown>['copy'];
  readonly skeleton: ReactNode;
  /** The parts, each a `Part`. */
  readonly children: ReactNode;
}

/** Renders a page with several parts, in every load state. Once one part has content, each part shows its own state. */
export function PartsPage({ heading, parts, copy, skeleton, children }: PartsPageProps) {
  return (
    <div className={styles.page}>
      {heading}
      <LoadedContent load={toPartsLoadState(parts)} skeleton={skeleton} copy={copy}>
        {() => children}
      </LoadedContent>
    </div>
  );
}
