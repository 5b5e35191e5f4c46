import type { SafeElement } from '../tree.ts';

/** Removes the mark of internal content, which is only for `redact`. */
export function hideAudience(element: SafeElement): SafeElement {
  if (element.props['data-audience'] === undefined) return element;
  const { 'data-audience': _, ...props } = element.props;
  return { ...element, props };
}
