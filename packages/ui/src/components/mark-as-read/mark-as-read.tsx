'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX } from 'react';
import { StableLabel } from '../../internal/stable-label.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import styles from './pp-mark-as-read.module.css';

export interface MarkAsReadProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: 'unread' | 'pending' | 'read' | 'failed';
  labels: {
    /** The label of the button, for example "Mark as read". */
    mark: string;
    /** The label once the record is read, for example "Read". The component adds a check mark. */
    read: string;
    /** The message if marking failed, for example "Couldn't mark as read. Try again." */
    failed: string;
  };
  onMark: () => void;
}

/**
 * A button that marks a row as read. After a click it shows "Read ✓" in the same place, keeps
 * focus, and announces the result. If the row was already read at the first render, the component
 * is text, not a button. Requires a `LiveRegionProvider`.
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
  const [wasInitiallyRead] = useState(state === 'read');
  const lastState = useRef(state);

  useEffect(() => {
    if (lastState.current === state) return;
    lastState.current = state;
    if (state === 'read') announce(labels.read);
    if (state === 'failed') announce(labels.failed);
  }, [announce, labels.failed, labels.read, state]);

  const isRead = state === 'read';
  const readContent = (
    <>
      {labels.read}
      <Icon name="check" size={18} />
    </>
  );
  const pendingContent = (
    <span>
      {labels.mark}
      <span aria-hidden="true">…</span>
    </span>
  );
  if (isRead && wasInitiallyRead) {
    return (
      <div {...rest} className={cx(styles.read, className)}>
        {readContent}
      </div>
    );
  }

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Button
        variant="quiet"
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
        <StableLabel
          labels={{ unread: labels.mark, pending: pendingContent, read: readContent }}
          current={state === 'failed' ? 'unread' : state}
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
