import { brief, isBriefItemDone, needsAcknowledgement } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { useApi } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';

/**
 * Leads to the brief, and says how much is in it and what the user has to confirm. It loads after the news, at a place where it
 * moves little. Renders nothing if the host has no brief, or if nothing is left.
 */
export function BriefLink() {
  const isOffered = useHasCapability('brief');
  const { data } = useQuery({ ...brief.list.query(useApi()), enabled: isOffered });
  const left = data?.filter((item) => !isBriefItemDone(item)) ?? [];
  if (left.length === 0) return null;
  const minutes = left.reduce((sum, item) => sum + item.minutes, 0);
  const toConfirm = left.filter(({ record }) => needsAcknowledgement(record.revision)).length;
  return (
    <TextLink standalone href="/brief">
      {toConfirm > 0
        ? copy.briefToConfirm(left.length, minutes, toConfirm)
        : copy.brief(left.length, minutes)}
    </TextLink>
  );
}
