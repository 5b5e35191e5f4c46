import { useEffect } from 'react';

/**
 * Shows a count on the icon of the installed portal. Zero removes it, and undefined leaves it as it is. Browsers without such
 * icons ignore it.
 */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    void navigator.setAppBadge(count).catch(() => {
      // The system doesn't allow it. The header shows the count too.
    });
  }, [count]);
}
