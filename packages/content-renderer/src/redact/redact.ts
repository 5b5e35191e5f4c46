import { hasRulesApplied } from '../rules/apply-rules.ts';
import { getHeadingLevel } from '../rules/headings.ts';
import { blockElements } from '../sanitize/allow-list.ts';
import { toText } from '../text/text.ts';
import { isBlank, isElement, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';
import { createWordSet } from '../word-set.ts';
import { createDenyMatcher } from './deny-list.ts';
import { getBackground, isMarked } from './marks.ts';

export { findMarkedText } from './marked-text.ts';

/** Why a part was removed: see `Redaction`. */
export type RemovalReason = 'marked' | 'denied' | 'dependent';

/** A part that `redact` removed. */
export interface RemovedPart {
  readonly reason: RemovalReason;
  /** The text of the part, without the parts inside it that were removed before. */
  readonly text: string;
}

/** Options of `redact`. */
export interface RedactOptions {
  /**
   * Words and phrases, such as "commission" or "for agents only". Blocks that contain one of them are removed.
   * Case doesn't matter. A word also matches with another ending, such as "commissions". None by default.
   */
  readonly deny?: readonly string[] | undefined;
  /** Called with each removed part that has text, so that you can tell users what is missing. */
  readonly onRemove?: ((part: RemovedPart) => void) | undefined;
}

/** The result of `redact`. */
export interface Redaction {
  /** What is left. It has no reports, because they quote the document. */
  readonly tree: SafeTree;
  /** The number of removed parts for each reason. */
  readonly removed: {
    /** Marked as internal, or hidden. */
    readonly marked: number;
    /** Blocks with a word or phrase of the deny list. */
    readonly denied: number;
    /** Parts that belong to a removed part, such as the section of a heading. */
    readonly dependent: number;
  };
  /** True if no text is left. */
  readonly isEmpty: boolean;
}

/** Why a part is removed. `rest` is that part without the internal parts inside it. */
interface Removal {
  readonly reason: RemovalReason;
  readonly rest: readonly SafeNode[];
}

const tableParts = createWordSet('caption col colgroup tbody td tfoot th thead tr');
/** Elements whose children make sense only together. */
const indivisibleElements = createWordSet('figure hgroup picture ruby tr thead');
/** Elements that show something without text. */
const MEDIA_TAG = /^(?:audio|hr|iframe|img|video)$/;

const isBlock = (node: SafeNode) =>
  isElement(node) && (blockElements.has(node.tag) || tableParts.has(node.tag));

/** Returns all text of nodes: visible text, alternative texts, URLs, and other attributes. */
function toSearchText(nodes: readonly SafeNode[]): string {
  let text = '';
  let attributes = '';
  const visit = (list: readonly SafeNode[]) => {
    for (const node of list) {
      if (typeof node === 'string') {
        text += node;
        continue;
      }
      const edge = isBlock(node) || node.tag === 'br' ? ' ' : '';
      text += edge;
      visit(node.children);
      text += edge;
      for (const value of Object.values(node.props)) {
        if (typeof value === 'string') attributes += ` ${value}`;
      }
    }
  };
  visit(nodes);
  return `${text} ${attributes}`;
}

function isEmptyPart(node: SafeNode): boolean {
  if (typeof node === 'string') return isBlank(node);
  return !MEDIA_TAG.test(node.tag) && node.children.every(isEmptyPart);
}

/** Returns the level of a heading, or of the heading that an element starts with; 7 for anything else. */
function getLeadingLevel(node: SafeNode | undefined): number {
  if (!isElement(node)) return 7;
  return (
    getHeadingLevel(node.tag) || getLeadingLevel(node.children.find((child) => !isEmptyPart(child)))
  );
}

/** True for a paragraph without content. The parser creates one for each end tag of a paragraph with blocks. */
function isLeftover(node: SafeNode): boolean {
  return isElement(node, 'p') && node.children.length === 0;
}

function findFirstRow(nodes: readonly SafeNode[]): SafeElement | undefined {
  for (const node of nodes) {
    const row = isElement(node, 'tr') ? node : isElement(node) && findFirstRow(node.children);
    if (row) return row;
  }
  return undefined;
}

/**
 * Returns a test for the first node that doesn't belong to a removed node. The section after a heading
 * belongs to the heading, and the details after a term belong to the term. Nodes after a paragraph belong
 * to the paragraph, because a parser may have moved them out of it.
 */
function createEndTest(
  nodes: readonly SafeNode[],
  index: number,
  reason: RemovalReason,
): ((node: SafeNode) => boolean) | undefined {
  const node = nodes[index];
  if (!isElement(node)) return undefined;
  const level = getHeadingLevel(node.tag) || (reason === 'dependent' ? getLeadingLevel(node) : 7);
  if (level < 7) return (next) => getLeadingLevel(next) <= level;
  if (node.tag === 'dt') return (next) => isElement(next) && next.tag !== 'dd';
  if (node.tag !== 'p') return undefined;
  const leftover = nodes.slice(index).find(isLeftover);
  if (leftover && reason === 'marked') return (next) => next === leftover;
  return (next) => isElement(next, 'p') || getLeadingLevel(next) < 7;
}

/**
 * Removes content that isn't meant for clients: parts that are marked as internal (with `data-audience`, or
 * a class `internal` or `internal-…`), hidden parts, and blocks with a word or phrase of a deny list. When in
 * doubt, it removes more: a heading's whole section, a cell's row, a header's table, and the content after a
 * removed paragraph up to the next paragraph or heading.
 *
 * @param tree the result of `sanitize`, before `applyRules`.
 * @param options what to remove, in addition to marked parts.
 * @returns the tree without these parts, and how many there were.
 * @throws TypeError for the result of `applyRules`, which has no marks, and for an invalid deny list.
 * @example
 * const { tree, isEmpty } = redact(sanitize(parse(html)), { deny: ['commission', 'for agents only'] });
 */
export function redact(tree: SafeTree, { deny = [], onRemove }: RedactOptions = {}): Redaction {
  if (hasRulesApplied(tree)) throw new TypeError('Call `redact` before `applyRules`.');
  const isDenied = createDenyMatcher(deny);
  const removed = { marked: 0, denied: 0, dependent: 0 };

  const removedNodes = new Set<SafeNode>();

  function report(reason: RemovalReason, children: readonly SafeNode[]): void {
    const text = toText({ children, reports: [], truncated: false });
    if (text) onRemove?.({ reason, text });
  }

  function remove(node: SafeNode, { reason, rest }: Removal): void {
    removedNodes.add(node);
    if (!isEmptyPart(node) || reason !== 'dependent') removed[reason] += 1;
    report(reason, rest);
  }

  /** True if an element lost a part that its other parts need, such as a table's caption. */
  function hasLostKeyPart({ tag, children }: SafeElement): boolean {
    if (indivisibleElements.has(tag)) return children.some((child) => removedNodes.has(child));
    if (tag === 'table') {
      return (
        children.some((child) => isElement(child, 'caption') && removedNodes.has(child)) ||
        removedNodes.has(findFirstRow(children) ?? '')
      );
    }
    const summary = tag === 'details' && children.find((child) => isElement(child, 'summary'));
    return summary !== false && summary !== undefined && removedNodes.has(summary);
  }

  /** Returns an element without its internal parts, or why the element must be removed. */
  function redactElement(node: SafeElement, parentBackground: string): SafeElement | Removal {
    if (isMarked(node, parentBackground)) return { reason: 'marked', rest: [node] };
    const children = redactNodes(node.children, getBackground(node, parentBackground));
    const isUnchanged =
      children.length === node.children.length &&
      children.every((child, index) => child === node.children[index]);
    const rest = isUnchanged ? node : { ...node, children };
    if (!isUnchanged && (hasLostKeyPart(node) || children.every(isEmptyPart))) {
      return { reason: 'dependent', rest: [rest] };
    }
    return isBlock(node) && isDenied(toSearchText([rest]))
      ? { reason: 'denied', rest: [rest] }
      : rest;
  }

  /** @param parentBackground the background of the parent element; undefined for the root's children. */
  function redactNodes(nodes: readonly SafeNode[], parentBackground?: string): readonly SafeNode[] {
    const keptNodes: SafeNode[] = [];
    let run: SafeNode[] = [];
    /** Set after a part was removed. Returns true for the first node that doesn't belong to that part. */
    let endsRemoval: ((node: SafeNode) => boolean) | undefined;

    /** Keeps the text between two blocks, unless that text is denied. Text inside a block is tested with the block. */
    function endRun(): void {
      if (parentBackground === undefined && isDenied(toSearchText(run))) {
        removed.denied += 1;
        report('denied', run);
      } else {
        keptNodes.push(...run);
      }
      run = [];
    }

    for (const [index, node] of nodes.entries()) {
      if (endsRemoval?.(node)) endsRemoval = undefined;
      if (endsRemoval) {
        remove(node, { reason: 'dependent', rest: [node] });
        continue;
      }
      const rest = isElement(node) ? redactElement(node, parentBackground ?? 'white') : node;
      // Browsers move text that is in a table, but not in a cell, in front of the table.
      if (isElement(node, 'table') && rest !== node) {
        for (const moved of run) remove(moved, { reason: 'dependent', rest: [moved] });
        run = [];
      }
      if (typeof rest === 'object' && 'reason' in rest) {
        remove(node, rest);
        endsRemoval = createEndTest(nodes, index, rest.reason);
      } else if (isBlock(node)) {
        endRun();
        keptNodes.push(rest);
      } else {
        run.push(rest);
      }
    }
    endRun();
    return keptNodes;
  }

  const children = redactNodes(tree.children);
  // Removing a part can bring the words of a denied phrase together.
  const isSafe = !isDenied(toSearchText(children));
  const result: SafeTree = {
    children: isSafe ? children : [],
    reports: [],
    truncated: tree.truncated,
  };
  if (!isSafe) {
    removed.denied += 1;
    report('denied', children);
  }
  return { tree: result, removed, isEmpty: toText(result) === '' };
}
