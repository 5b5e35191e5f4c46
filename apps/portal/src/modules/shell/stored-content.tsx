import { useEffect } from 'react';
import { QueuedChanges } from '../queued-changes/queued-changes.tsx';
import { AnswerWriter } from '../saved/answer-writer.tsx';
import { removeOldSessionData } from '../saved/encrypted-store.ts';
import { useServices, useSession } from '../session/services.tsx';

/** Stores the user's saved answers and queued changes in the browser, and removes those of other sessions. */
export function StoredContent() {
  const { epoch } = useSession();
  return <SessionContent key={epoch} />;
}

function SessionContent() {
  const { session } = useServices();
  const { kind } = useSession();
  useEffect(() => void removeOldSessionData(session), [session]);
  if (kind === 'none') return null;
  return (
    <>
      <AnswerWriter />
      <QueuedChanges />
    </>
  );
}
