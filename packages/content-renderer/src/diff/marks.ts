import {
  NO_PROPS,
  appendNode,
  copyElement,
  createSafeElement,
  type SafeElement,
  type SafeNode,
  type SafeProps,
  type SafeTree,
} from '../tree.ts';
import { createWordSet } from '../word-set.ts';
import { isBlock } from './normalize.ts';
import { boundChildren, strictParents, tableParts } from './structure.ts';

/** `changed`: the element's attributes differ, such as the start number of a list. Its content can have other changes. */
export type ChangeKind = 'removed' | 'added' | 'changed';

/**
 * An element of both versions whose attributes changed. It has the later version's attributes, and
 * `previous` has the earlier version's.
 */
export interface ChangedElement extends SafeElement {
  readonly previous: Pick<SafeElement, 'props' | 'classes'>;
}

/** A version of a document. */
export type Version = 'before' | 'after';

/** Texts for screen readers, in the page's language. */
export interface ChangeLabels {
  /** Before an added part, such as "Added:". */
  readonly added: string;
  /** Before a removed part, such as "Removed:". */
  readonly removed: string;
  /** Before a part whose attributes changed, such as "Formatting changed:". */
  readonly changed: string;
  /** After an added or removed part of a sentence, such as "End of change". None by default. */
  readonly end?: string | undefined;
  /** The language of these texts as a BCP 47 tag, if the document's language differs. */
  readonly lang?: string | undefined;
}

const wrapperTags = { removed: 'del', added: 'ins' } as const;

type EditKind = Exclude<ChangeKind, 'changed'>;

/** Returns the props that mark an element in place. Unlike these elements, wrappers have no `data-change-kind`. */
function toMarkProps(kind: ChangeKind, number: number): SafeProps {
  return { 'data-change': number, 'data-change-kind': kind };
}

/** Wraps nodes in `ins` or `del`. */
function wrapNodes(nodes: readonly SafeNode[], kind: EditKind, number: number): SafeElement {
  const hasBlock = nodes.some((node) => typeof node !== 'string' && isBlock(node));
  return createSafeElement(wrapperTags[kind], nodes, {
    'data-change': number,
    ...(hasBlock && { 'data-change-block': '' }),
  });
}

/** Marks an element that can't be wrapped, and wraps its content instead. */
function markInPlace(node: SafeElement, kind: EditKind, number: number): SafeElement {
  const { tag, children } = node;
  const content = strictParents.has(tag)
    ? markNodes(children, kind, number, node)
    : children.length > 0
      ? [wrapNodes(children, kind, number)]
      : children;
  return copyElement(node, { props: toMarkProps(kind, number), children: content });
}

/**
 * Marks nodes as removed or added by wrapping them in `ins` or `del`. Where that would be invalid HTML, as
 * in lists and tables, it wraps the content of the items and cells.
 *
 * @param parent the parent of the nodes, or undefined for the document.
 */
export function markNodes(
  nodes: readonly SafeNode[],
  kind: EditKind,
  number: number,
  parent: SafeElement | undefined,
): readonly SafeNode[] {
  const isStrict = parent !== undefined && strictParents.has(parent.tag);
  const result: SafeNode[] = [];
  let run: SafeNode[] = [];
  function endRun(): void {
    if (run.length > 0) result.push(wrapNodes(run, kind, number));
    run = [];
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && (isStrict || boundChildren.has(node.tag))) {
      endRun();
      result.push(markInPlace(node, kind, number));
    } else if (parent && tableParts.has(parent.tag)) {
      // Only a hostile document has text between cells. In that case, the row is marked.
      result.push(node);
    } else {
      run.push(node);
    }
  }
  endRun();
  return result;
}

/** Marks an element whose attributes changed. */
export function markChanged(node: ChangedElement, number: number): ChangedElement {
  return { ...node, props: { ...node.props, ...toMarkProps('changed', number) } };
}

/** Returns how an element is marked, and whether it is a wrapper that `diff` added. */
function readMark({ tag, props }: SafeElement): { kind: unknown; isWrapper: boolean } {
  const kind = props['data-change-kind'];
  if (props['data-change'] === undefined || kind !== undefined) return { kind, isWrapper: false };
  return { kind: tag === 'ins' ? 'added' : 'removed', isWrapper: true };
}

function omit(props: SafeProps, names: ReadonlySet<string>): SafeProps {
  const entries = Object.entries(props).filter(([name]) => !names.has(name));
  return entries.length === 0 ? NO_PROPS : Object.fromEntries(entries);
}

const markProps = createWordSet('data-change data-change-kind');
/** Props with ids. Ids must be unique in a page, so only the later version keeps them. */
const idProps = createWordSet('aria-describedby aria-labelledby headers id');

function getMarkProps({ props }: SafeElement): SafeProps {
  return Object.fromEntries(Object.entries(props).filter(([name]) => markProps.has(name)));
}

