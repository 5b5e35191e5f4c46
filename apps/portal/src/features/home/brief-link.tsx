import { brief, isBriefItemDone, needsAcknowledgement } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { useApi } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';

/**
 * Links to the brief, with the number of items and the number of items that the user must confirm. The link loads after the
 * news, in a place where it shifts little content. Renders nothing if the host has no brief, or if the brief is empty.
 */
export function BriefLink() {
  const isOffered = useHasCapability('brief');
  const { data } = useQuery({ ...brief.list.query(useApi()), enabled: isOffered });
  const remaining = data?.filter((item) => !isBriefItemDone(item)) ?? [];
  if (remaining.length === 0) return null;
  const minutes = remaining.reduce((sum, item) => sum + item.minutes, 0);
  const confirmCount = remaining.filter(({ record }) =>
    needsAcknowledgement(record.revision),
  ).length;
  return (
    <TextLink standalone href="/brief">
      {confirmCount > 0
        ? copy.briefToConfirm(remaining.length, minutes, confirmCount)
        : copy.brief(remaining.length, minutes)}
    </TextLink>
  );
}
