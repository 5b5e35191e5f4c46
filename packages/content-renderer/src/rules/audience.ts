import type { SafeElement } from '../tree.ts';

/** Removes the `data-audience` attribute. Only `redact` needs it. */
export function removeAudienceAttribute(element: SafeElement): SafeElement {
  if (element.props['data-audience'] === undefined) return element;
  const { 'data-audience': _, ...props } = element.props;
  return { ...element, props };
}