function isChanged(node: SafeElement): node is ChangedElement {
  return 'previous' in node;
}

function selectNodes(
  nodes: readonly SafeNode[],
  version: Version,
  keepsMarks: boolean,
): readonly SafeNode[] {
  const result: SafeNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') {
      appendNode(result, node);
      continue;
    }
    const { kind, isWrapper } = readMark(node);
    if (kind === (version === 'before' ? 'added' : 'removed')) continue;
    const children = selectNodes(node.children, version, keepsMarks);
    if (isWrapper && !keepsMarks) {
      for (const child of children) appendNode(result, child);
      continue;
    }
    const { tag } = node;
    const source = isChanged(node) && version === 'before' ? node.previous : node;
    const isMarked = kind !== undefined && !isWrapper;
    const markedProps =
      isMarked && keepsMarks ? { ...source.props, ...getMarkProps(node) } : source.props;
    const props = isMarked && !keepsMarks ? omit(markedProps, markProps) : markedProps;
    result.push({ tag, props, classes: source.classes, children });
  }
  return result;
}

/** Removes everything that must be unique in a page: ids, and the landmarks of tables. */
function removeUniqueAttributes(nodes: readonly SafeNode[]): readonly SafeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const props = omit(node.props, idProps);
    return {
      ...node,
      props: props.role === 'region' ? { ...props, role: 'group' } : props,
      children: removeUniqueAttributes(node.children),
    };
  });
}

/**
 * Returns one of the versions from the tree of `diff`, without marks.
 *
 * @param tree the tree of `diff`.
 * @param version `before` removes the added parts and unwraps the `del` elements of `diff`; `after` does the opposite. The
 * document's own `ins` and `del` elements stay.
 * @returns the version, with collapsed white space.
 * @example
 * getVersion(diff(before, after).tree, 'after');
 */
export function getVersion(tree: SafeTree, version: Version): SafeTree {
  return { ...tree, children: selectNodes(tree.children, version, false) };
}

/**
 * Returns one version with its changes marked: the earlier version with the removed parts, or the later
 * version with the added parts. The earlier version has no ids and landmarks, so that one page can show
 * both versions side by side.
 *
 * @param tree the tree of `diff`.
 * @example
 * const left = markVersion(diff(before, after).tree, 'before');
 */
export function markVersion(tree: SafeTree, version: Version): SafeTree {
  const children = selectNodes(tree.children, version, true);
  return { ...tree, children: version === 'before' ? removeUniqueAttributes(children) : children };
}

function toLabel(text: string, { lang }: ChangeLabels): SafeElement {
  return createSafeElement('span', [text], { 'data-hidden-label': '', ...(lang && { lang }) });
}

/**
 * Adds the label of a changed part before its first text. In lists and tables, that is the text of the
 * first item or cell, because they can't contain text themselves.
 */
function prependLabel(
  children: readonly SafeNode[],
  parent: SafeElement,
  labels: ChangeLabels,
): readonly SafeNode[] {
  if (!strictParents.has(parent.tag)) {
    const label = toLabel(`${labels.changed} `, labels);
    return children.length > 0 ? [label, ...children] : children;
  }
  const index = children.findIndex((child) => typeof child !== 'string');
  const first = children[index];
  if (first === undefined || typeof first === 'string') return children;
  const labeledChild = copyElement(first, {
    children: prependLabel(first.children, first, labels),
  });
  return children.with(index, labeledChild);
}

function labelNodes(nodes: readonly SafeNode[], labels: ChangeLabels): readonly SafeNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { kind, isWrapper } = readMark(node);
    const isRemoved = kind === 'removed';
    const children = labelNodes(
      isRemoved ? removeUniqueAttributes(node.children) : node.children,
      labels,
    );
    const props = isRemoved ? omit(node.props, idProps) : node.props;
    if (isWrapper) {
      const label = toLabel(`${isRemoved ? labels.removed : labels.added} `, labels);
      const isInSentence = props['data-change-block'] === undefined && labels.end;
      const end = isInSentence ? [toLabel(` ${labels.end}`, labels)] : [];
      return { ...node, props, children: [label, ...children, ...end] };
    }
    if (kind !== 'changed') return { ...node, props, children };
    return { ...node, props, children: prependLabel(children, node, labels) };
  });
}

/**
 * Adds texts for screen readers to the tree of `diff` or `markVersion`, and removes the ids and
 * landmarks of removed parts, because the later version can have the same ids and landmarks.
 *
 * @param labels the texts, in the page's language.
 * @returns a tree to render; `getVersion` doesn't accept it.
 * @example
 * render(labelChanges(tree, { added: 'Added:', removed: 'Removed:', changed: 'Formatting changed:' }));
 */
export function labelChanges(tree: SafeTree, labels: ChangeLabels): SafeTree {
  return { ...tree, children: labelNodes(tree.children, labels) };
}
