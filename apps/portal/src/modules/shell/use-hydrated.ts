import { startTransition, useEffect, useState } from 'react';

/**
 * False while React takes over the shell that stands in the HTML, which was drawn without knowing the reader or the address;
 * true soon after. The page's first drawing is a transition: it gives way to input instead of holding a slow device in one
 * piece.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
