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
  /** One sentence; shown, and said once. */
  message: string;
  /** @default 'info' */
  tone?: CalloutTone | undefined;
  /** The one thing to do about it; the toast closes when it is done. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface Toasts {
  /** Shows a toast until it is closed, and hands out what closes it. Stable between renders. */
  show: (toast: Toast) => () => void;
}

interface ShownToast extends Toast {
  id: string;
}

const ToastContext = createContext<Toasts | null>(null);

export interface ToastProviderProps {
  /** The name of the region that holds the toasts, for example "Messages". */
  label: string;
  /** The name of each toast's close button. */
  closeLabel: string;
  children?: ReactNode;
}

/**
 * The last resort for what happens away from where anything was pressed: messages at the bottom of the
 * page. None goes by itself. They have room of their own at the page's end, and what has the focus is
 * scrolled out from under them. Put it once, at the root, within the `LiveRegionProvider`.
 *
 * @throws {Error} outside of a `LiveRegionProvider`, where nobody would hear the messages.
 * @example
 * <ToastProvider label="Messages" closeLabel="Close this message"><App /></ToastProvider>
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps): JSX.Element {
  const announce = useAnnounce();
  const baseId = useId();
  const lastId = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);

  const close = useCallback((id: string) => {
    keepFocus(id, cameFrom.current);
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);

  const handedOut = useMemo(
    () => ({
      show(toast: Toast) {
        lastId.current += 1;
        const id = `${baseId}${lastId.current}`;
        // The newest on top, so that no older one moves.
        setToasts((current) => [{ ...toast, id }, ...current]);
        announce(toast.message);
        return () => close(id);
      },
    }),
    [announce, baseId, close],
  );

  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const uncover = () => uncoverFocus(list.current);
    let frame = requestAnimationFrame(uncover);
    function follow({ target, relatedTarget }: FocusEvent): void {
      const isInside = (other: EventTarget | null) =>
        other instanceof Node && list.current?.contains(other);
      if (isInside(target) && !isInside(relatedTarget)) cameFrom.current = relatedTarget;
      // Once the browser has done its own scrolling to what took the focus.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(uncover);
    }
    document.addEventListener('focusin', follow);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', follow);
    };
  }, [toasts]);

  return (
    <ToastContext value={handedOut}>
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
                      kind="secondary"
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
 * Where toasts are shown.
 *
 * @throws {Error} outside of a `ToastProvider`, where they would be seen by nobody.
 * @example
 * const { show } = useToast();
 * const close = show({ tone: 'warning', message: 'You are offline.' });
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) {
    throw new Error(
      'useToast() was called outside of <ToastProvider>, so its messages would be seen by nobody. ' +
        'Put one <ToastProvider> at the root of the page (in a test or story: around the component).',
    );
  }
  return toasts;
}

/** Before a toast that has the focus goes: on to its neighbor, else back to where the focus came from. */
function keepFocus(id: string, cameFrom: EventTarget | null): void {
  const item = document.getElementById(id);
  if (!item?.contains(document.activeElement)) return;
  const neighbor = item.nextElementSibling ?? item.previousElementSibling;
  const origin = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  const next = neighbor
    ? [...neighbor.querySelectorAll('button')].at(-1)
    : (origin ?? document.querySelector('main'));
  next?.focus();
}

/** Scrolls the page until what has the focus stands clear of the toasts (WCAG 2.4.11). */
function uncoverFocus(list: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!list || !focused || list.contains(focused)) return;
  const cover = list.getBoundingClientRect();
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isBeside = right <= cover.left || left >= cover.right;
  // What is taller than the rest of the screen, such as the main part, can never stand clear.
  if (isBeside || bottom - top > cover.top) return;
  const scroller = document.getElementById('app') ?? document.scrollingElement;
  const gap = 16;
  if (bottom + gap > cover.top) scroller?.scrollBy({ top: bottom + gap - cover.top });
}
