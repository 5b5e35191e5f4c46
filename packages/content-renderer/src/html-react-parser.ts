import {
  Element,
  Text,
  domToReact,
  type DOMNode,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import type { ReactNode } from 'react';
import { toModernTag } from './rules/deprecated.ts';
import type { PropValue, SafeElement, SafeNode, SafeTree } from './tree.ts';

/** The options of html-react-parser that apply to a document that is already safe. */
export type ReplaceOptions = Pick<HTMLReactParserOptions, 'replace' | 'transform' | 'trim'>;

function toCss(style: Readonly<Record<string, string>>): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
    )
    .join('; ');
}

function toAttributeValue(value: PropValue): string {
  if (typeof value === 'object') return toCss(value);
  return value === true ? '' : String(value);
}

/** Returns an element's HTML attributes. The React props of the allow-list differ only in case. */
function toAttributes({ props, classes }: SafeElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (value !== false) attributes[name.toLowerCase()] = toAttributeValue(value);
  }
  if (classes.length > 0) attributes['class'] = classes.join(' ');
  return attributes;
}

function toDom(nodes: readonly SafeNode[], parent: Element | null): DOMNode[] {
  let previous: Element | Text | null = null;
  return nodes.map((node) => {
    const domNode: Element | Text =
      typeof node === 'string'
        ? new Text(node)
        : new Element(toModernTag(node.tag), toAttributes(node));
    domNode.parent = parent;
    domNode.prev = previous;
    if (previous) previous.next = domNode;
    previous = domNode;
    if (typeof node !== 'string' && domNode instanceof Element)
      domNode.children = toDom(node.children, domNode);
    return domNode;
  });
}

/**
 * Renders a safe tree with html-react-parser's `replace` and `transform`, for products that already
 * have such functions. They receive html-react-parser's nodes, created from the sanitized tree.
 * Their results are rendered unchecked.
 *
 * @param tree the result of `sanitize` or `applyRules`.
 * @param options html-react-parser's `replace`, `transform`, and `trim`.
 * @returns the content to render.
 * @example
 * const tree = applyRules(sanitize(parse(html)));
 * renderWith(tree, {
 *   replace: (node) =>
 *     node instanceof Element && node.name === 'a' ? (
 *       <Link to={node.attribs.href}>{domToReact(node.children as DOMNode[])}</Link>
 *     ) : undefined,
 * });
 */
export function renderWith(tree: SafeTree, options: ReplaceOptions = {}): ReactNode {
  const { replace, transform, trim } = options;
  return domToReact(toDom(tree.children, null), {
    ...(replace ? { replace } : {}),
    ...(transform ? { transform } : {}),
    ...(trim === undefined ? {} : { trim }),
  });
}
