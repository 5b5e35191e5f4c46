'use client';

import { createContext, createElement, useContext, useMemo } from 'react';
import type { AnchorHTMLAttributes, ComponentType, JSX, ReactNode, Ref } from 'react';

/** The props of a link component: the attributes of `<a>`, a required `href`, and a ref. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface UiProviderProps {
  /**
   * Renders links within the application, usually an adapter for a router's link. Define it outside of the component that
   * renders the provider: a new function on each render remounts all links.
   * @default the native `<a>`
   */
  link?: ComponentType<LinkProps> | undefined;
  children?: ReactNode;
}

interface UiContextValue {
  link: ComponentType<LinkProps> | 'a';
}

const UiContext = createContext<UiContextValue>({ link: 'a' });

/**
 * Provides the application's link component to all components of this package.
 *
 * @example
 * const AppLink = ({ href, ...rest }: LinkProps) => <RouterLink to={href} {...rest} />;
 * <UiProvider link={AppLink}>…</UiProvider>
 */
export function UiProvider({ link, children }: UiProviderProps): JSX.Element {
  const value = useMemo(() => ({ link: link ?? ('a' as const) }), [link]);
  return <UiContext value={value}>{children}</UiContext>;
}

/** Renders a link with the provider's component, or `<a>`. Internal to this package. */
export function Link(props: LinkProps): JSX.Element {
  return createElement(useContext(UiContext).link, props);
}
