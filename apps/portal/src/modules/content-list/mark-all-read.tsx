import type { Id, MarkAsReadCall, MarkAsUnreadCall } from '@producer-portal/api';
import { Button, useAnnounce } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import { useApi } from '../session/services.tsx';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { announcementsCopy as copy, type AnnouncementListTexts } from './copy.ts';
import { failureContent } from './failure-content.tsx';
import { failureText } from './failure-text.ts';
import styles from './pp-mark-all-read.module.css';
import { getReplacement } from './row-texts.ts';

type Announcement = Parameters<typeof getReplacement>[0] & {
  readonly id: Id;
  readonly read?: boolean | null | undefined;
};

export interface MarkAllReadProps<Item extends Announcement> {
  /** The records on this page of the list. */
  readonly records: readonly Item[];
  /** Whether the list has no other pages. */
  readonly isWholeList: boolean;
  /** The calls of the records' resource, such as `alerts`. */
  readonly calls: {
    readonly markAsRead: Pick<MarkAsReadCall<Item>, 'allMutation'>;
    readonly markAsUnread: Pick<MarkAsUnreadCall<Item>, 'allMutation'>;
  };
  /** Texts about the records, from the list's texts. */
  readonly texts: AnnouncementListTexts;
}

/**
 * Marks all unread records on a page of a list as read, with undo. Renders nothing for fewer than two unread records, or while
 * viewing as an agent, because the agent's read flags don't change. Give it a React key for the list's page, so that undo never
 * applies to another page.
 */
export function MarkAllRead<Item extends Announcement>({
  records,
  isWholeList,
  calls,
  texts,
}: MarkAllReadProps<Item>) {
  const api = useApi();
  const isViewOnly = useIsViewOnly();
  const now = useNow();
  const announce = useAnnounce();
  const markAll = useMutation(calls.markAsRead.allMutation(api));
  const undoAll = useMutation(calls.markAsUnread.allMutation(api));
  const region = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);

  // The clicked button disappears, so focus moves to the button that replaces it, as soon as that button exists.
  useEffect(() => {
    const button = region.current?.querySelector('button');
    if (!shouldFocus.current || !button) return;
    shouldFocus.current = false;
    if (isFocusLost()) button.focus();
  });

  const unreadIds = records
    .filter((record) => record.read === false && !getReplacement(record, now))
    .map(({ id }) => id);
  const canMark = unreadIds.length > (markAll.isError ? 0 : 1) || markAll.isPending;
  // The rows are already shown as read while the calls are in progress.
  const count = markAll.isPending ? markAll.variables.length : unreadIds.length;
  if (isViewOnly || !(markAll.isSuccess || canMark)) return null;

  return (
    <div ref={region} className={styles.root}>
      {markAll.isSuccess ? (
        <>
          <p>{texts.allMarkedRead(markAll.variables.length)}</p>
          <Button
            variant="secondary"
            size="sm"
            pending={undoAll.isPending}
            onClick={() =>
              undoAll.mutate(markAll.variables, {
                onSuccess: (_, { length }) => {
                  shouldFocus.current = true;
                  markAll.reset();
                  announce(texts.allMarkedUnread(length));
                },
                onError: (error) => announce(failureText(error, copy.undoFailed)),
              })
            }
          >
            {copy.undo}
          </Button>
          {undoAll.isError && (
            <p className={styles.failed}>{failureContent(undoAll.error, copy.undoFailed)}</p>
          )}
        </>
      ) : (
        <>
          <Button
            variant="quiet"
            size="sm"
            pending={markAll.isPending}
            onClick={() =>
              markAll.mutate(unreadIds, {
                onSuccess: (_, { length }) => {
                  shouldFocus.current = true;
                  announce(texts.allMarkedRead(length));
                },
                onError: (error) => announce(failureText(error, copy.markAllFailed)),
              })
            }
          >
            {copy.markAll(count, isWholeList)}
          </Button>
          {markAll.isError && (
            <p className={styles.failed}>{failureContent(markAll.error, copy.markAllFailed)}</p>
          )}
        </>
      )}
    </div>
  );
}
