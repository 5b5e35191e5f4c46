import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useConfig } from '../session/services.tsx';
import { useHasFirstContent } from '../shell/first-content.tsx';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import type { SaveControlProps } from './save-control.tsx';

/** Loads after the page's content. */
const SaveControl = lazyPart(() =>
  import('../shell/late-parts.ts').then((module) => module.SaveControl),
);

/** Lets the user save a record, or all records of a list, for use offline. Shows nothing if saving isn't allowed. */
export function SaveForOffline(props: SaveControlProps) {
  const { savedAnswersHours } = useConfig();
  const isViewOnly = useIsViewOnly();
  const hasContent = useHasFirstContent();
  if (isViewOnly || !hasContent || savedAnswersHours === 0) return null;
  return (
    <Suspense fallback={null}>
      <SaveControl key={props.path} {...props} />
    </Suspense>
  );
}
