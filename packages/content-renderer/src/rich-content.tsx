'use client';

import { useEffect, useInsertionEffect, useMemo, useState, type ReactElement } from 'react';
import { getDefaultListener } from './default-listener.ts';
import { parse } from './parse/parse.ts';
import { checkPolicy, type ContentPolicy } from './policy.ts';
import styles from './pp-prose.module.css';
import { render, type ContentComponents } from './render/render.ts';
import type { ContentReport } from './report.ts';
import { applyRules } from './rules/apply-rules.ts';
import type { ContentLabels } from './rules/rule.ts';
import { sanitize } from './sanitize/sanitize.ts';

export interface RichContentProps {
  /** HTML from a CMS. It is never trusted. */
  html: string;
  /** Components to render instead of plain elements, by tag. Passing a new object renders everything again. */
  components?: ContentComponents | undefined;
  /** URL of the page that shows the content; see `SanitizeOptions`. */
  baseUrl?: string | undefined;
  /** Allowed hosts and classes, and limits. Compared by value. */
  policy?: ContentPolicy | undefined;
  /** Level of the page's heading above the content. @default 1 */
  headingOffset?: number | undefined;
  /** Prefix of every id in the document. Two documents on one page need different prefixes. @default 'user-content-' */
  idPrefix?: string | undefined;
  /** Texts that the renderer adds. Compared by value. */
  labels?: ContentLabels | undefined;
  /**
   * Called after rendering with reports of everything that was changed or rejected, or that failed.
   * @default one that writes invalid options to the console, in development only
   */
  onReport?: ((reports: readonly ContentReport[]) => void) | undefined;
  /** Language of the content as a BCP 47 tag, if it isn't the page's. */
  lang?: string | undefined;
  /** Added to the component's own class. */
  className?: string | undefined;
}

/** Passes reports to the latest `onReport`, so that an inline function does not cause a new render. */
function createRelay(initialListener: RichContentProps['onReport']) {
  let listener = initialListener;
  return [
    (next: RichContentProps['onReport']): void => {
      listener = next;
    },
    (reports: readonly ContentReport[]): void => listener?.(reports),
  ] as const;
}

interface ReporterProps {
  readonly relay: ReturnType<typeof createRelay>;
  readonly reports: readonly ContentReport[];
  readonly onReport: RichContentProps['onReport'];
}

/** Calls `onReport` after rendering. It is a separate component, so that content without a listener needs no effects. */
function Reporter({ relay: [listen, report], reports, onReport }: ReporterProps): null {
  // Runs before layout effects, because components that fail in the same render send their reports in layout effects.
  useInsertionEffect(() => {
    listen(onReport);
    return () => listen(undefined);
  });
  useEffect(() => {
    if (reports.length > 0) report(reports);
  }, [reports, report]);
  return null;
}

/** Keeps the first of several equal values, so that an inline object does not cause a new parse. */
function useStable<T>(value: T, toKey: (value: T) => string): T {
  const [stableValue, setStableValue] = useState(value);
  if (stableValue === value || toKey(stableValue) === toKey(value)) return stableValue;
  setStableValue(value);
  return value;
}

/**
 * Shows HTML from a CMS as React elements. It parses the HTML once without running it, rebuilds it
 * from an allow-list, and applies the content rules of `applyRules`. Renders nothing for an empty
 * document.
 *
 * @throws TypeError if the page's content security policy does not allow the Trusted Types policy `pnp-html`; see `parse`.
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
  lang,
  className,
}: RichContentProps): ReactElement | null {
  const stablePolicy = useStable(policy, (value) => JSON.stringify(checkPolicy(value)));
  const stableLabels = useStable(labels, (value) => JSON.stringify(value));
  const safeTree = useMemo(
    () => sanitize(parse(html, stablePolicy), { baseUrl, policy: stablePolicy, idPrefix }),
    [html, baseUrl, stablePolicy, idPrefix],
  );
  const tree = useMemo(
    () => applyRules(safeTree, { headingOffset, idPrefix, labels: stableLabels }),
    [safeTree, headingOffset, idPrefix, stableLabels],
  );
  const listener = onReport ?? getDefaultListener();
  const [relay] = useState(() => createRelay(listener));
  const [, report] = relay;
  const content = useMemo(
    () =>
      render(tree, {
        components,
        onComponentError: (tag, error) => report([{ kind: 'component-failed', tag, error }]),
      }),
    [tree, components, report],
  );
  return (
    <>
      {content && (
        // A new document gets new elements: React cannot update styles from `margin` to `marginLeft`.
        <div key={html} lang={lang} className={`${styles.root} ${className ?? ''}`.trim()}>
          {content}
        </div>
      )}
      {listener && <Reporter relay={relay} reports={tree.reports} onReport={listener} />}
    </>
  );
}
