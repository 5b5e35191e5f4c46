import { createContext, useContext, useLayoutEffect } from 'react';
import type { PageMetadata } from '../favorites/favorite-path.ts';

const PageContext = createContext<(page: PageMetadata | null) => void>(() => {});

export const PageTitleProvider = PageContext.Provider;

/**
 * Sets the page's title for the document title, breadcrumb, and favorite, instead of the manifest's title.
 *
 * @param title undefined until it is known; the manifest's title is used until then.
 * @param path the canonical path, if the page has several URLs; null if it can't be a favorite. @default the current
 * path
 */
export function usePageTitle(title: string | undefined, path?: string | null): void {
  const setPage = useContext(PageContext);
  // Set together with the heading, so that the right title is announced on arrival.
  useLayoutEffect(() => {
    setPage(title === undefined ? null : { title, path });
    return () => setPage(null);
  }, [setPage, title, path]);
}
