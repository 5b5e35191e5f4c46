import { createContext, createElement, useContext, useMemo } from 'react';
import type { AnchorHTMLAttributes, ComponentType, JSX, ReactNode, Ref } from 'react';

/** What every link of this package is drawn with: the attributes of `<a>`, an `href`, and a ref. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface UiProviderProps {
  /**
   * Draws a link inside the application, usually an adapter over a router's link.
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
 * Hands the application's link component to every component of this package that draws a link.
 *
 * @example
 * <UiProvider link={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</UiProvider>
 */
export function UiProvider({ link, children }: UiProviderProps): JSX.Element {
  const value = useMemo(() => ({ link: link ?? ('a' as const) }), [link]);
  return <UiContext value={value}>{children}</UiContext>;
}

/** How this package draws every link: with the provider's component, or `<a>`. Internal to the package. */
export function Link(props: LinkProps): JSX.Element {
  return createElement(useContext(UiContext).link, props);
}
