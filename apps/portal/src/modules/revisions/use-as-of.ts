import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCapabilities } from '../capabilities/use-capabilities.ts';
import { readAsOf, type AsOf } from './as-of.ts';

/** The as-of date in the page's URL; null for today's version (docs/product.md#as-of-dates). */
export function useAsOf(): AsOf | null {
  const { search } = useLocation();
  return useMemo(() => readAsOf(new URLSearchParams(search)), [search]);
}

/** Whether the host is known to show only today's version. */
export function useIsAsOfUnsupported(): boolean {
  const { names, isLoading } = useCapabilities();
  return !isLoading && !names.includes('as_of');
}

/** The as-of date in the page's URL; null if the host is known to show only today's version. */
export function useSupportedAsOf(): AsOf | null {
  const asOf = useAsOf();
  return useIsAsOfUnsupported() ? null : asOf;
}
