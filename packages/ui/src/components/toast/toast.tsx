'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { JSX, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { Callout } from '../callout/callout.tsx';
import type { CalloutTone } from '../callout/callout.variants.ts';
import styles from './pp-toast.module.css';

export interface Toast {
  /** One sentence, shown and announced once. */
  message: string;
  /** @default 'info' */
  tone?: CalloutTone | undefined;
  /** An optional action. Clicking it also closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastController {
  /**
   * Shows a toast until it is closed, and returns a function that closes it. The function is stable
   * between renders.
   */
  show: (toast: Toast) => () => void;
}

interface ActiveToast extends Toast {
  id: string;
}

const ToastContext = createContext<ToastController | null>(null);

export interface ToastProviderProps {
  /** The accessible name of the region with the toasts, for example "Messages". */
  label: string;
  /** The accessible name of each toast's close button. */
  closeLabel: string;
  children?: ReactNode;
}

/**
 * Messages at the bottom of the page, for events that are not tied to a visible control. They stay
 * until closed. They reserve space at the end of the page, and the page scrolls if they cover the
 * focused element. Use it once, at the root, inside the `LiveRegionProvider`.
 *
 * @throws {Error} outside of a `LiveRegionProvider`.
 * @example
 * <ToastProvider label="Messages" closeLabel="Close this message"><App /></ToastProvider>
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps): JSX.Element {
  const announce = useAnnounce();
  const baseId = useId();
  const lastId = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const [toasts, setToasts] = useState<readonly ActiveToast[]>([]);

  const close = useCallback((id: string) => {
    moveFocusFromToast(id, previousFocus.current);
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);

  const contextValue = useMemo(
    () => ({
      show(toast: Toast) {
        lastId.current += 1;
        const id = `${baseId}${lastId.current}`;
        // Newest first, so that older toasts don't move.
        setToasts((current) => [{ ...toast, id }, ...current]);
        announce(toast.message);
        return () => close(id);
      },
    }),
    [announce, baseId, close],
  );

  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const keepFocusVisible = () => scrollFocusIntoView(list.current);
    let frame = requestAnimationFrame(keepFocusVisible);
    function handleFocusIn({ target, relatedTarget }: FocusEvent): void {
      const isInside = (other: EventTarget | null) =>
        other instanceof Node && list.current?.contains(other);
      if (isInside(target) && !isInside(relatedTarget)) previousFocus.current = relatedTarget;
      // Wait for the browser to scroll to the focused element.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keepFocusVisible);
    }
    document.addEventListener('focusin', handleFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', handleFocusIn);
    };
  }, [toasts]);

  return (
    <ToastContext value={contextValue}>
      {children}
      {toasts.length === 0 ? null : (
        <section aria-label={label} className={styles.region}>
          <ol ref={list} className={styles.list}>
            {toasts.map(({ id, message, tone = 'info', action }) => (
              <li key={id} id={id}>
                <Callout
                  tone={tone}
                  className={styles.toast}
                  closeLabel={closeLabel}
                  onClose={() => close(id)}
                >
                  <p className={styles.message}>{message}</p>
                  {action === undefined ? null : (
                    <Button
                      variant="secondary"
                      size="sm"
                      onClick={() => {
                        close(id);
                        action.onAction();
                      }}
                    >
                      {action.label}
                    </Button>
                  )}
                </Callout>
              </li>
            ))}
          </ol>
        </section>
      )}
    </ToastContext>
  );
}

/**
 * Returns the controller of the nearest `ToastProvider`.
 *
 * @throws {Error} outside of a `ToastProvider`.
 * @example
 * const { show } = useToast();
 * const close = show({ tone: 'warning', message: 'You are offline.' });
 */
export function useToast(): ToastController {
  const controller = useContext(ToastContext);
  if (controller === null) {
    throw new Error(
      'useToast() was called outside of <ToastProvider>, so its messages would not be shown. ' +
        'Put one <ToastProvider> at the root of the page (in a test or story: around the component).',
    );
  }
  return controller;
}

/**
 * Moves focus out of a closing toast: to the next toast, or back to the previously focused element.
 */
function moveFocusFromToast(id: string, previousFocus: EventTarget | null): void {
  const item = document.getElementById(id);
  if (!item?.contains(document.activeElement)) return;
  const neighbor = item.nextElementSibling ?? item.previousElementSibling;
  const returnTarget =
    previousFocus instanceof HTMLElement && previousFocus.isConnected ? previousFocus : null;
  const next = neighbor
    ? [...neighbor.querySelectorAll('button')].at(-1)
    : (returnTarget ?? document.querySelector('main'));
  next?.focus();
}

/** Scrolls the page until the toasts don't cover the focused element (WCAG 2.4.11). */
function scrollFocusIntoView(list: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!list || !focused || list.contains(focused)) return;
  const toastRect = list.getBoundingClientRect();
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isBeside = right <= toastRect.left || left >= toastRect.right;
  // An element that is taller than the screen above the toasts, such as `main`, can't be uncovered.
  if (isBeside || bottom - top > toastRect.top) return;
  const scrollContainer = document.getElementById('app') ?? document.scrollingElement;
  const gap = 16;
  if (bottom + gap > toastRect.top)
    scrollContainer?.scrollBy({ top: bottom + gap - toastRect.top });
}
