import type { answersCopy } from './copy.ts';

/** A direct answer to a query: a link to a part of the portal, or to a notice that stops or limits binding. */
export interface Answer {
  readonly kind: keyof typeof answersCopy.kinds;
  readonly title: string;
  /** Short facts, such as the status of an order. */
  readonly details: readonly string[];
  readonly href: string;
}
