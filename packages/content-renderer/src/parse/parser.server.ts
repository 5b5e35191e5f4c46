import { html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import {
  MASK_CHAR,
  removeMask,
  type SourceParser,
  type SourceAttribute,
  type SourceReader,
} from './source.ts';

/** A node of parse5's tree. Reading `firstChild` of its parent sets `next`. */
type ServerNode = DefaultTreeAdapterTypes.ChildNode & { next?: ServerNode };

/** Links siblings, so that walking them takes linear time, and returns the first one. */
function linkSiblings(nodes: readonly ServerNode[]): ServerNode | null {
  for (let index = 1; index < nodes.length; index += 1) nodes[index - 1]!.next = nodes[index]!;
  return nodes[0] ?? null;
}

const NO_ATTRIBUTES: readonly SourceAttribute[] = Object.freeze([]);

/** Converts only ASCII letters to upper case, as browsers do: "ſ" does not become S. */
function toAsciiUpperCase(name: string): string {
  return /^[!-~]*$/.test(name)
    ? name.toUpperCase()
    : name.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

const reader: SourceReader<ServerNode> = {
  nodeName: (node) =>
    'tagName' in node && node.namespaceURI === html.NS.HTML
      ? toAsciiUpperCase(node.tagName)
      : node.nodeName,
  attributes(node) {
    if (!('attrs' in node)) return NO_ATTRIBUTES;
    // A character reference can decode to the mask character, so remove it here, as the browser's reader does.
    if (!node.attrs.some(({ value }) => value.includes(MASK_CHAR))) return node.attrs;
    return node.attrs.map(({ name, value }) => ({ name, value: removeMask(value) }));
  },
  text: (node) => ('value' in node ? removeMask(node.value) : ''),
  firstChild: (node) => ('childNodes' in node ? linkSiblings(node.childNodes) : null),
  nextSibling: (node) => node.next ?? null,
};

/** Parses with parse5, which follows the HTML standard. The result is the same as in a browser's `<template>`. */
export const parseSource: SourceParser = (text) => ({
  first: linkSiblings(parseFragment(text, { scriptingEnabled: false }).childNodes),
  reader,
});
