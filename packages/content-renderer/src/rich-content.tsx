import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { parse } from './parse/parse.ts';
import { checkPolicy, type ContentPolicy } from './policy.ts';
import styles from './pp-prose.module.css';
import { render, type ContentComponents } from './render/render.ts';
import type { ContentReport } from './report.ts';
import { applyRules } from './rules/apply-rules.ts';
import type { ContentLabels } from './rules/rule.ts';
import { sanitize } from './sanitize/sanitize.ts';

export interface RichContentProps {
  /** HTML of a CMS; never trusted. */
  html: string;
  /** The caller's own components, by tag. Keep the object stable: a new one draws all again. */
  components?: ContentComponents | undefined;
  /** Address of the page that shows the content; see `SanitizeOptions`. */
  baseUrl?: string | undefined;
  /** Hosts, classes and limits; compared by value. */
  policy?: ContentPolicy | undefined;
  /** Level of the page's heading above the content. @default 1 */
  headingOffset?: number | undefined;
  /** Set before each id of the document; two on one page need one each. @default 'user-content-' */
  idPrefix?: string | undefined;
  /** Words that the renderer cannot know. */
  labels?: ContentLabels | undefined;
  /** Told, after the content is shown, of everything that was changed, refused or failed. */
  onReport?: ((reports: readonly ContentReport[]) => void) | undefined;
  /** Joins the prose's own class. */
  className?: string | undefined;
}

/** Hands reports to the present `onReport`, so that one written in place does not draw all again. */
function createRelay(first: RichContentProps['onReport']) {
  let listener = first;
  return [
    (next: RichContentProps['onReport']): void => {
      listener = next;
    },
    (reports: readonly ContentReport[]): void => listener?.(reports),
  ] as const;
}

/** The first of values that mean the same, so that one written in place does not do all again. */
function useSame<T>(value: T, meaning: (value: T) => string): T {
  const [same, setSame] = useState(value);
  if (same === value || meaning(same) === meaning(value)) return same;
  setSame(value);
  return value;
}

/**
 * Shows a CMS's HTML as React elements: parsed once and inert, rebuilt from an allow-list, arranged
 * by the rules of docs/product.md#rich-text. Draws nothing where the document holds nothing.
 *
 * @example
 * <RichContent html={alert.contents[0].content} components={{ a: TextLink }} />
 */
export function RichContent({
  html,
  components,
  baseUrl,
  policy,
  headingOffset,
  idPrefix,
  labels,
  onReport,
  className,
}: RichContentProps): ReactElement | null {
  const stablePolicy = useSame(policy, (given) => JSON.stringify(checkPolicy(given)));
  const stableLabels = useSame(labels, (given) => JSON.stringify(given));
  const safe = useMemo(
    () => sanitize(parse(html, stablePolicy), { baseUrl, policy: stablePolicy, idPrefix }),
    [html, baseUrl, stablePolicy, idPrefix],
  );
  const tree = useMemo(
    () => applyRules(safe, { headingOffset, idPrefix, labels: stableLabels }),
    [safe, headingOffset, idPrefix, stableLabels],
  );
  const { reports } = tree;
  const [[listen, report]] = useState(() => createRelay(onReport));
  useEffect(() => listen(onReport));
  const content = useMemo(
    () =>
      render(tree, {
        components,
        onComponentError: (tag, error) => report([{ kind: 'component-failed', tag, error }]),
      }),
    [tree, components, report],
  );
  useEffect(() => {
    if (reports.length > 0) report(reports);
  }, [reports, report]);
  if (content === null) return null;
  // Another document stands in elements of its own: React cannot turn one's styles into another's
  // where one names a margin and the other its sides.
  return (
    <div key={html} className={`${styles.root} ${className ?? ''}`.trim()}>
      {content}
    </div>
  );
}
