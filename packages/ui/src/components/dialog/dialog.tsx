'use client';

import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { Modal } from '../../internal/modal.tsx';
import type { InitialFocus, ModalProps } from '../../internal/modal.tsx';
import styles from './pp-dialog.module.css';

export interface DialogProps extends ModalProps {
  /**
   * The element to focus when the dialog opens.
   * @default the title, so that screen readers read it first
   */
  initialFocus?: InitialFocus | undefined;
}

/**
 * A modal dialog for a short task. On a phone it fills the screen. It includes Radix Dialog, so
 * import it in the screen that needs it, not in the entry chunk.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen} title="Rename this draft" closeLabel="Close"
 *   footer={<Button onClick={save}>Save name</Button>}>…</Dialog>
 */
export function Dialog({ className, ...rest }: DialogProps): JSX.Element {
  return <Modal {...rest} className={cx(styles.root, className)} />;
}
