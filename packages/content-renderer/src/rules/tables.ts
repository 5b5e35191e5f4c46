import { shorten } from '../report.ts';
import {
  change,
  element,
  isElement,
  textOf,
  type SafeElement,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import type { RuleContext } from './rule.ts';

function nameProps(name: string | undefined): SafeProps {
  return name ? { role: 'region', 'aria-label': shorten(name) } : {};
}

/** The words of the first child of a tag. */
function wordsIn({ children }: SafeElement, tag: 'caption' | 'figcaption'): string {
  const part = children.find((child) => isElement(child, tag));
  return part ? textOf([part]) : '';
}

function headerWords(node: SafeNode): string[] {
  if (!isElement(node)) return [];
  return node.tag === 'th' ? [textOf([node])] : node.children.flatMap(headerWords);
}

/**
 * Puts an outermost table into a region that scrolls sideways by itself and by keyboard. Its name is
 * the caption, else the heading before it, else the header cells, else the caller's label, cut short
 * because many tables can have one long heading before them.
 */
export function scrollTable(table: SafeElement, context: RuleContext): SafeElement {
  if (context.path.includes('table')) return table;
  const name =
    wordsIn(table, 'caption') ||
    context.lastHeading ||
    headerWords(table)
      .filter((text) => text)
      .join(', ') ||
    context.labels.table;
  return element('div', [table], { ...nameProps(name), tabIndex: 0, 'data-table': '' });
}

/** The caption of a figure that holds a table names the region in which the table scrolls. */
export function nameTable(figure: SafeElement): SafeElement {
  const props = nameProps(wordsIn(figure, 'figcaption'));
  return change(figure, {
    children: figure.children.map((child) =>
      isElement(child) && child.props['data-table'] === '' ? change(child, { props }) : child,
    ),
  });
}
