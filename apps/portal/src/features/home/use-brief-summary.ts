import { brief, isBriefItemDone, needsAcknowledgement } from '@producer-portal/api';
import { useQuery } from '@tanstack/react-query';
import { useCapabilities } from '../../modules/capabilities/use-capabilities.ts';
import { useApi } from '../../modules/session/services.tsx';

export interface BriefSummary {
  /** Items that the user hasn't finished. */
  readonly count: number;
  /** Minutes to read these items. */
  readonly minutes: number;
  /** How many of these items the user must confirm. */
  readonly confirmCount: number;
}

/** What is left in the user's brief; null while it is unknown. A host without a brief leaves nothing. */
export function useBriefSummary(): BriefSummary | null {
  const { names, isLoading, failure } = useCapabilities();
  const isOffered = names.includes('brief');
  const { data } = useQuery({ ...brief.list.query(useApi()), enabled: isOffered });
  const items = isOffered ? data : [];
  if (isLoading || failure || !items) return null;
  const remaining = items.filter((item) => !isBriefItemDone(item));
  return {
    count: remaining.length,
    minutes: remaining.reduce((sum, item) => sum + item.minutes, 0),
    confirmCount: remaining.filter(({ record }) => needsAcknowledgement(record.revision)).length,
  };
}
