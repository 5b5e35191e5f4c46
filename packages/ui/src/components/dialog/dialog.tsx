import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { Modal } from '../../internal/modal.tsx';
import type { ModalProps } from '../../internal/modal.tsx';
import styles from './pp-dialog.module.css';

export type DialogProps = ModalProps;

/**
 * A short matter that has to be dealt with before going on; on a phone it takes the whole screen.
 * It brings Radix Dialog with it: load it with the screen that needs it, not with the entry.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen} title="Rename this draft" closeLabel="Close"
 *   footer={<Button onClick={save}>Save name</Button>}>…</Dialog>
 */
export function Dialog({ className, ...rest }: DialogProps): JSX.Element {
  return <Modal {...rest} className={cx(styles.root, className)} />;
}
