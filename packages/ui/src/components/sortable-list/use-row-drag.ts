import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { reachedPlace, roomFor, withinList } from './drag-order.ts';
import type { RowBox } from './drag-order.ts';

/** So near the edge of what is in view, in px, the list begins to scroll along. */
const EDGE = 64;
/** The most that it scrolls, in px a ms. */
const PACE = 0.9;
/** The longest time, in ms, that one frame scrolls for: a machine that stutters shall not leap. */
const LONGEST = 50;

interface Drag {
  id: string;
  from: number;
  to: number;
  /** How far the row has followed the pointer, in px. */
  shift: number;
  height: number;
}

interface Grab extends Pick<Drag, 'id' | 'from'> {
  pointerId: number;
  rows: RowBox[];
  /** From the top of the list to the pointer when it was grabbed, in px. */
  at: number;
  /** Where the pointer is in the window now. */
  y: number;
}

interface RowDrag {
  /** The row that is being dragged. */
  draggedId: string | undefined;
  /** Where a row is drawn meanwhile; nothing while no row is dragged. */
  styleOf: (index: number) => CSSProperties | undefined;
  /** To be called with the pointer's first event on the handle of a row. */
  grab: (id: string, event: ReactPointerEvent) => void;
}

/**
 * Lets a pointer drag the children of `list`; Escape lets go of the row where it was. A list that changes
 * under the pointer ends the drag.
 *
 * The window is listened to instead of capturing the pointer: a press keeps its events beyond the window too.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, to: number) => void,
): RowDrag {
  const order = ids.join('\n');
  const [held, setHeld] = useState<Drag & { order: string }>();
  const grabbed = useRef<Grab>(undefined);
  const drop = useRef(onDrop);
  const drag = held?.order === order ? held : undefined;
  const active = drag !== undefined;

  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    if (!active) return undefined;
    let frame = 0;
    let rendered: number | undefined;

    /** Where the grabbed row is now; the list may have been scrolled under the pointer. */
    function follow(): { to: number; shift: number } | undefined {
      if (!grabbed.current || !list.current) return undefined;
      const { rows, from, at, y } = grabbed.current;
      const shift = withinList(rows, from, y - list.current.getBoundingClientRect().top - at);
      return { shift, to: reachedPlace(rows, from, shift) };
    }

    function renderIt(): void {
      const place = follow();
      if (!place) return;
      setHeld(
        (now) =>
          now && (now.shift === place.shift && now.to === place.to ? now : { ...now, ...place }),
      );
    }

    function scrollAlong(now: number): void {
      if (grabbed.current && list.current) {
        const time = Math.min(LONGEST, now - (rendered ?? now));
        const by = pull(grabbed.current.y, list.current) * time;
        if (by !== 0) {
          scrollerOf(list.current).scrollBy(0, by);
          renderIt();
        }
      }
      rendered = now;
      frame = requestAnimationFrame(scrollAlong);
    }

    function handleMove(event: PointerEvent): void {
      if (!grabbed.current || event.pointerId !== grabbed.current.pointerId) return;
      grabbed.current.y = event.clientY;
      renderIt();
    }

    function handleUp(event: PointerEvent): void {
      if (!grabbed.current || event.pointerId !== grabbed.current.pointerId) return;
      const { id, from } = grabbed.current;
      const place = follow();
      end();
      if (place && place.to !== from) drop.current(id, place.to);
    }

    function handleKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') end();
    }

    function end(): void {
      grabbed.current = undefined;
      setHeld(undefined);
    }

    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', handleKey);
    frame = requestAnimationFrame(scrollAlong);
    return () => {
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', handleKey);
      cancelAnimationFrame(frame);
      end();
    };
  }, [active, list]);

  function grab(id: string, event: ReactPointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const rows = [...list.current.children].map((row) => {
      const box = row.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
    const from = ids.indexOf(id);
    const { pointerId, clientY } = event;
    grabbed.current = { id, from, pointerId, rows, at: clientY - top, y: clientY };
    setHeld({ id, from, to: from, shift: 0, height: rows[from]?.height ?? 0, order });
  }

  return {
    draggedId: drag?.id,
    styleOf: (index) => {
      if (!drag) return undefined;
      const y = index === drag.from ? drag.shift : roomFor(index, drag.from, drag.to, drag.height);
      return { transform: `translateY(${y}px)` };
    },
    grab,
  };
}

/** What scrolls the list: the nearest ancestor that can, or the page. */
function scrollerOf(list: Element): Element {
  for (let element = list.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && element.scrollHeight > element.clientHeight) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** How fast to scroll, in px a ms: the nearer to the edge, the faster. */
function pull(y: number, list: Element): number {
  const scroller = scrollerOf(list);
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();
  const over = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
  return Math.max(-PACE, Math.min(PACE, (over / EDGE) * PACE));
}
