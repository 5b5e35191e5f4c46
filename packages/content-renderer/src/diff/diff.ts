import { appendNode, getText, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';
import { Aligner, looksEqual, type Item } from './align.ts';
import { markChanged, markNodes, type ChangeKind, type ChangedElement } from './marks.ts';
import { normalizeWhiteSpace } from './normalize.ts';

/**
 * One change. Adjacent removed and added parts are one change, and so are the cells of an added or removed
 * table column.
 */
export interface ContentChange {
  /** From 1. Value of the `data-change` attribute of the change's elements. */
  readonly number: number;
  /** `replaced`: one part was removed, and another one added in its place. */
  readonly kind: ChangeKind | 'replaced';
  /** The removed text. Empty for images and other parts without text. */
  readonly before: string;
  /** The added text; for a changed element, its text. */
  readonly after: string;
}

/** The result of `diff`. */
export interface ContentDiff {
  /**
   * Both versions in one tree. Removed and added parts are in `del` and `ins` elements with the attribute
   * `data-change`. List items, rows, and cells have `data-change` and `data-change-kind` themselves, and `del` or `ins` is
   * around their content. Elements whose attributes changed have only these attributes. See `markVersion` and `labelChanges`.
   */
  readonly tree: SafeTree;
  /** In document order. */
  readonly changes: readonly ContentChange[];
  /** True if the documents are too different or too long to compare every word. */
  readonly isLimited: boolean;
}

function mergeReports(before: SafeTree, after: SafeTree): SafeTree['reports'] {
  return [...before.reports, ...after.reports];
}

/**
 * Compares two versions of a document: tables by cell, and text by word. A block that moved counts as
 * removed in one place and added in another. Pass the results of `applyRules`, so that only what users
 * see is compared.
 *
 * White space that browsers collapse is ignored. Long or very different documents are compared by block,
 * which limits the time.
 *
 * @param before the earlier version.
 * @param after the later version.
 * @returns both versions in one tree, and the list of changes.
 * @example
 * const toTree = (html: string) => applyRules(sanitize(parse(html)));
 * diff(toTree('<p>Bind by noon.</p>'), toTree('<p>Bind by 5 p.m.</p>')).changes.length; // 1
 */
export function diff(before: SafeTree, after: SafeTree): ContentDiff {
  const aligner = new Aligner();
  const changes: ContentChange[] = [];
  /** The change numbers of the added and removed cells of the current table, by their position. */
  let cellChanges = new Map<string, number>();

  function addChange(
    kind: ContentChange['kind'],
    from: readonly Item[],
    to: readonly Item[],
  ): number {
    const number = changes.length + 1;
    changes.push({ number, kind, before: getText(from), after: getText(to) });
    return number;
  }

  /** Adds a cell to the change of its column, because an added or removed column counts as one change. */
  function addCellChange(
    kind: ContentChange['kind'],
    from: readonly Item[],
    to: readonly Item[],
    position: string,
  ): number {
    const key = [kind, position, from.length, to.length].join(' ');
    const knownChange = changes[(cellChanges.get(key) ?? 0) - 1];
    if (!knownChange) {
      const number = addChange(kind, from, to);
      cellChanges.set(key, number);
      return number;
    }
    const join = (text: string, items: readonly Item[]) =>
      [text, getText(items)].filter(Boolean).join(' ');
    changes[knownChange.number - 1] = {
      ...knownChange,
      before: join(knownChange.before, from),
      after: join(knownChange.after, to),
    };
    return knownChange.number;
  }

  function mergeElements(earlier: SafeElement, later: SafeElement): SafeElement {
    const { props, classes } = earlier;
    const looksChanged = !looksEqual(earlier, later);
    const number = looksChanged ? addChange('changed', [], [later]) : undefined;
    const outerCellChanges = cellChanges;
    if (later.tag === 'table') cellChanges = new Map();
    const children = mergeChildren(earlier.children, later.children, later);
    cellChanges = outerCellChanges;
    const hasSameProps =
      JSON.stringify([props, classes]) === JSON.stringify([later.props, later.classes]);
    if (hasSameProps) return { ...later, children };
    const merged: ChangedElement = { ...later, children, previous: { props, classes } };
    // A change that users can't notice, such as another id, has no mark.
    return number === undefined ? merged : markChanged(merged, number);
  }

  function mergeChildren(
    earlier: readonly SafeNode[],
    later: readonly SafeNode[],
    parent: SafeElement | undefined,
  ): readonly SafeNode[] {
    const merged: SafeNode[] = [];
    let removed: SafeNode[] = [];
    let added: SafeNode[] = [];
    let [earlierIndex, laterIndex] = [0, 0];
    function endChange(): void {
      if (removed.length + added.length === 0) return;
      const kind = added.length === 0 ? 'removed' : removed.length === 0 ? 'added' : 'replaced';
      const number =
        parent?.tag === 'tr' && kind !== 'replaced'
          ? addCellChange(kind, removed, added, `${earlierIndex} ${laterIndex}`)
          : addChange(kind, removed, added);
      earlierIndex += removed.length;
      laterIndex += added.length;
      merged.push(...markNodes(removed, 'removed', number, parent));
      merged.push(...markNodes(added, 'added', number, parent));
      removed = [];
      added = [];
    }
    for (const step of aligner.align(earlier, later)) {
      if (step.kind === 'removed') {
        appendNode(removed, step.before);
      } else if (step.kind === 'added') {
        appendNode(added, step.after);
      } else {
        endChange();
        earlierIndex += 1;
        laterIndex += 1;
        if (step.kind === 'same') appendNode(merged, step.after);
        else merged.push(mergeElements(step.before, step.after));
      }
    }
    endChange();
    return merged;
  }

  const children = mergeChildren(
    normalizeWhiteSpace(before.children),
    normalizeWhiteSpace(after.children),
    undefined,
  );
  return {
    tree: {
      children,
      reports: mergeReports(before, after),
      truncated: before.truncated || after.truncated,
    },
    changes,
    isLimited: aligner.isLimited,
  };
}
