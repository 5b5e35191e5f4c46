import { change, element, isBlank, isElement, type SafeElement, type SafeNode } from '../tree.ts';

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

/** Loose columns that follow each other become one row; blanks between them go. */
export function joinColumns(children: readonly SafeNode[]): readonly SafeNode[] {
  if (!children.some(isColumn)) return children;
  const result: SafeNode[] = [];
  let row: SafeNode[] = [];
  let gap: SafeNode[] = [];
  const flush = (): void => {
    if (row.length > 0) result.push(element('div', row, { 'data-columns': '' }));
    result.push(...gap);
    row = [];
    gap = [];
  };
  for (const child of children) {
    if (isColumn(child)) {
      row.push(child);
      gap = [];
    } else if (row.length > 0 && typeof child === 'string' && isBlank(child)) {
      gap.push(child);
    } else {
      flush();
      result.push(child);
    }
  }
  flush();
  return result;
}

/** `row`, `col`, `col-3` and `col-9` become responsive columns, in order (specification, section 2). */
export function arrangeColumns(node: SafeElement): SafeElement {
  if (!HOLDERS.has(node.tag)) return node;
  const width = node.classes.map((name) => widths.get(name)).find((found) => found !== undefined);
  const isRow = node.classes.includes('row') && node.children.some(isColumn);
  if (isRow) {
    const children = node.children.filter((child) => typeof child !== 'string' || !isBlank(child));
    const row = change(node, { children, props: { 'data-columns': '' } });
    return width ? change(row, { props: { 'data-column': width } }) : row;
  }
  const held = change(node, { children: joinColumns(node.children) });
  return width ? change(held, { props: { 'data-column': width } }) : held;
}
