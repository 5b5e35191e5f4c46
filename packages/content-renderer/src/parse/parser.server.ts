import { html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import {
  MARK,
  unmark,
  type SourceParser,
  type SourceAttribute,
  type SourceReader,
} from './source.ts';

/** A node of parse5's own tree, which knows its siblings once its parent was asked for them. */
type ServerNode = DefaultTreeAdapterTypes.ChildNode & { next?: ServerNode };

/** Links the nodes of a list, so that going through them is linear; answers the first. */
function link(nodes: readonly ServerNode[]): ServerNode | null {
  for (let index = 1; index < nodes.length; index += 1) nodes[index - 1]!.next = nodes[index]!;
  return nodes[0] ?? null;
}

const NO_ATTRIBUTES: readonly SourceAttribute[] = Object.freeze([]);

/** ASCII in capitals, as in a browser: "ſ" is no S there. */
function capitals(name: string): string {
  return /^[!-~]*$/.test(name)
    ? name.toUpperCase()
    : name.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

const reader: SourceReader<ServerNode> = {
  nodeName: (node) =>
    'tagName' in node && node.namespaceURI === html.NS.HTML
      ? capitals(node.tagName)
      : node.nodeName,
  attributes(node) {
    if (!('attrs' in node)) return NO_ATTRIBUTES;
    // A character reference can bring the mark in; in the browser it is gone.
    if (!node.attrs.some(({ value }) => value.includes(MARK))) return node.attrs;
    return node.attrs.map(({ name, value }) => ({ name, value: unmark(value) }));
  },
  text: (node) => ('value' in node ? unmark(node.value) : ''),
  firstChild: (node) => ('childNodes' in node ? link(node.childNodes) : null),
  nextSibling: (node) => node.next ?? null,
};

/** Parses on the server as the HTML standard says, and so as a browser does in a template. */
export const parseSource: SourceParser = (text) => ({
  first: link(parseFragment(text, { scriptingEnabled: false }).childNodes),
  reader,
});
