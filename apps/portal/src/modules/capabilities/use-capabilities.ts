import { capabilities, type CapabilityName } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { useHasFirstContent } from '../shell/first-content.tsx';

/** Which extensions the host has (docs/contract.md#capabilities). */
export interface Capabilities {
  readonly names: readonly string[];
  readonly isLoading: boolean;
}

/** The same array each time, so that effects and memos don't run again. */
const noNames: readonly string[] = [];

/**
 * The extensions of the contract that the host supports. Empty until they have loaded, and if the host supports none. The
 * request waits until the first screen shows its content, unless the screen itself needs the result.
 *
 * @param options.isNeeded sends the request immediately.
 */
export function useCapabilities({ isNeeded = false } = {}): Capabilities {
  const hasContent = useHasFirstContent();
  const { data = noNames, isPending } = useQuery({
    ...capabilities.list.query(useApi()),
    enabled: isNeeded || hasContent,
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
  });
  return { names: data, isLoading: isPending };
}

/** Whether the host announces an extension. */
export const useHasCapability = (name: CapabilityName): boolean =>
  useCapabilities().names.includes(name);
