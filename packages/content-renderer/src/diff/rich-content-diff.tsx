'use client';

import { useMemo, type ReactElement } from 'react';
import styles from '../pp-prose.module.css';
import { render, type RenderOptions } from '../render/render.ts';
import type { ContentDiff } from './diff.ts';
import { labelChanges, markVersion, type ChangeLabels, type Version } from './marks.ts';
import diffStyles from './pp-diff.module.css';

export interface RichContentDiffProps extends RenderOptions {
  /** The result of `diff`. A new object renders everything again. */
  diff: ContentDiff;
  /** Texts for screen readers. Keep the object stable. */
  labels: ChangeLabels;
  /** The version to show, with its changes; for example in one of two columns. @default both versions in one text */
  version?: Version | undefined;
  /** Added to the component's own class. */
  className?: string | undefined;
}

/**
 * Shows what changed between two versions of a document. Added text is underlined, and added blocks have a solid line at the
 * start instead. Removed parts are struck through. All have a text for screen readers. Renders nothing for two empty documents.
 *
 * @example
 * <RichContentDiff diff={diff(before, after)} labels={labels} />
 */
export function RichContentDiff({
  diff,
  labels,
  version,
  components,
  onComponentError,
  className,
}: RichContentDiffProps): ReactElement | null {
  const content = useMemo(() => {
    const tree = version ? markVersion(diff.tree, version) : diff.tree;
    return render(labelChanges(tree, labels), { components, onComponentError });
  }, [diff, labels, version, components, onComponentError]);
  return (
    content && (
      <div className={`${styles.root} ${diffStyles.root} ${className ?? ''}`.trim()}>{content}</div>
    )
  );
}
