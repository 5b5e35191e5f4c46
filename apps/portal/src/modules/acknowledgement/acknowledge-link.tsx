import { needsAcknowledgement, type RecordRevision } from '@producer-portal/api';
import { Icon } from '@producer-portal/ui';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { acknowledgeCopy as copy } from './copy.ts';

export interface AcknowledgeLinkProps {
  /** The revision that is shown. */
  readonly revision: RecordRevision | null | undefined;
  /** The id of the element with the `AcknowledgePanel`. */
  readonly panelId: string;
  readonly className?: string | undefined;
}

/** Links to the panel below the text, if the user still has to confirm that they have read the revision. */
export function AcknowledgeLink({ revision, panelId, className }: AcknowledgeLinkProps) {
  const isViewOnly = useIsViewOnly();
  if (!revision || isViewOnly || !needsAcknowledgement(revision)) return null;
  return (
    <p>
      {/* A native link, not the router's: a jump within the page is not a navigation. */}
      <a href={`#${panelId}`} className={className}>
        {copy.title}
        <Icon name="arrow-down" />
      </a>
    </p>
  );
}
