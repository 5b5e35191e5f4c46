import {
  element,
  isElement,
  textOf,
  type SafeElement,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import { shorten } from '../report.ts';
import type { RuleContext } from './rule.ts';

function headerWords(table: SafeElement): string {
  const rows = table.children.flatMap((part) => (isElement(part) ? part.children : []));
  const cells = rows.flatMap((row) => (isElement(row) ? row.children : []));
  const headers = cells.filter((cell) => isElement(cell, 'th')).map((cell) => textOf([cell]));
  return headers.filter((text) => text !== '').join(', ');
}

/**
 * Puts an outermost table into a region that scrolls sideways by itself and by keyboard. Its name is
 * the caption, else the heading before it, else the header cells, else the caller's label, cut short
 * because many tables can have one long heading before them.
 */
export function scrollTable(
  table: SafeElement,
  context: RuleContext,
): SafeElement | readonly SafeNode[] {
  if (table.tag !== 'table' || context.tableDepth > 0) return table;
  const caption = table.children.find((part) => isElement(part, 'caption'));
  const name =
    (caption ? textOf([caption]) : '') ||
    context.lastHeading ||
    headerWords(table) ||
    context.labels.table;
  const named: SafeProps = name ? { role: 'region', 'aria-label': shorten(name) } : {};
  return element('div', [table], { ...named, tabIndex: 0, 'data-table': '' });
}
