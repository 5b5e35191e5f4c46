import { createContext, useContext, useLayoutEffect } from 'react';
import type { PageMetadata } from '../favorites/favorite-path.ts';

interface PageSetters {
  readonly setPageMetadata: (page: PageMetadata | null) => void;
  readonly setDetails: (details: string | null) => void;
}

const PageContext = createContext<PageSetters>({ setPageMetadata() {}, setDetails() {} });

export const PageTitleProvider = PageContext.Provider;

/**
 * Sets the page's title for the document title, breadcrumb, and favorite, instead of the manifest's title.
 *
 * @param title undefined until it is known; the manifest's title is used until then.
 * @param path the canonical path, if the page has several URLs; null if it can't be a favorite. @default the current
 * path
 * @param options `isWholeTitle`: nothing is added to the document title, because its text is fixed. `lang`: language of the
 * title, if it isn't the page's.
 */
export function usePageTitle(
  title: string | undefined,
  path?: string | null,
  { isWholeTitle = false, lang }: Pick<PageMetadata, 'isWholeTitle' | 'lang'> = {},
): void {
  const { setPageMetadata } = useContext(PageContext);
  // A layout effect, so that the title is set before the shell announces the new page.
  useLayoutEffect(() => {
    setPageMetadata(title === undefined ? null : { title, path, isWholeTitle, lang });
    return () => setPageMetadata(null);
  }, [setPageMetadata, title, path, isWholeTitle, lang]);
}

/**
 * Adds details to the document title, such as a search text, filters, and the page number.
 *
 * @param parts the most specific one first. Missing and empty parts are left out.
 */
export function usePageDetails(parts: readonly (string | undefined)[]): void {
  const { setDetails } = useContext(PageContext);
  const details = parts.filter(Boolean).join(' · ');
  useLayoutEffect(() => {
    setDetails(details);
    return () => setDetails(null);
  }, [setDetails, details]);
}
