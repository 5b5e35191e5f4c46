import { change, isBlank, isElement, type SafeElement } from '../tree.ts';
import type { RuleContext } from './rule.ts';

const HOLDER = /^(?:div|section|article|aside)$/;
/** Twelfths of the width; a bare `col` shares what is left. */
const COLUMN = /^col(?:-([39]))?$/;

/** True for a row of columns. */
export function isRow({ tag, classes }: SafeElement): boolean {
  return HOLDER.test(tag) && classes.includes('row');
}

/** `row`, `col`, `col-3` and `col-9` become responsive columns, in order (specification, section 2). */
export function arrangeColumns(node: SafeElement, context: RuleContext): SafeElement {
  const { tag, classes, children } = node;
  let current = node;
  if (isRow(node) && children.some((child) => isElement(child) && child.props['data-column'])) {
    current = change(node, {
      // A no-break space would be a column of its own.
      children: children.map((child) => (isBlank(child) ? ' ' : child)),
      props: { 'data-columns': '' },
    });
  }
  const column = classes.find((name) => COLUMN.test(name));
  if (!column || !HOLDER.test(tag)) return current;
  context.hasLoose = true;
  return change(current, { props: { 'data-column': COLUMN.exec(column)?.[1] ?? 'auto' } });
}
