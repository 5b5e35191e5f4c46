import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX } from 'react';
import { Faces } from '../../internal/faces.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import styles from './pp-mark-as-read.module.css';

export interface MarkAsReadProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: 'unread' | 'pending' | 'read' | 'failed';
  labels: {
    /** What a press does, for example "Mark as read". */
    mark: string;
    /** What is true then, without a tick (it is drawn), for example "Read". */
    read: string;
    /** What to say when it failed, for example "Could not be marked. Try again." */
    failed: string;
  };
  onMark: () => void;
}

/**
 * Marks a row as read where it stands. The button turns into "Read ✓" without moving and keeps the
 * focus; the outcome is announced. What was read from the start is text and no stop of the Tab key.
 *
 * @example
 * <MarkAsRead state={state} labels={{ mark: 'Mark as read', read: 'Read', failed: '…' }} onMark={mark} />
 */
export function MarkAsRead({
  state,
  labels,
  onMark,
  className,
  ...rest
}: MarkAsReadProps): JSX.Element {
  const errorId = useId();
  const announce = useAnnounce();
  const [readFromTheStart] = useState(state === 'read');
  const announced = useRef(state);

  useEffect(() => {
    if (announced.current === state) return;
    announced.current = state;
    if (state === 'read') announce(labels.read);
    if (state === 'failed') announce(labels.failed);
  }, [announce, labels.failed, labels.read, state]);

  const isRead = state === 'read';
  const readFace = (
    <>
      {labels.read}
      <Icon name="check" size={18} />
    </>
  );
  const pendingFace = (
    <span>
      {labels.mark}
      <span aria-hidden="true">…</span>
    </span>
  );
  if (isRead && readFromTheStart) {
    return (
      <div {...rest} className={cx(styles.read, className)}>
        {readFace}
      </div>
    );
  }

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Button
        kind="quiet"
        size="sm"
        className={styles.button}
        data-read={isRead || undefined}
        pending={state === 'pending'}
        aria-disabled={isRead}
        aria-describedby={state === 'failed' ? errorId : undefined}
        onClick={() => {
          if (!isRead) onMark();
        }}
      >
        <Faces
          faces={{ unread: labels.mark, pending: pendingFace, read: readFace }}
          shown={state === 'failed' ? 'unread' : state}
        />
      </Button>
      {state === 'failed' ? (
        <p id={errorId} className={styles.failed}>
          {labels.failed}
        </p>
      ) : null}
    </div>
  );
}
