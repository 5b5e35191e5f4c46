// The default export of html-react-parser does not survive packaging as CommonJS: named imports only.
import { htmlToDOM } from 'html-react-parser';
import type { Door, SourceReader } from './source.ts';

/** What we read of htmlparser2's nodes. */
interface ServerNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ServerNode[];
  readonly next: ServerNode | null;
  readonly prev: ServerNode | null;
  readonly parent: Pick<ServerNode, 'type' | 'name'> | null;
}

const reader: SourceReader<ServerNode> = {
  kind(node) {
    if (node.attribs) return 'element';
    return node.type === 'text' ? 'text' : 'other';
  },
  // htmlparser2 knows no namespaces: <svg> and <math> are foreign here, and all below goes with them.
  htmlTag: ({ name = '' }) => (name === 'svg' || name === 'math' ? undefined : name),
  attributeNames: (node) => Object.keys(node.attribs ?? {}),
  attribute: (node, name) => node.attribs?.[name] ?? '',
  text({ data = '', parent, prev }) {
    // Browsers skip a line feed right after <pre>; htmlparser2 keeps it.
    return parent?.name === 'pre' && !prev ? data.replace(/^\n/, '') : data;
  },
  firstChild: (node) => node.children?.[0] ?? null,
  nextSibling: (node) => node.next,
};

/** Parses on the server, with html-react-parser's own reading of HTML. */
export const door: Door = (html) => {
  const nodes: readonly ServerNode[] = htmlToDOM(html);
  return { first: nodes[0] ?? null, reader };
};
