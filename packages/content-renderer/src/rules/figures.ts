import { change, type SafeElement } from '../tree.ts';

/** A page builder's captioned block is a figure. */
export function formFigure(node: SafeElement): SafeElement {
  const { tag, classes } = node;
  const isDivision = tag === 'div';
  if (classes.includes('wp-caption-text') && (isDivision || tag === 'p')) {
    return change(node, { tag: 'figcaption' });
  }
  return classes.includes('wp-caption') && isDivision ? change(node, { tag: 'figure' }) : node;
}
