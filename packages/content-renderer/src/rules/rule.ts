import type { SafeElement, SafeNode } from '../tree.ts';

/** The blocks on which the classes of page builders count. */
export const MARKED_BLOCK = /^(?:div|section|article|aside|blockquote|p)$/;

/** Words that the renderer cannot know; each is left out where the caller gives none. */
export interface ContentLabels {
  /** Names a table that has no caption, heading or header cell. */
  readonly table?: string | undefined;
  /** Stands at the end of a document that a limit cut short. @default '…' */
  readonly truncated?: string | undefined;
  /** Follows links that lead away from the page, for screen readers: "(opens another site)". */
  readonly external?: string | undefined;
  /**
   * Names the link that each heading then has to itself, before the heading's words: "Link to this
   * section".
   */
  readonly headingLink?: string | undefined;
}

/** What a document says of itself before its first heading is passed. */
export interface HeadingSurvey {
  /** Levels by which its headings move down, so that the highest stands right below the page's own. */
  readonly shift: number;
  /** Every id in it, and each one that a heading was given, with the number that it was last given with. */
  readonly ids: Map<string, number>;
}

/** What the rules know of the document while they go through it, first to last. */
export interface RuleContext {
  readonly labels: ContentLabels;
  readonly headings: HeadingSurvey;
  readonly idPrefix: string | undefined;
  /** Text of the heading last passed. */
  lastHeading: string;
  /** How many tables have had a name. */
  readonly named: Map<string, number>;
  /** Tags of the elements around the element. */
  readonly path: string[];
  /** Set once there are columns or items that may stand in no row or list yet. */
  hasLoose: boolean;
}

/**
 * One rule of the house: sees each element after its children, and hands back the element, another
 * one, or the nodes that take its place. Pure but for the context.
 */
export type Rule<Result = SafeElement | readonly SafeNode[]> = (
  element: SafeElement,
  context: RuleContext,
) => Result;
