import { createContext, useContext, useLayoutEffect } from 'react';
import type { PageFacts } from '../favorites/favorite-path.ts';

const PageContext = createContext<(page: PageFacts | null) => void>(() => {});

export const PageTitleProvider = PageContext.Provider;

/**
 * Names the page after what it shows, in the document's title and the breadcrumb and as a favorite, in place of the
 * manifest's title.
 *
 * @param title undefined while it is not known yet: the manifest's title stands in.
 * @param path its one address where others lead to it, too; null for a page that nobody comes back to. @default the address
 * that it was opened by
 */
export function usePageTitle(title: string | undefined, path?: string | null): void {
  const setPage = useContext(PageContext);
  // With the heading that it belongs to: what is said on arrival is the title of that moment.
  useLayoutEffect(() => {
    setPage(title === undefined ? null : { title, path });
    return () => setPage(null);
  }, [setPage, title, path]);
}
