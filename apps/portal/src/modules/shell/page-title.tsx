import { createContext, useContext, useEffect } from 'react';

const PageTitleContext = createContext<(title: string | null) => void>(() => {});

export const PageTitleProvider = PageTitleContext.Provider;

/**
 * Names the page after what it shows, in the document's title and the breadcrumb, in place of the manifest's title.
 *
 * @param title undefined while it is not known yet: the manifest's title stands in.
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    setTitle(title ?? null);
    return () => setTitle(null);
  }, [setTitle, title]);
}
