import { needsAcknowledgement, type RecordRevision } from '@producer-portal/api';
import { Icon } from '@producer-portal/ui';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { acknowledgeCopy as copy } from './copy.ts';

/** The id of the element with the `AcknowledgePanel`. It is in the URL after a click on the link. */
export const acknowledgePanelId = 'record-acknowledgement';

export interface AcknowledgeLinkProps {
  /** The revision that is shown. */
  readonly revision: RecordRevision | null | undefined;
  readonly className?: string | undefined;
}

/** Links to the panel below the text, if the user still has to confirm that they have read the revision. */
export function AcknowledgeLink({ revision, className }: AcknowledgeLinkProps) {
  const isViewOnly = useIsViewOnly();
  if (!revision || isViewOnly || !needsAcknowledgement(revision)) return null;
  return (
    <p>
      {/* A native link, not the router's: a jump within the page is not a navigation. */}
      <a href={`#${acknowledgePanelId}`} className={className}>
        {copy.title}
        <Icon name="arrow-down" />
      </a>
    </p>
  );
}
