'use client';

import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { Modal } from '../../internal/modal.tsx';
import type { ModalProps } from '../../internal/modal.tsx';
import styles from './pp-sheet.module.css';

export interface SheetProps extends ModalProps {
  /**
   * The edge that the sheet is attached to: `end` (420 px wide) or `bottom`. Below 48em, an `end`
   * sheet fills the screen.
   * @default 'end'
   */
  side?: 'end' | 'bottom' | undefined;
}

/**
 * A panel with controls for the page behind it, such as filters, for screens too narrow to
 * show them next to the content. It includes Radix Dialog, so import it in the screen that needs it, not
 * in the entry chunk.
 *
 * @example
 * <Sheet open={open} onOpenChange={setOpen} title="Filters" closeLabel="Close"
 *   footer={<Button onClick={close}>Show 23 results</Button>}>…</Sheet>
 */
export function Sheet({ side = 'end', className, ...rest }: SheetProps): JSX.Element {
  return <Modal {...rest} data-side={side} className={cx(styles.root, className)} />;
}
