import { change, element, type SafeElement, type SafeNode } from '../tree.ts';
import type { RuleContext } from './rule.ts';

/**
 * A link that leads nowhere gives way to its words, and one that leads away from the page says so to
 * those who do not see the mark.
 */
export function settleLink(
  node: SafeElement,
  { externalLabel }: RuleContext,
): SafeElement | readonly SafeNode[] {
  const { tag, props, children } = node;
  if (tag !== 'a') return node;
  if (props.href === undefined && props.id === undefined) return children;
  if (props['data-external'] === undefined || !externalLabel) return node;
  const words = element('span', [externalLabel], { 'data-hidden-label': '' });
  return change(node, { children: [...children, ' ', words] });
}
