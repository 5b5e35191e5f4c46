import { blockElements } from '../sanitize/allow-list.ts';
import { appendNode, getStyle, isElement, type SafeElement, type SafeNode } from '../tree.ts';

const TABLE_PART = /^(?:caption|col|colgroup|t(?:body|d|foot|h|head|r))$/;
/** Values of `white-space` that keep line breaks or spaces. */
const PRESERVES_SPACES = /^(?:pre|break)/;

/** True for elements that start a new line, and for table parts. */
export function isBlock({ tag }: SafeElement): boolean {
  return blockElements.has(tag) || TABLE_PART.test(tag);
}

function breaksLine(node: SafeNode | undefined): boolean {
  return isElement(node) && (node.tag === 'br' || isBlock(node));
}

function preservesSpaces(node: SafeElement, inherited: boolean): boolean {
  const whiteSpace = getStyle(node.props)?.whiteSpace;
  return node.tag === 'pre' || (whiteSpace ? PRESERVES_SPACES.test(whiteSpace) : inherited);
}

function normalizeNodes(
  nodes: readonly SafeNode[],
  startsLine: boolean,
  keepsSpaces: boolean,
): SafeNode[] {
  const merged: SafeNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') {
      appendNode(merged, keepsSpaces ? node : node.replace(/[\t\n\f\r ]+/g, ' '));
    } else {
      const keepsChildSpaces = preservesSpaces(node, keepsSpaces);
      merged.push({
        ...node,
        children: normalizeNodes(node.children, isBlock(node), keepsChildSpaces),
      });
    }
  }
  return merged.flatMap((node, index) => {
    if (typeof node !== 'string' || keepsSpaces) return node === '' ? [] : node;
    const [previous, next] = [merged[index - 1], merged[index + 1]];
    let text = node.replace(/ +/g, ' ');
    if (breaksLine(previous) || (!previous && startsLine)) text = text.replace(/^ /, '');
    if (breaksLine(next) || (!next && startsLine)) text = text.replace(/ $/, '');
    return text === '' ? [] : text;
  });
}

/**
 * Removes differences that readers can't see: it joins adjacent texts, collapses white space as
 * browsers do, and removes white space between blocks. Documents that differ only in their indentation become
 * equal.
 */
export function normalizeWhiteSpace(nodes: readonly SafeNode[]): readonly SafeNode[] {
  return normalizeNodes(nodes, true, false);
}
