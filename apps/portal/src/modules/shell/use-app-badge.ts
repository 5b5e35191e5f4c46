import { useEffect } from 'react';

/**
 * Shows a count on the icon of the installed portal. Zero removes the count, and undefined doesn't change it. Does nothing in
 * browsers without app badges.
 */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    void navigator.setAppBadge(count).catch(() => {
      // The system doesn't allow a badge. The header shows the count too.
    });
  }, [count]);
}
