import { redirectRecords } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { safeTarget } from '../paths/navigation.ts';
import { useApi } from '../session/services.tsx';

export interface RedirectCheck {
  /** True once the check has finished. A failed check counts as no redirect. */
  isSettled: boolean;
  /** The path or URL that the page has moved to, if it is safe to follow. */
  target: { href: string; external: boolean } | null;
}

/** History state that marks a page reached by a redirect. */
export const REDIRECTED = 'redirected';

/**
 * Checks whether the current path has moved (docs/contract.md#redirect-check). Follows one redirect only: the target is not
 * checked again.
 */
export function useRedirectCheck(enabled = true): RedirectCheck {
  const { pathname, state } = useLocation();
  const isEnabled = enabled && state !== REDIRECTED;
  const check = useQuery({
    ...redirectRecords.check.query(useApi(), { path: pathname }),
    enabled: isEnabled,
    // A failed check counts as no redirect. Retrying on each mount would loop.
    retryOnMount: false,
  });
  return {
    isSettled: !isEnabled || !check.isPending,
    target: isEnabled ? safeTarget(check.data?.to) : null,
  };
}
