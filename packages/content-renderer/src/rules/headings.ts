import { change, isElement, textOf, type SafeElement, type SafeNode } from '../tree.ts';
import type { RuleContext } from './rule.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const LOWEST = HEADINGS.length;

function levelOf(tag: string): number | undefined {
  const index = HEADINGS.findIndex((heading) => heading === tag);
  return index < 0 ? undefined : index + 1;
}

function topLevel(nodes: readonly SafeNode[], found = LOWEST + 1): number {
  let top = found;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    top = Math.min(top, levelOf(node.tag) ?? top, topLevel(node.children, top));
    if (top === 1) break;
  }
  return top;
}

/**
 * How far a document's headings move down so that its highest stands right below the page's own;
 * a document that begins lower stays as it is.
 */
export function headingShift(children: readonly SafeNode[], headingOffset: number): number {
  return Math.max(0, headingOffset + 1 - topLevel(children));
}

/** Moves a heading below the page's h1; nothing goes below h6. */
export function shiftHeading(element: SafeElement, context: RuleContext): SafeElement {
  const level = levelOf(element.tag);
  if (level === undefined) return element;
  context.lastHeading = textOf(element.children);
  const tag = HEADINGS[Math.min(LOWEST, level + context.headingShift) - 1] ?? 'h6';
  return tag === element.tag ? element : change(element, { tag });
}
