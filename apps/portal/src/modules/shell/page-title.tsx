import { createContext, useContext, useLayoutEffect } from 'react';

const PageTitleContext = createContext<(title: string | null) => void>(() => {});

export const PageTitleProvider = PageTitleContext.Provider;

/**
 * Names the page after what it shows, in the document's title and the breadcrumb, in place of the manifest's title.
 *
 * @param title undefined while it is not known yet: the manifest's title stands in.
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext);
  // With the heading that it belongs to: what is said on arrival is the title of that moment.
  useLayoutEffect(() => {
    setTitle(title ?? null);
    return () => setTitle(null);
  }, [setTitle, title]);
}
