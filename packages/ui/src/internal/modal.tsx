'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import type { ComponentProps, JSX, ReactNode, RefObject } from 'react';
import { IconButton } from '../components/icon-button/icon-button.tsx';
import styles from './pp-modal.module.css';

export interface ModalProps extends Omit<
  ComponentProps<'div'>,
  'title' | 'role' | 'onPointerDown' | 'onFocus'
> {
  open: boolean;
  /**
   * Called with `false` when the user presses Escape, clicks the close button, or clicks outside the dialog. In an
   * `AlertDialog`: on Escape and its cancel button, but not while `pending`.
   */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence, read after the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
}

export type InitialFocus = RefObject<HTMLElement | null>;

interface ModalFrameProps extends Omit<ModalProps, 'closeLabel'> {
  /**
   * If omitted, there is no close button, so the footer must have a button that closes the dialog.
   */
  closeLabel?: string | undefined;
  /** An `alertdialog` does not close when the user clicks outside it. */
  role?: 'alertdialog' | undefined;
  initialFocus?: InitialFocus | undefined;
}

/**
 * The shared base of `Dialog`, `AlertDialog`, and `Sheet`. Radix traps focus, hides the rest of
 * the page, and closes on Escape.
 *
 * Radix's `Overlay` is not used: its scroll lock writes a `<style>` element, which `style-src
 * 'self'` blocks. Our own element is the backdrop, and the base stylesheet locks scrolling while
 * the backdrop is rendered.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  initialFocus,
  className,
  ...rest
}: ModalFrameProps): JSX.Element {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const openerRef = useRef<Element | null>(null);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.backdrop} data-pp-scroll-lock="" aria-hidden="true" />
        <Radix.Content
          {...rest}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cx(styles.root, className)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openerRef.current = document.activeElement;
            // The element is usually in the sticky header or footer. Scrolling to it would hide the
            // first lines.
            (initialFocus ?? titleRef).current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores focus to its own trigger, which we don't use. Restore it to the
            // element that opened the dialog.
            event.preventDefault();
            const opener = openerRef.current;
            // If that element was removed, focus `main`.
            const next = opener?.isConnected ? opener : document.querySelector('main');
            if (next instanceof HTMLElement) next.focus();
          }}
          onInteractOutside={(event) => {
            if (rest.role === 'alertdialog') event.preventDefault();
          }}
        >
          <div className={styles.header}>
            <Radix.Title ref={titleRef} tabIndex={-1} className={styles.title}>
              {title}
            </Radix.Title>
            {closeLabel === undefined ? null : (
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon="close" />
              </Radix.Close>
            )}
          </div>
          <div className={styles.body}>
            {description === undefined ? null : (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
