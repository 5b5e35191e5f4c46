import type { SafeElement, SafeNode } from '../tree.ts';
import type { ContentLabels } from './apply-rules.ts';
import type { HeadingSurvey } from './headings.ts';

/** What the rules know of the document while they go through it, first to last. */
export interface RuleContext {
  readonly labels: ContentLabels;
  readonly headings: HeadingSurvey;
  /** How often a heading's words have been met, by the id that they make. */
  readonly headingCounts: Map<string, number>;
  /** Text of the heading last passed. */
  lastHeading: string;
  /** Tables around the element. */
  tableDepth: number;
  /** Links, and names of parts that open, around the element. */
  linkDepth: number;
  /** Items of a word processor's list that stand in no list yet. */
  looseItems: number;
}

/**
 * One rule of the house: sees each element after its children, and hands back the element, another
 * one, or the nodes that take its place. Pure but for the context.
 */
export type Rule = (
  element: SafeElement,
  context: RuleContext,
) => SafeElement | readonly SafeNode[];
