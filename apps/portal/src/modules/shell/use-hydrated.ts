import { startTransition, useEffect, useState } from 'react';

/**
 * False during hydration, which must match the prerendered shell, and true soon after. The first full render is a transition,
 * so that it doesn't block input on slow devices.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return hydrated;
}
