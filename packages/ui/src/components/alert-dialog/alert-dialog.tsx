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
  /** What will follow from the answer, in one or two sentences. */
  description: ReactNode;
  /** The verb of the title: "Remove". */
  confirmLabel: ReactNode;
  /** What stays as it is: "Keep". It has the focus when the question opens. */
  cancelLabel: ReactNode;
  /** Called when the question is confirmed. It stays open until its owner closes it. */
  onConfirm: () => void;
  /**
   * The confirmed action is under way: until it has an outcome the question can neither be answered nor left.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * What is confirmed cannot be undone.
   * @default false
   */
  destructive?: boolean | undefined;
  /** Why the confirmed action failed; shown, and said when it comes. */
  error?: ReactNode;
}

/**
 * A question that has to be answered before going on. Unlike a `Dialog` it has no close button and a
 * press outside does not close it; Escape is the same as the answer that changes nothing.
 * It brings Radix Dialog with it: load it with the screen that needs it, not with the entry.
 *
 * @example
 * <AlertDialog open={open} onOpenChange={setOpen} title="Remove this draft?"
 *   description="It cannot be brought back." destructive
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
            kind={destructive ? 'danger' : 'primary'}
            pending={pending}
            aria-describedby={error === undefined ? undefined : errorId}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancelRef} kind="secondary" aria-disabled={pending} onClick={close}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
      {/* A live region of its own: some screen readers are deaf to those outside of a modal dialog. */}
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
