import { element, isBlank, isElement, type SafeNode, type SafeProps } from '../tree.ts';

const ROW: SafeProps = { 'data-columns': '' };
const LIST: SafeProps = { role: 'list', 'data-list': '' };

/** What a loose part is: a column, or the kind of a list's item. */
function kindOf(node: SafeNode | undefined): unknown {
  if (!isElement(node)) return undefined;
  return node.props['data-column'] ? ROW : node.tag === 'p' && node.props['data-list'];
}

/** Loose columns that follow each other become one row, and loose items of one kind one list. */
export function gather(children: readonly SafeNode[]): readonly SafeNode[] {
  const result: SafeNode[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const kind = kindOf(children[index]);
    const parts = [children[index]!];
    for (;;) {
      const gap = isBlank(children[index + 1]) ? 1 : 0;
      const next = children[index + 1 + gap];
      if (!kind || kindOf(next) !== kind) break;
      // A no-break space would be a column of its own.
      if (gap) parts.push(' ');
      parts.push(next!);
      index += 1 + gap;
    }
    if (kind) result.push(element('div', parts, kind === ROW ? ROW : LIST));
    else result.push(...parts);
  }
  return result;
}
