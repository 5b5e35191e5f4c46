import { change, element, isElement, type SafeElement, type SafeNode } from '../tree.ts';
import { isGap } from './gaps.ts';

/** Twelfths of the width; a bare `col` shares what is left. */
const widths = new Map([
  ['col', 'auto'],
  ['col-3', '3'],
  ['col-9', '9'],
]);
const HOLDERS = new Set(['div', 'section', 'article', 'aside']);

function isColumn(node: SafeNode): node is SafeElement {
  return isElement(node) && node.props['data-column'] !== undefined;
}

/** Loose columns that follow each other become one row. */
export function joinColumns(children: readonly SafeNode[]): readonly SafeNode[] {
  if (!children.some(isColumn)) return children;
  const result: SafeNode[] = [];
  let row: SafeNode[] = [];
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    if (isColumn(child)) row.push(child);
    else if (row.length > 0 && isGap(child) && next !== undefined && isColumn(next)) row.push(' ');
    else {
      if (row.length > 0) result.push(element('div', row, { 'data-columns': '' }));
      row = [];
      result.push(child);
    }
  }
  if (row.length > 0) result.push(element('div', row, { 'data-columns': '' }));
  return result;
}

/** `row`, `col`, `col-3` and `col-9` become responsive columns, in order (specification, section 2). */
export function arrangeColumns(node: SafeElement): SafeElement {
  if (!HOLDERS.has(node.tag)) return node;
  const { children } = node;
  let current = node;
  if (node.classes.includes('row') && children.some(isColumn)) {
    // A no-break space would be a column of its own.
    const cells = children.map((child) => (isGap(child) ? ' ' : child));
    current = change(node, { children: cells, props: { 'data-columns': '' } });
  } else {
    const joined = joinColumns(children);
    if (joined !== children) current = change(node, { children: joined });
  }
  const width = node.classes.map((name) => widths.get(name)).find((found) => found !== undefined);
  return width ? change(current, { props: { 'data-column': width } }) : current;
}
