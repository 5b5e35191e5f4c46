import type { SafeElement, SafeNode } from '../tree.ts';
import type { ContentLabels } from './apply-rules.ts';
import type { HeadingSurvey } from './headings.ts';

/** The blocks on which the classes of page builders count. */
export const MARKED_BLOCK = /^(?:div|section|article|aside|blockquote|p)$/;

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
