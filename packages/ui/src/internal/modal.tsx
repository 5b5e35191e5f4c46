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
  /** Called with `false` on Escape, on the close button and on a press outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence, read after the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
}

interface ModalFrameProps extends Omit<ModalProps, 'closeLabel'> {
  /** Without it there is no close button: the actions in the footer are the only ways out. */
  closeLabel?: string | undefined;
  /** A question that a press outside does not answer. */
  role?: 'alertdialog' | undefined;
  /**
   * What takes the focus when it opens.
   * @default the title, not the first control: the reader hears what has opened and starts at the top
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * What `Dialog`, `AlertDialog` and `Sheet` share. Radix traps the focus, hides the rest of the page and closes on Escape.
 *
 * Its `Overlay` is not used: the scroll lock in there writes a `<style>` element, which `style-src 'self'`
 * forbids. The backdrop is our own element, and the base sheet locks scrolling while it is in the page.
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
            // Both stand in what does not scroll: scrolling to them would hide the first lines.
            (initialFocus ?? titleRef).current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger, and there is none: whoever opened it gets it back.
            event.preventDefault();
            const opener = openerRef.current;
            // What was confirmed may have removed it; then reading goes on at the main part.
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
