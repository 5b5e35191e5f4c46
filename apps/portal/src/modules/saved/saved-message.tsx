import { Button, useAnnounce } from '@producer-portal/ui';
import { useEffect } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { copy } from './copy.ts';
import { formatSavedAt } from './format-saved-at.ts';
import styles from './pp-saved-message.module.css';

/** The responses that the current page shows, of the resources that are saved. */
export interface ShownResponses {
  /** When the oldest of these responses arrived, in milliseconds. */
  savedAt: number;
  /** Whether one of them was saved on an earlier visit, and no newer one has arrived. */
  isRestored: boolean;
  /** Whether the last call for one of them got no response or a 5xx. */
  hasFailed: boolean;
}

interface SavedMessageProps {
  readonly isOnline: boolean;
  /** Null if the page shows nothing that is saved. */
  readonly responses: ShownResponses | null;
  readonly onTryAgain: () => void;
}

/**
 * Says at the bottom of the screen how old the content is, and why there is nothing newer. The message doesn't move anything
 * on the page. It is announced only if there is a problem.
 */
export function SavedMessage({ isOnline, responses, onTryAgain }: SavedMessageProps) {
  const announce = useAnnounce();
  const now = useNow();
  const time = responses && formatSavedAt(responses.savedAt, now);
  const isUnreachable = isOnline && responses?.isRestored === true && responses.hasFailed;
  const problem = isOnline
    ? isUnreachable && time && copy.unreachable(time)
    : time
      ? copy.offlineSaved(time)
      : copy.offline;
  useEffect(() => {
    if (problem) announce(problem);
  }, [announce, problem]);

  const message = problem || (responses?.isRestored && time && copy.asOf(time));
  if (!message) return null;
  return (
    <section aria-label={copy.region} className={styles.region}>
      <div className={styles.message} data-quiet={problem ? undefined : ''}>
        <p>{message}</p>
        {isUnreachable && (
          <Button variant="secondary" size="sm" onClick={onTryAgain}>
            {copy.tryAgain}
          </Button>
        )}
      </div>
    </section>
  );
}
