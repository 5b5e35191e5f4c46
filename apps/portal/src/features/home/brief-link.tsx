import { brief, isBriefItemDone, needsAcknowledgement } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { useApi } from '../../modules/session/services.tsx';
import { homeCopy as copy } from './copy.ts';

/**
 * Links to the brief, with the number of its items and of those that the user must confirm. It loads after the news, in a place
 * where it shifts little content. Renders nothing if the host has no brief, or if the brief is empty.
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
