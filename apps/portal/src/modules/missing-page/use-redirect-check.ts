import { redirectRecords } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { safeTarget } from '../paths/navigation.ts';
import { useApi } from '../session/services.tsx';

export interface RedirectCheck {
  /** The host has said yes or no; a check that fails counts as no. */
  settled: boolean;
  /** Where the present address has moved to, when that may be followed. */
  target: { href: string; external: boolean } | null;
}

/** In a history entry: the reader has been sent on once already. */
export const HOPPED = 'redirected';

/**
 * Asks whether another address has taken the place of the present one (docs/contract.md#redirect-check). One hop
 * alone: an address that a redirect has led to is not asked about again.
 */
export function useRedirectCheck(enabled = true): RedirectCheck {
  const { pathname, state } = useLocation();
  const asks = enabled && state !== HOPPED;
  const check = useQuery({
    ...redirectRecords.check.query(useApi(), { path: pathname }),
    enabled: asks,
    // It failed and so said no: asking again for each who wants to know would turn in a circle.
    retryOnMount: false,
  });
  return { settled: !asks || !check.isPending, target: asks ? safeTarget(check.data?.to) : null };
}
