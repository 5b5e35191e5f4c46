import {
  Suspense,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { currentTag, type RenderedTag } from '../rules/deprecated.ts';
import type { SafeTag } from '../sanitize/allow-list.ts';
import { NO_PROPS, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';
import { Contained } from './contained.ts';

/**
 * The caller's own components, by tag. Each gets the props that the plain element would get (a link
 * away from the page has `data-external`), and its children done.
 */
export type ContentComponents = {
  readonly [T in RenderedTag]?: ComponentType<ComponentPropsWithoutRef<T>>;
};

/** How the elements are drawn. */
export interface RenderOptions {
  readonly components?: ContentComponents | undefined;
  /** Told of a component that threw; its plain element is drawn instead. */
  readonly onComponentError?: ((tag: SafeTag, error: unknown) => void) | undefined;
}

/** The props of the plain element, its children among them. */
function propsOf({ props, classes }: SafeElement, children: readonly ReactNode[]): object {
  const content = children.length === 1 ? children[0] : children;
  const named = classes.length > 0 ? { ...props, className: classes.join(' ') } : props;
  if (children.length === 0) return named;
  return named === NO_PROPS ? { children: content } : { ...named, children: content };
}

function renderElement(node: SafeElement, options: RenderOptions): ReactElement {
  const tag = currentTag(node.tag);
  const children = renderAll(node.children, options);
  // React sends the line feeds that begin a `pre` of several children as they are; browsers skip one.
  if (tag === 'pre' && children.length > 1 && typeof children[0] === 'string') {
    children[0] = children[0].replace(/^\n+/, '');
  }
  // `jsxs` says that the children are fixed, so they need no keys; spreading 200 000 of them into a
  // call would not end well.
  const create = children.length > 1 ? jsxs : jsx;
  const props = propsOf(node, children);
  const standard = create(tag, props);
  const custom = options.components?.[tag];
  if (!custom) return standard;
  return jsx(Contained, {
    fallback: standard,
    onError: (error: unknown) => options.onComponentError?.(tag, error),
    // On the server an error boundary does not catch; a Suspense boundary does.
    children: jsx(Suspense, { fallback: standard, children: jsx(custom, standard.props) }),
  });
}

function renderAll(nodes: readonly SafeNode[], options: RenderOptions): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : renderElement(node, options)));
}

/**
 * Draws a safe tree as React elements. No HTML string and no attribute spread: every prop was named
 * by the allow-list or by a rule.
 *
 * @example
 * const content = render(applyRules(sanitize(parse(html))), { components: { a: Link } });
 */
export function render(tree: SafeTree, options: RenderOptions = {}): ReactElement | null {
  if (tree.children.length === 0) return null;
  return jsxs(Fragment, { children: renderAll(tree.children, options) });
}
