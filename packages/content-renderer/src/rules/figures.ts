import { copyElement, type SafeElement } from '../tree.ts';

/** Converts a page builder's captioned block to a figure. */
export function convertFigure(node: SafeElement): SafeElement {
  const { tag, classes } = node;
  const isDiv = tag === 'div';
  if (classes.includes('wp-caption-text') && (isDiv || tag === 'p')) {
    return copyElement(node, { tag: 'figcaption' });
  }
  return classes.includes('wp-caption') && isDiv ? copyElement(node, { tag: 'figure' }) : node;
}
