import { shorten } from '../report.ts';
import { change, isElement, textOf, type SafeElement } from '../tree.ts';

/**
 * A page builder's captioned block is a figure, and the caption of a figure that holds a table names
 * the region in which the table scrolls.
 */
export function formFigure(element: SafeElement): SafeElement {
  const { tag, classes, children } = element;
  const isBlock = tag === 'div' || tag === 'p';
  if (isBlock && classes.includes('wp-caption-text')) return change(element, { tag: 'figcaption' });
  if (tag === 'div' && classes.includes('wp-caption')) return change(element, { tag: 'figure' });
  if (tag !== 'figure') return element;
  const caption = children.find((child) => isElement(child, 'figcaption'));
  const words = caption ? shorten(textOf([caption])) : '';
  if (words === '') return element;
  return change(element, {
    children: children.map((child) =>
      isElement(child) && child.props['data-table'] !== undefined
        ? change(child, { props: { role: 'region', 'aria-label': words } })
        : child,
    ),
  });
}
