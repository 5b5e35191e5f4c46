import { ComponentErrorBoundary } from '#error-boundary';
import {
  Suspense,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toModernTag, type RenderedTag } from '../rules/deprecated.ts';
import type { SafeTag } from '../sanitize/allow-list.ts';
import { NO_PROPS, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';

/**
 * Components to render instead of plain elements, by tag. Each receives the plain element's props and
 * its rendered children. A link to another site has `data-external`.
 */
export type ContentComponents = {
  readonly [T in RenderedTag]?: ComponentType<ComponentPropsWithoutRef<T>>;
};

/** Options of `render`. */
export interface RenderOptions {
  readonly components?: ContentComponents | undefined;
  /**
   * Called when a component throws while it renders in the browser. The plain element is rendered instead, on the server too,
   * but the server does not call this function.
   */
  readonly onComponentError?: ((tag: SafeTag, error: unknown) => void) | undefined;
}

/** Returns the plain element's props, including its children. */
function toProps({ props, classes }: SafeElement, children: readonly ReactNode[]): object {
  const content = children.length === 1 ? children[0] : children;
  const elementProps = classes.length > 0 ? { ...props, className: classes.join(' ') } : props;
  if (children.length === 0) return elementProps;
  return elementProps === NO_PROPS ? { children: content } : { ...elementProps, children: content };
}

function renderElement(node: SafeElement, options: RenderOptions): ReactElement {
  const tag = toModernTag(node.tag);
  const children = renderAll(node.children, options);
  // Browsers skip the first line feed of a `pre`, and React doesn't add one if there are several children. Without leading line
  // feeds, the server and the browser render the same text.
  if (tag === 'pre' && children.length > 1 && typeof children[0] === 'string') {
    children[0] = children[0].replace(/^\n+/, '');
  }
  // `jsxs` marks the children as static, so they need no keys. Spreading 200,000 of them into a call
  // would overflow the stack.
  const create = children.length > 1 ? jsxs : jsx;
  const props = toProps(node, children);
  const plainElement = create(tag, props);
  const { components, onComponentError } = options;
  const customComponent = components?.[tag];
  if (!customComponent) return plainElement;
  return jsx(ComponentErrorBoundary, {
    fallback: plainElement,
    // Undefined without a handler, because a server component can't pass a function to the boundary, which runs in the browser.
    onError: onComponentError && ((error: unknown) => onComponentError(tag, error)),
    // On the server, only a Suspense boundary catches errors.
    children: jsx(Suspense, {
      fallback: plainElement,
      children: jsx(customComponent, plainElement.props),
    }),
  });
}

function renderAll(nodes: readonly SafeNode[], options: RenderOptions): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : renderElement(node, options)));
}

/**
 * Renders a safe tree as React elements. It uses no HTML strings, and only props from the allow-list
 * and the rules.
 *
 * @returns the content, or null for an empty document.
 * @example
 * const content = render(applyRules(sanitize(parse(html))), { components: { a: Link } });
 */
export function render(tree: SafeTree, options: RenderOptions = {}): ReactElement | null {
  if (tree.children.length === 0) return null;
  return jsxs(Fragment, { children: renderAll(tree.children, options) });
}
