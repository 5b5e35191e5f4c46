import { createSafeElement, isBlank, isElement, type SafeNode, type SafeProps } from '../tree.ts';

const ROW: SafeProps = { 'data-columns': '' };
const LIST: SafeProps = { role: 'list', 'data-list': '' };

/** Returns the key of a node's group: the same for all columns, and the kind for a list item. */
function getGroupKey(node: SafeNode | undefined): unknown {
  if (!isElement(node)) return undefined;
  return node.props['data-column'] ? ROW : node.tag === 'p' && node.props['data-list'];
}

/** Groups adjacent columns into a row, and adjacent list items of one kind into a list. */
export function groupSiblings(children: readonly SafeNode[]): readonly SafeNode[] {
  const result: SafeNode[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const key = getGroupKey(children[index]);
    const parts = [children[index]!];
    for (;;) {
      const gap = isBlank(children[index + 1]) ? 1 : 0;
      const next = children[index + 1 + gap];
      if (!key || getGroupKey(next) !== key) break;
      // Replaces a no-break space, which would become a separate column.
      if (gap) parts.push(' ');
      parts.push(next!);
      index += 1 + gap;
    }
    if (key) result.push(createSafeElement('div', parts, key === ROW ? ROW : LIST));
    else result.push(...parts);
  }
  return result;
}
