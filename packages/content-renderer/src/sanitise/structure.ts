import { names, lookup } from '../table.ts';
import { change, element, isBlank, isElement, type SafeElement, type SafeNode } from '../tree.ts';
import { blockElements, type SafeTag } from './allow-list.ts';

// HTML's content model where breaking it would make browser and server disagree: a browser inserts
// <tbody>, moves stray text out of tables and closes paragraphs before blocks; htmlparser2 does not.
// Both come out alike here, and React can hydrate what it gets.

/** The parents that make sense of a tag; elsewhere its children take its place. */
const parents: Readonly<Partial<Record<SafeTag, Readonly<Record<string, true>>>>> = {
  caption: names('table'),
  col: names('table colgroup'),
  colgroup: names('table'),
  source: names('picture video audio'),
  summary: names('details'),
  tbody: names('table'),
  td: names('table thead tbody tfoot tr'),
  tfoot: names('table'),
  th: names('table thead tbody tfoot tr'),
  thead: names('table'),
  tr: names('table thead tbody tfoot'),
  track: names('video audio'),
};

/**
 * What ends an element that was left open: htmlparser2 nests `<li><p>a<li>b`, where a browser sees two
 * items. From such a child on, all goes after the element.
 */
const enders: Readonly<Partial<Record<SafeTag, Readonly<Record<string, true>>>>> = {
  dd: names('dd dt'),
  dt: names('dd dt'),
  li: names('li'),
  td: names('td th tr tbody tfoot'),
  th: names('td th tr tbody tfoot'),
  tr: names('tr tbody tfoot'),
};
const TABLE_PARTS = names('td th tr tbody tfoot');
const CELLS = names('td th');

/** True where a tag may stand inside `parent`, its nearest drawn element, inside `grandparent`. */
export function fits(tag: SafeTag, parent: string, grandparent: string): boolean {
  const allowed = parents[tag];
  if (!allowed || lookup(allowed, parent)) return true;
  // It ends the paragraph and the cell, see `enders`.
  return parent === 'p' && lookup(CELLS, grandparent) === true && lookup(TABLE_PARTS, tag) === true;
}

const ROWS = names('tr');
const SECTIONS = names('caption colgroup thead tbody tfoot');
const COLUMNS = names('col');

function is(node: SafeNode, tags: Readonly<Record<string, true>>): boolean {
  return isElement(node) && lookup(tags, node.tag) === true;
}

/** Wraps each run of matching children in one element; blanks between them go. */
function wrapRuns(
  children: readonly SafeNode[],
  tags: Readonly<Record<string, true>>,
  tag: SafeTag,
): readonly SafeNode[] {
  if (!children.some((child) => is(child, tags))) return children;
  const result: SafeNode[] = [];
  let run: SafeNode[] = [];
  const flush = (): void => {
    if (run.length > 0) result.push(element(tag, run));
    run = [];
  };
  for (const child of children) {
    if (is(child, tags)) run.push(child);
    else if (typeof child !== 'string' || !isBlank(child)) {
      flush();
      result.push(child);
    }
  }
  flush();
  return result;
}

/** Keeps the children of a kind, drops blanks, and puts the rest where a browser would: before the table. */
function sift(
  children: readonly SafeNode[],
  tags: Readonly<Record<string, true>>,
  strays: SafeNode[],
): readonly SafeNode[] {
  return children.filter((child) => {
    if (is(child, tags)) return true;
    if (typeof child !== 'string' || !isBlank(child)) strays.push(child);
    return false;
  });
}

/** A table as browsers build it, preceded by whatever did not belong into it. */
function tidyTable(table: SafeElement): SafeNode[] {
  const strays: SafeNode[] = [];
  const rows = wrapRuns(wrapRuns(table.children, CELLS, 'tr'), ROWS, 'tbody');
  const sections = sift(wrapRuns(rows, COLUMNS, 'colgroup'), SECTIONS, strays);
  const children = sections.map((section) => {
    if (!isElement(section) || section.tag === 'caption') return section;
    if (section.tag === 'colgroup') {
      return change(section, { children: sift(section.children, COLUMNS, strays) });
    }
    const tidied = sift(wrapRuns(section.children, CELLS, 'tr'), ROWS, strays).map((row) =>
      isElement(row) ? change(row, { children: sift(row.children, CELLS, strays) }) : row,
    );
    return change(section, { children: tidied });
  });
  return [...strays, change(table, { children })];
}

/** The element up to its first child that ends it, and that child with all that follows. */
function splitBefore(
  node: SafeElement,
  ends: (child: SafeNode) => boolean,
): readonly SafeNode[] | undefined {
  const at = node.children.findIndex(ends);
  if (at < 0) return undefined;
  return [change(node, { children: node.children.slice(0, at) }), ...node.children.slice(at)];
}

function holdsBlock(nodes: readonly SafeNode[]): boolean {
  return nodes.some(
    (node) =>
      isElement(node) && (lookup(blockElements, node.tag) === true || holdsBlock(node.children)),
  );
}

/** Brings one element, its children done, to what a browser would have built. */
export function tidy(node: SafeElement): readonly SafeNode[] {
  const { tag, props, children } = node;
  if (tag === 'table') return tidyTable(node);
  if (tag === 'p') {
    const parts = splitBefore(node, (child) => is(child, blockElements) || is(child, TABLE_PARTS));
    if (parts) return parts;
    // Deeper in, it cannot be told what the block was meant to end.
    return [holdsBlock(children) ? change(node, { tag: 'div' }) : node];
  }
  const ended = enders[tag];
  if (ended) return splitBefore(node, (child) => is(child, ended)) ?? [node];
  // A source that may not load, and a picture whose image may not, leave what stands in for them.
  if ((tag === 'source' || tag === 'track') && !props.src && !props.srcSet) return [];
  if (tag === 'picture' && !children.some((child) => isElement(child, 'img'))) {
    return children.filter((child) => !isElement(child, 'source'));
  }
  return [node];
}

function isBlockOrEdge(node: SafeNode | undefined): boolean {
  return node === undefined || is(node, blockElements);
}

/**
 * Drops the line ends between a document's blocks: nobody sees them, and around <html>, <head> and
 * <body> browsers and htmlparser2 keep different ones.
 */
export function dropGaps(children: readonly SafeNode[]): readonly SafeNode[] {
  return children.filter(
    (child, index) =>
      typeof child !== 'string' ||
      /[^\t\n\f ]/.test(child) ||
      !(isBlockOrEdge(children[index - 1]) && isBlockOrEdge(children[index + 1])),
  );
}
