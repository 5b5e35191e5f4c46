import {
  Element,
  Text,
  domToReact,
  type DOMNode,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import type { ReactNode } from 'react';
import { currentTag } from './rules/deprecated.ts';
import type { PropValue, SafeElement, SafeNode, SafeTree } from './tree.ts';

/** What html-react-parser lets its callers decide about a document that is safe already. */
export type ReplaceOptions = Pick<HTMLReactParserOptions, 'replace' | 'transform' | 'trim'>;

function cssOf(style: Readonly<Record<string, string>>): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
    )
    .join('; ');
}

function attributeValue(value: PropValue): string {
  if (typeof value === 'object') return cssOf(value);
  return value === true ? '' : String(value);
}

/** Attributes as HTML names them; React's names of those that we know differ by capitals alone. */
function attributesOf({ props, classes }: SafeElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (value !== false) attributes[name.toLowerCase()] = attributeValue(value);
  }
  if (classes.length > 0) attributes['class'] = classes.join(' ');
  return attributes;
}

function toDom(nodes: readonly SafeNode[], parent: Element | null): DOMNode[] {
  let previous: Element | Text | null = null;
  return nodes.map((node) => {
    const made: Element | Text =
      typeof node === 'string'
        ? new Text(node)
        : new Element(currentTag(node.tag), attributesOf(node));
    made.parent = parent;
    made.prev = previous;
    if (previous) previous.next = made;
    previous = made;
    if (typeof node !== 'string' && made instanceof Element)
      made.children = toDom(node.children, made);
    return made;
  });
}

/**
 * Draws a safe tree with the functions that html-react-parser calls `replace` and `transform`, for a
 * product that has such functions already. They meet html-react-parser's own nodes, made of what the
 * sanitizer let through; what they return is drawn as it is, so it is as safe as they are.
 *
 * @param tree what `sanitize` or `applyRules` gave.
 * @param options as html-react-parser takes them; nothing else of it can be set.
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
