import type { SafeElement, SafeNode } from '../tree.ts';

/** What the rules know of the document while they go through it, first to last. */
export interface RuleContext {
  /** How many levels the document's headings move down. */
  readonly headingShift: number;
  /** Text of the heading last passed. */
  lastHeading: string;
  /** Tables around the element. */
  tableDepth: number;
  /** Names a table's scroll region that has neither caption nor heading. */
  readonly tableLabel: string | undefined;
  readonly externalLabel: string | undefined;
}

/**
 * One rule of the house: sees each element after its children, and hands back the element, another
 * one, or the nodes that take its place. Pure but for the context.
 */
export type Rule = (
  element: SafeElement,
  context: RuleContext,
) => SafeElement | readonly SafeNode[];
