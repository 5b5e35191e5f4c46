import {
  acknowledgeRevisionMutation,
  needsAcknowledgement,
  type RecordRevision,
} from '@producer-portal/api';
import { Button, Callout, TextLink, useAnnounce } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import { access } from '../access/access.ts';
import { failureContent } from '../content-list/failure-content.tsx';
import { failureText } from '../content-list/failure-text.ts';
import { useApi, useSession } from '../session/services.tsx';
import { ViewOnly } from '../view-only/view-only.tsx';
import { acknowledgeCopy as copy } from './copy.ts';
import styles from './pp-acknowledgement.module.css';
import { ProofButtons } from './proof-buttons.tsx';

export interface AcknowledgePanelProps {
  /** The revision that is shown. Nothing shows if it doesn't need to be acknowledged. */
  readonly revision: RecordRevision | null | undefined;
  /** Id of the button, for a screen that moves focus to it. */
  readonly buttonId?: string | undefined;
  readonly onAcknowledged?: (() => void) | undefined;
}

/** Asks the user to confirm that they have read a revision, or says when they did, with a proof to download. */
export function AcknowledgePanel({ revision, ...props }: AcknowledgePanelProps) {
  if (!revision?.acknowledgement_required) return null;
  return <Panel key={revision.id} revision={revision} {...props} />;
}

type PanelProps = AcknowledgePanelProps & { readonly revision: RecordRevision };

function Panel({ revision, buttonId, onAcknowledged }: PanelProps) {
  const session = useSession();
  const isNeeded = needsAcknowledgement(revision);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const wasNeeded = useRef(isNeeded);
  // The clicked button is gone. A screen with more to confirm moves focus itself.
  useEffect(() => {
    if (wasNeeded.current && !isNeeded && isFocusLost())
      confirmation.current?.focus({ preventScroll: true });
    wasNeeded.current = isNeeded;
  }, [isNeeded]);
  return (
    <div className={styles.panel}>
      {isNeeded ? (
        <ViewOnly>
          <ConfirmationCallout
            revision={revision}
            buttonId={buttonId}
            onAcknowledged={onAcknowledged}
          />
        </ViewOnly>
      ) : (
        <Callout tone="success">
          <p ref={confirmation} tabIndex={-1}>
            {copy.recorded(
              formatLongDate(revision.acknowledged_at),
              formatTime(revision.acknowledged_at),
            )}
          </p>
          <ProofButtons revisionId={revision.id} />
        </Callout>
      )}
      {access(session, 'acknowledgements').allowed && (
        <TextLink standalone href={`/acknowledgements/${revision.id}`}>
          {copy.who}
        </TextLink>
      )}
    </div>
  );
}

function ConfirmationCallout({ revision: { id }, buttonId, onAcknowledged }: PanelProps) {
  const announce = useAnnounce();
  const { mutateAsync, isPending, error } = useMutation(acknowledgeRevisionMutation(useApi()));
  // A retry sends the same object, so it has the same idempotency key.
  const [submission] = useState({ id });

  async function acknowledge(): Promise<void> {
    try {
      await mutateAsync(submission);
    } catch (failure) {
      announce(failureText(failure instanceof Error ? failure : null, copy.failed));
      return;
    }
    announce(copy.announced);
    onAcknowledged?.();
  }

  return (
    <Callout tone="warning" title={copy.title}>
      <p>{copy.text}</p>
      <Button id={buttonId} pending={isPending} onClick={() => void acknowledge()}>
        {copy.button}
      </Button>
      {error && <p className={styles.failure}>{failureContent(error, copy.failed)}</p>}
    </Callout>
  );
}
