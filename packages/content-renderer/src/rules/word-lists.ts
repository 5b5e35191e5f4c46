import { copyElement, isBlank, isElement, getText, type SafeElement } from '../tree.ts';
import type { RuleContext } from './rule.ts';

/** A bullet character, which can be an "o", or a number. */
const LIST_MARKER = /^(?:[^a-np-z\d]|(\(?(?:\d{1,3}|[a-z]{1,5})[.)]))$/i;

/**
 * Converts a paragraph that starts with a marker and spaces to a list item, because lists pasted
 * from Word consist of such paragraphs. Screen readers skip the marker.
 */
export function markListItem(node: SafeElement, context: RuleContext): SafeElement {
  if (node.tag !== 'p' || !node.classes.some((name) => name.startsWith('Mso'))) return node;
  const firstIndex = node.children.findIndex((child) => !isBlank(child));
  const first = node.children[firstIndex];
  const match = isElement(first, 'span') && LIST_MARKER.exec(getText(first.children));
  if (!match) return node;
  const kind = match[1] ? 'number' : 'bullet';
  context.needsGrouping = true;
  const marker = copyElement(first, { props: { 'aria-hidden': 'true', 'data-marker': kind } });
  return copyElement(node, {
    props: { role: 'listitem', 'data-list': kind },
    children: [marker, ...node.children.slice(firstIndex + 1)],
  });
}
