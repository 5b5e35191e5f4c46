import { TextLink } from '@producer-portal/ui';
import { homeCopy as copy } from './copy.ts';
import { useBriefSummary } from './use-brief-summary.ts';

/**
 * Links to the brief, with the number of items and the number of items that the user must confirm. The link loads after the
 * news, in a place where it shifts little content. Renders nothing if the host has no brief, or if the brief is empty.
 */
export function BriefLink() {
  const summary = useBriefSummary();
  if (!summary || summary.count === 0) return null;
  const { count, minutes, confirmCount } = summary;
  return (
    <TextLink standalone href="/brief">
      {confirmCount > 0
        ? copy.briefToConfirm(count, minutes, confirmCount)
        : copy.brief(count, minutes)}
    </TextLink>
  );
}
