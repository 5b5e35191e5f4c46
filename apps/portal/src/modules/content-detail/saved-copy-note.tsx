import { Button } from '@producer-portal/ui';
import { useWhenOnline } from '../../lib/online.ts';
import { failureText } from '../content-list/failure-text.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { savedCopyText as copy } from './copy.ts';

export interface SavedCopyNoteProps {
  readonly error: Error;
  readonly isRead: boolean;
  readonly retry: () => void;
}

/** Says why the page shows a list's version of the record. Tries again by itself when the network is back. */
export function SavedCopyNote({ error, isRead, retry }: SavedCopyNoteProps) {
  useWhenOnline(retry);
  return (
    <Outcome
      tone="warning"
      message={[failureText(error, ''), copy.text, !isRead && copy.unread]
        .filter(Boolean)
        .join(' ')}
    >
      <Button variant="secondary" size="sm" onClick={retry}>
        {copy.retry}
      </Button>
    </Outcome>
  );
}
