import { copyElement, isBlank, isElement, type SafeElement } from '../tree.ts';
import { createWordMap } from '../word-set.ts';
import { LAYOUT_BLOCK, type RuleContext } from './rule.ts';

/** Column classes with their width in twelfths. Columns with a plain `col` share the remaining width. */
const columnWidths = createWordMap({ col: 'auto', 'col-3': '3', 'col-9': '9' });

/** True for a block with the class `row`. */
export function isRow({ tag, classes }: SafeElement): boolean {
  return classes.includes('row') && LAYOUT_BLOCK.test(tag);
}

/** Makes `row`, `col`, `col-3`, and `col-9` responsive columns (docs/product.md#columns). */
export function arrangeColumns(node: SafeElement, context: RuleContext): SafeElement {
  const { tag, classes, children } = node;
  if (!LAYOUT_BLOCK.test(tag)) return node;
  let current = node;
  if (isRow(node) && children.some((child) => isElement(child) && child.props['data-column'])) {
    current = copyElement(node, {
      // Replaces no-break spaces, which would become separate columns.
      children: children.map((child) => (isBlank(child) ? ' ' : child)),
      props: { 'data-columns': '' },
    });
  }
  const width = classes.map((name) => columnWidths.get(name)).find(Boolean);
  if (!width) return current;
  context.needsGrouping = true;
  return copyElement(current, { props: { 'data-column': width } });
}
