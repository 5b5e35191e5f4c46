import { Button, useAnnounce } from '@producer-portal/ui';
import { useEffect } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { copy } from './copy.ts';
import { formatSavedAt } from './format-saved-at.ts';
import styles from './pp-saved-message.module.css';

/** The answers that the current page shows. */
export interface ShownAnswers {
  /** When the oldest of these answers arrived, in milliseconds. */
  savedAt: number;
  /** Whether one of these answers was saved on an earlier visit and no newer response has arrived. */
  isRestored: boolean;
  /** Whether the last call for one of them got no response. */
  hasFailed: boolean;
}

interface SavedMessageProps {
  readonly isOnline: boolean;
  /** Null if the page shows nothing that is saved. */
  readonly answers: ShownAnswers | null;
  readonly onTryAgain: () => void;
}

/**
 * Says at the bottom of the screen how old the content is, and why there is nothing newer. The message doesn't move anything
 * on the page. It is announced only if there is a problem.
 */
export function SavedMessage({ isOnline, answers, onTryAgain }: SavedMessageProps) {
  const announce = useAnnounce();
  const now = useNow();
  const time = answers && formatSavedAt(answers.savedAt, now);
  const isUnreachable = isOnline && answers?.isRestored === true && answers.hasFailed;
  const problem = isOnline
    ? isUnreachable && time && copy.unreachable(time)
    : time
      ? copy.offlineSaved(time)
      : copy.offline;
  useEffect(() => {
    if (problem) announce(problem);
  }, [announce, problem]);

  const message = problem || (answers?.isRestored && time && copy.asOf(time));
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
