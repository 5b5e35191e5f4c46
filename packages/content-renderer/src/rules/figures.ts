import { change, isBlank, isElement, type SafeElement, type SafeNode } from '../tree.ts';

function isPicture(node: SafeNode | undefined): boolean {
  if (!isElement(node)) return false;
  if (node.tag === 'img' || node.tag === 'picture') return true;
  return node.tag === 'a' && node.children.length === 1 && isPicture(node.children[0]);
}

/** A paragraph that holds one picture is a figure, and so is a page builder's captioned block. */
export function formFigure(element: SafeElement): SafeElement {
  const { tag, classes, children } = element;
  if (classes.includes('wp-caption-text')) return change(element, { tag: 'figcaption' });
  if (tag === 'div' && classes.includes('wp-caption')) return change(element, { tag: 'figure' });
  if (tag !== 'p') return element;
  const held = children.filter((child) => typeof child !== 'string' || !isBlank(child));
  return held.length === 1 && isPicture(held[0])
    ? change(element, { tag: 'figure', children: held })
    : element;
}
