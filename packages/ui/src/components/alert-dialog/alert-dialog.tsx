'use client';

import { cx } from 'class-variance-authority';
import { useId, useRef } from 'react';
import type { JSX, ReactNode } from 'react';
import { Modal } from '../../internal/modal.tsx';
import type { ModalProps } from '../../internal/modal.tsx';
import { Button } from '../button/button.tsx';
import { Callout } from '../callout/callout.tsx';
import styles from './pp-alert-dialog.module.css';

export interface AlertDialogProps extends Omit<
  ModalProps,
  'description' | 'footer' | 'closeLabel'
> {
  /** The consequences of confirming, in one or two sentences. */
  description: ReactNode;
  /** The text of the confirm button: the verb from the title, for example "Remove". */
  confirmLabel: ReactNode;
  /** The text of the cancel button, which has initial focus, for example "Keep". */
  cancelLabel: ReactNode;
  /** Called when the user confirms. The dialog stays open until you set `open` to false. */
  onConfirm: () => void;
  /**
   * The confirmed action is running: the dialog can't be confirmed, canceled, or closed.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The action cannot be undone.
   * @default false
   */
  destructive?: boolean | undefined;
  /** Why the confirmed action failed. Announced when it appears. */
  error?: ReactNode;
}

/**
 * A modal dialog that asks for confirmation. Unlike a `Dialog`, it has no close button and a click
 * outside does not close it. Escape cancels. It includes Radix Dialog, so import it in the screen
 * that needs it, not in the entry chunk.
 *
 * @example
 * <AlertDialog open={open} onOpenChange={setOpen} title="Remove this draft?"
 *   description="This can't be undone." destructive
 *   confirmLabel="Remove" cancelLabel="Keep" onConfirm={remove} pending={removing} />
 */
export function AlertDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  onOpenChange,
  pending = false,
  destructive = false,
  error,
  className,
  children,
  ...rest
}: AlertDialogProps): JSX.Element {
  const errorId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);

  function close(): void {
    if (!pending) onOpenChange(false);
  }

  return (
    <Modal
      {...rest}
      role="alertdialog"
      aria-modal="true"
      className={cx(styles.root, className)}
      onOpenChange={close}
      initialFocus={cancelRef}
      footer={
        <>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            pending={pending}
            aria-describedby={error === undefined ? undefined : errorId}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancelRef} variant="secondary" aria-disabled={pending} onClick={close}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
      {/* The dialog needs its own live region, because some screen readers ignore live regions
          outside a modal dialog. */}
      <div role="alert" className={styles.error}>
        {error === undefined ? null : (
          <Callout tone="danger" id={errorId}>
            {error}
          </Callout>
        )}
      </div>
    </Modal>
  );
}
