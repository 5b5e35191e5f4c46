import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** An element of a body, with its position in the HTML. */
export type BodyElement = DefaultTreeAdapterTypes.Element;

/** Returns all elements of a body, in the order of the HTML. */
export function findElements(html: string): BodyElement[] {
  const found: BodyElement[] = [];
  const rest: DefaultTreeAdapterTypes.Node[] = [
    parseFragment(html, { sourceCodeLocationInfo: true }),
  ];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('childNodes' in node) rest.push(...node.childNodes.toReversed());
    if ('tagName' in node) found.push(node);
  }
  return found;
}
