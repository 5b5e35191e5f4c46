import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { parse } from './parse/parse.ts';
import { checkPolicy, type ContentPolicy } from './policy.ts';
import styles from './pp-prose.module.css';
import { render, type ContentComponents } from './render/render.ts';
import type { ContentReport } from './report.ts';
import { applyRules, type ContentLabels } from './rules/apply-rules.ts';
import { sanitise } from './sanitise/sanitise.ts';

export interface RichContentProps {
  /** HTML of a CMS; never trusted. */
  html: string;
  /** The caller's own components, by tag. Keep the object stable: a new one draws all again. */
  components?: ContentComponents | undefined;
  /** Address of the page that shows the content; see `SanitiseOptions`. */
  baseUrl?: string | undefined;
  /** Hosts, classes and limits; compared by value. */
  policy?: ContentPolicy | undefined;
  /** Level of the page's heading above the content. @default 1 */
  headingOffset?: number | undefined;
  /** Words that the renderer cannot know. */
  labels?: ContentLabels | undefined;
  /** Told, after the content is shown, of everything that was changed, refused or failed. */
  onReport?: ((reports: readonly ContentReport[]) => void) | undefined;
  /** Joins the prose's own class. */
  className?: string | undefined;
}

function meaning(policy: ContentPolicy | undefined): string {
  return JSON.stringify(checkPolicy(policy));
}

/** The first of equal policies, so that one written in place does not parse all again. */
function useSame(policy: ContentPolicy | undefined): ContentPolicy | undefined {
  const [same, setSame] = useState(policy);
  if (same === policy || meaning(same) === meaning(policy)) return same;
  setSame(policy);
  return policy;
}

/** Hands reports to the present `onReport`, so that one written in place does not draw all again. */
function createRelay(first: RichContentProps['onReport']) {
  let listener = first;
  return {
    listen(next: RichContentProps['onReport']): void {
      listener = next;
    },
    report: (reports: readonly ContentReport[]) => listener?.(reports),
  };
}

/**
 * Shows a CMS's HTML as React elements: parsed once and inert, rebuilt from an allow-list, arranged
 * by the specification's rules. Draws nothing where the document holds nothing.
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
  labels,
  onReport,
  className,
}: RichContentProps): ReactElement | null {
  const stablePolicy = useSame(policy);
  const safe = useMemo(
    () => sanitise(parse(html, stablePolicy), { baseUrl, policy: stablePolicy }),
    [html, baseUrl, stablePolicy],
  );
  const { table, truncated, external, headingLink } = labels ?? {};
  const tree = useMemo(
    () =>
      applyRules(safe, {
        headingOffset,
        labels: { table, truncated, external, headingLink },
      }),
    [safe, headingOffset, table, truncated, external, headingLink],
  );
  const [relay] = useState(() => createRelay(onReport));
  useEffect(() => relay.listen(onReport));
  const content = useMemo(
    () =>
      render(tree, {
        components,
        onComponentError: (tag, error) => relay.report([{ kind: 'component-failed', tag, error }]),
      }),
    [tree, components, relay],
  );
  useEffect(() => {
    if (safe.reports.length > 0) relay.report(safe.reports);
  }, [safe, relay]);
  if (content === null) return null;
  return <div className={className ? `${styles.root} ${className}` : styles.root}>{content}</div>;
}
