import { change, type SafeElement } from '../tree.ts';

/** True for the block in which a page builder asks for content (docs/product.md#placeholder-blocks). */
export function isPlaceholder({ classes, props }: SafeElement): boolean {
  return classes.includes('placeholder') || props['data-placeholder'] !== undefined;
}

/** A placeholder keeps its element and loses its children. */
export function emptyPlaceholder(element: SafeElement): SafeElement {
  return isPlaceholder(element) ? change(element, { children: [] }) : element;
}
