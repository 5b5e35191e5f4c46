import { copyElement, type SafeElement } from '../tree.ts';

/** True for a page builder's placeholder block (docs/product.md#placeholder-blocks). */
export function isPlaceholder({ classes, props }: SafeElement): boolean {
  return classes.includes('placeholder') || props['data-placeholder'] !== undefined;
}

/** Removes the children of a placeholder; the element stays. */
export function clearPlaceholder(element: SafeElement): SafeElement {
  return isPlaceholder(element) ? copyElement(element, { children: [] }) : element;
}
