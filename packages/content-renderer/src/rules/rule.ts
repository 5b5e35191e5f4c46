import type { SafeElement, SafeNode } from '../tree.ts';

/** Tags of blocks on which a page builder's classes have an effect. */
export const LAYOUT_BLOCK = /^(?:div|section|article|aside|blockquote|p)$/;

/** Texts that the renderer adds. A missing text is left out. */
export interface ContentLabels {
  /** Name of a table without a caption, a heading before it, or header cells. */
  readonly table?: string | undefined;
  /** Shown at the end of a document that a limit cut short. @default '…' */
  readonly truncated?: string | undefined;
  /** Added for screen readers to links to other sites: "(opens another site)". */
  readonly external?: string | undefined;
  /**
   * Adds a link with this name to each heading, such as "Link to this section". The heading's text follows
   * the name.
   */
  readonly headingLink?: string | undefined;
}

/** Data about a document's headings that the rules need before they start. */
export interface HeadingAnalysis {
  /** Number of levels to add to each heading, so that the highest heading is below the page's heading; 0 if it already is. */
  readonly shift: number;
  /** All ids, including generated ids. The value is the last number that was added to make the id unique. */
  readonly ids: Map<string, number>;
}

/** State of the rules while they traverse the document. */
export interface RuleContext {
  readonly labels: ContentLabels;
  readonly headings: HeadingAnalysis;
  readonly idPrefix: string | undefined;
  /** Text of the previous heading. */
  lastHeading: string;
  /** Number of tables with each name. */
  readonly tableCounts: Map<string, number>;
  readonly ancestorTags: string[];
  /** True once there are columns or list items, which might not be in a row or list yet. */
  needsGrouping: boolean;
}

/**
 * A content rule. It receives each element after the element's children. It returns the element, a changed
 * copy, or replacement nodes. It changes nothing but the context.
 */
export type Rule<Result = SafeElement | readonly SafeNode[]> = (
  element: SafeElement,
  context: RuleContext,
) => Result;
