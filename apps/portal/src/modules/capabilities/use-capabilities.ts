import { capabilities, isNotFound, type CapabilityName } from '@producer-portal/api';
import { hasFailed } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { useHasFirstContent } from '../shell/first-content.tsx';

/** Which extensions the host has (docs/contract.md#capabilities). */
export interface Capabilities {
  readonly names: readonly string[];
  readonly isLoading: boolean;
  /** Set if the call failed, because the extensions are then unknown. A 404 isn't a failure: the host has no extensions. */
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
}

/** A shared empty array, so that effects and memos don't run again on each render. */
const noNames: readonly string[] = [];

/**
 * The extensions of the contract that the host supports. Empty until they have loaded, and if the host supports none. The
 * request waits until the first screen shows its content, unless the screen itself needs the result.
 *
 * @param options.isNeeded sends the request immediately.
 */
export function useCapabilities({ isNeeded = false } = {}): Capabilities {
  const hasContent = useHasFirstContent();
  const query = useQuery({
    ...capabilities.list.query(useApi()),
    enabled: isNeeded || hasContent,
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
  });
  const { data = noNames, error, isPending, refetch } = query;
  return {
    names: data,
    isLoading: isPending,
    failure: hasFailed(query) && !isNotFound(error) ? { error, retry: () => void refetch() } : null,
  };
}

/** Whether the host announces an extension. */
export const useHasCapability = (name: CapabilityName): boolean =>
  useCapabilities().names.includes(name);
