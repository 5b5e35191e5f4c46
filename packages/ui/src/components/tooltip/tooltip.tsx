'use client';

import { cx } from 'class-variance-authority';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, JSX, PointerEvent, ReactElement, ReactNode } from 'react';
import styles from './pp-tooltip.module.css';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'content'> {
  /** Short text without controls. It is added to the control's accessible description. */
  content: ReactNode;
  /** One control that passes `aria-describedby` to its element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * Short text about a control, shown on hover and focus. Don't put essential information in it:
 * touch screens don't show it. The pointer can move onto it, and Escape hides it.
 *
 * @example
 * <Tooltip content="Opens again on Monday at 8:00 am ET"><Button aria-disabled>Bind</Button></Tooltip>
 */
export function Tooltip({
  content,
  children,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: TooltipProps): JSX.Element {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = hovered || focused;

  useEffect(() => {
    const element = tip.current;
    if (!open || !element) return undefined;
    // jsdom, which runs the screens' tests, has no popovers, so the calls need `?.`.
    element.showPopover?.();
    // Capture on the window, so that Escape does not also close a surrounding dialog.
    function handleEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      setHovered(false);
      setFocused(false);
    }
    window.addEventListener('keydown', handleEscape, { capture: true });
    return () => {
      window.removeEventListener('keydown', handleEscape, { capture: true });
      element.hidePopover?.();
    };
  }, [open]);

  return (
    <span
      {...rest}
      className={cx(styles.root, className)}
      onPointerEnter={(event: PointerEvent<HTMLSpanElement>) => {
        onPointerEnter?.(event);
        if (event.pointerType !== 'touch') setHovered(true);
      }}
      onPointerLeave={(event: PointerEvent<HTMLSpanElement>) => {
        onPointerLeave?.(event);
        setHovered(false);
      }}
      onFocus={(event: FocusEvent<HTMLSpanElement>) => {
        onFocus?.(event);
        if (event.target.matches(':focus-visible')) setFocused(true);
      }}
      onBlur={(event: FocusEvent<HTMLSpanElement>) => {
        onBlur?.(event);
        setFocused(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': cx(children.props['aria-describedby'], id) })}
      {/* The outer span covers the gap to the control, so that the pointer can cross it. */}
      <span ref={tip} popover="manual" className={styles.tip}>
        <span role="tooltip" id={id} className={styles.text}>
          {content}
        </span>
      </span>
    </span>
  );
}
