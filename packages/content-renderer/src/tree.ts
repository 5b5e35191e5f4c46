import type { ContentReport } from './report.ts';
import type { SafeTag } from './sanitize/allow-list.ts';

/** Inline styles for React: camelCase names, and values that passed the style grammar. */
export type SafeStyle = Readonly<Record<string, string>>;

export type PropValue = string | number | boolean | SafeStyle;

/** React props of one element; every name and value comes from the allow-list or from a rule. */
export type SafeProps = Readonly<Record<string, PropValue>>;

/** An element that is safe to render. */
export interface SafeElement {
  readonly tag: SafeTag;
  readonly props: SafeProps;
  /** Class names that the rules read (columns, callouts) or that the policy allows. */
  readonly classes: readonly string[];
  readonly children: readonly SafeNode[];
}

/** Text, or an element that is safe to render. */
export type SafeNode = string | SafeElement;

/** The result of `sanitize` and `applyRules`: plain data, the same in the browser and on the server. */
export interface SafeTree {
  readonly children: readonly SafeNode[];
  readonly reports: readonly ContentReport[];
  /** True if a limit cut the document short. */
  readonly truncated: boolean;
}

/** The props of every element without props, so that code can compare by identity. */
export const NO_PROPS: SafeProps = Object.freeze({});
/** The classes of elements without classes. */
export const NO_CLASSES: readonly string[] = [];

/** Creates an element of the safe tree. */
export function createSafeElement(
  tag: SafeTag,
  children: readonly SafeNode[],
  props: SafeProps = NO_PROPS,
  classes: readonly string[] = NO_CLASSES,
): SafeElement {
  return { tag, props, classes, children };
}

/** Copies an element with changes. The props are merged. */
export function copyElement(node: SafeElement, changes: Partial<SafeElement>): SafeElement {
  const props = changes.props ? { ...node.props, ...changes.props } : node.props;
  return { ...node, ...changes, props };
}

/** Adds a node at the end, and merges adjacent texts. */
export function appendNode(nodes: SafeNode[], node: SafeNode): void {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** True for an element. If a tag is given, the element must have that tag. */
export function isElement(node: SafeNode | undefined, tag?: SafeTag): node is SafeElement {
  return typeof node === 'object' && (tag === undefined || node.tag === tag);
}

const NOT_BLANK = /[^\s\u200b]/;

/** True for text of only white space, including no-break and zero-width spaces. */
export function isBlank(node: SafeNode | undefined): boolean {
  return typeof node === 'string' && !NOT_BLANK.test(node);
}

/** Visits all elements, each one before its children. */
export function forEachElement(
  nodes: readonly SafeNode[],
  visit: (element: SafeElement) => void,
): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    visit(node);
    forEachElement(node.children, visit);
  }
}

function getRawText(nodes: readonly SafeNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : getRawText(node.children)))
    .join('');
}

/** Returns the text of nodes and their descendants, with white space collapsed. */
export function getText(nodes: readonly SafeNode[]): string {
  return getRawText(nodes).replace(/\s+/g, ' ').trim();
}

/** Returns the inline style in an element's props. */
export function getStyle(props: SafeProps): SafeStyle | undefined {
  return typeof props.style === 'object' ? props.style : undefined;
}
