import type { ContentReport } from './report.ts';
import type { SafeTag } from './sanitize/allow-list.ts';

/** Inline styles as React takes them: camelCase names, values that passed the style grammar. */
export type SafeStyle = Readonly<Record<string, string>>;

export type PropValue = string | number | boolean | SafeStyle;

/** React props of one element; every name and value comes from the allow-list or from a rule. */
export type SafeProps = Readonly<Record<string, PropValue>>;

/** An element that may be drawn. */
export interface SafeElement {
  readonly tag: SafeTag;
  readonly props: SafeProps;
  /** Class names that the rules read (columns, callouts) or that the policy lets through. */
  readonly classes: readonly string[];
  readonly children: readonly SafeNode[];
}

/** Text, or an element that may be drawn. */
export type SafeNode = string | SafeElement;

/** What `sanitize` and `applyRules` hand on: plain data, the same from browser and server. */
export interface SafeTree {
  readonly children: readonly SafeNode[];
  readonly reports: readonly ContentReport[];
  /** Set when a limit cut the document short. */
  readonly truncated: boolean;
}

/** Of an element without props; the same object wherever there are none. */
export const NO_PROPS: SafeProps = Object.freeze({});
/** Of an element without classes. */
export const NO_CLASSES: readonly string[] = [];

/** Makes an element of the safe tree. */
export function element(
  tag: SafeTag,
  children: readonly SafeNode[],
  props: SafeProps = NO_PROPS,
  classes: readonly string[] = NO_CLASSES,
): SafeElement {
  return { tag, props, classes, children };
}

/** The element with further props, or with other parts. */
export function change(node: SafeElement, to: Partial<SafeElement>): SafeElement {
  return { ...node, ...to, props: to.props ? { ...node.props, ...to.props } : node.props };
}

/** Adds a node at the end; texts that come to stand side by side are one. */
export function append(nodes: SafeNode[], node: SafeNode): void {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** True where the node is an element of that tag. */
export function isElement(node: SafeNode | undefined, tag?: SafeTag): node is SafeElement {
  return typeof node === 'object' && (tag === undefined || node.tag === tag);
}

const NOT_BLANK = /[^\s\u200b]/;

/** True for text of nothing but white space, no-break and zero-width spaces. */
export function isBlank(node: SafeNode | undefined): boolean {
  return typeof node === 'string' && !NOT_BLANK.test(node);
}

/** Goes through all elements, each before what is in it. */
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

function rawText(nodes: readonly SafeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : rawText(node.children))).join('');
}

/** All text below some nodes, white space folded. */
export function textOf(nodes: readonly SafeNode[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim();
}

/** The inline style among an element's props. */
export function styleOf(props: SafeProps): SafeStyle | undefined {
  return typeof props.style === 'object' ? props.style : undefined;
}
