import { cx } from 'class-variance-authority';
import type { JSX } from 'react';
import { Modal } from '../../internal/modal.tsx';
import type { ModalProps } from '../../internal/modal.tsx';
import styles from './pp-sheet.module.css';

export interface SheetProps extends ModalProps {
  /**
   * The edge it comes from: the end of the line, 420 px wide, or the bottom.
   * Below 48em an `end` sheet takes the whole screen.
   * @default 'end'
   */
  side?: 'end' | 'bottom' | undefined;
}

/**
 * Controls that belong to the page behind it, such as filters, where there is no room beside the content.
 * It brings Radix Dialog with it: load it with the screen that needs it, not with the entry.
 *
 * @example
 * <Sheet open={open} onOpenChange={setOpen} title="Filters" closeLabel="Close"
 *   footer={<Button onClick={close}>Show 23 results</Button>}>…</Sheet>
 */
export function Sheet({ side = 'end', className, ...rest }: SheetProps): JSX.Element {
  return <Modal {...rest} data-side={side} className={cx(styles.root, className)} />;
}
