import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { getIndexForShift, getDisplacement, clampShift } from './drag-order.ts';
import type { RowBox } from './drag-order.ts';

/** The distance from the edge of the visible area at which scrolling starts, in px. */
const SCROLL_ZONE = 64;
/** The maximum scroll speed, in px per ms. */
const MAX_SCROLL_SPEED = 0.9;
/** The maximum time that counts for one frame of scrolling, in ms. It prevents jumps after slow frames. */
const MAX_FRAME_TIME = 50;

interface Drag {
  id: string;
  /** The index where the drag started. */
  from: number;
  /** The index that the row has reached. */
  to: number;
  /** The distance that the row has moved, in px. */
  shift: number;
  height: number;
}

interface PointerDrag extends Pick<Drag, 'id' | 'from'> {
  pointerId: number;
  rows: RowBox[];
  /** The distance from the top of the list to the pointer at the start, in px. */
  startY: number;
  /** The pointer's current position in the viewport. */
  y: number;
}

interface RowDrag {
  /** The dragged row. */
  draggedId: string | undefined;
  /** The style of a row, or undefined if no drag is in progress. */
  getRowStyle: (index: number) => CSSProperties | undefined;
  /** Starts a drag. Call it on `pointerdown` on a row's handle. */
  startDrag: (id: string, event: ReactPointerEvent) => void;
}

/**
 * Lets a pointer drag the children of `list`. Escape cancels. If the list changes during a drag,
 * the drag ends.
 *
 * Listens on `window` instead of capturing the pointer, because `window` also receives the events of
 * a pointer that leaves the browser window with its button held down.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, to: number) => void,
): RowDrag {
  const order = ids.join('\n');
  const [dragState, setDragState] = useState<Drag & { order: string }>();
  const pointerDrag = useRef<PointerDrag>(undefined);
  const onDropRef = useRef(onDrop);
  const drag = dragState?.order === order ? dragState : undefined;
  const isDragging = drag !== undefined;

  useEffect(() => {
    onDropRef.current = onDrop;
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = 0;
    let lastFrame: number | undefined;

    /** The dragged row's current position. The list might have scrolled under the pointer. */
    function getDragPosition(): { to: number; shift: number } | undefined {
      if (!pointerDrag.current || !list.current) return undefined;
      const { rows, from, startY, y } = pointerDrag.current;
      const shift = clampShift(rows, from, y - list.current.getBoundingClientRect().top - startY);
      return { shift, to: getIndexForShift(rows, from, shift) };
    }

    function updateDrag(): void {
      const position = getDragPosition();
      if (!position) return;
      setDragState(
        (current) =>
          current &&
          (current.shift === position.shift && current.to === position.to
            ? current
            : { ...current, ...position }),
      );
    }

    function scrollNearEdge(now: number): void {
      if (pointerDrag.current && list.current) {
        const time = Math.min(MAX_FRAME_TIME, now - (lastFrame ?? now));
        const distance = getScrollSpeed(pointerDrag.current.y, list.current) * time;
        if (distance !== 0) {
          getScrollContainer(list.current).scrollBy(0, distance);
          updateDrag();
        }
      }
      lastFrame = now;
      frame = requestAnimationFrame(scrollNearEdge);
    }

    function handleMove(event: PointerEvent): void {
      if (!pointerDrag.current || event.pointerId !== pointerDrag.current.pointerId) return;
      pointerDrag.current.y = event.clientY;
      updateDrag();
    }

    function handleUp(event: PointerEvent): void {
      if (!pointerDrag.current || event.pointerId !== pointerDrag.current.pointerId) return;
      const { id, from } = pointerDrag.current;
      const position = getDragPosition();
      endDrag();
      if (position && position.to !== from) onDropRef.current(id, position.to);
    }

    function handleKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') endDrag();
    }

    function endDrag(): void {
      pointerDrag.current = undefined;
      setDragState(undefined);
    }

    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', endDrag);
    window.addEventListener('keydown', handleKey);
    frame = requestAnimationFrame(scrollNearEdge);
    return () => {
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', endDrag);
      window.removeEventListener('keydown', handleKey);
      cancelAnimationFrame(frame);
      endDrag();
    };
  }, [isDragging, list]);

  function startDrag(id: string, event: ReactPointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const rows = [...list.current.children].map((row) => {
      const box = row.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
    const from = ids.indexOf(id);
    const { pointerId, clientY } = event;
    pointerDrag.current = { id, from, pointerId, rows, startY: clientY - top, y: clientY };
    setDragState({ id, from, to: from, shift: 0, height: rows[from]?.height ?? 0, order });
  }

  return {
    draggedId: drag?.id,
    getRowStyle: (index) => {
      if (!drag) return undefined;
      const y =
        index === drag.from ? drag.shift : getDisplacement(index, drag.from, drag.to, drag.height);
      return { transform: `translateY(${y}px)` };
    },
    startDrag,
  };
}

/** Returns the nearest ancestor that scrolls, or the page. */
function getScrollContainer(list: Element): Element {
  for (let element = list.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && element.scrollHeight > element.clientHeight) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Returns the scroll speed in px per ms: the nearer to the edge, the faster. */
function getScrollSpeed(y: number, list: Element): number {
  const container = getScrollContainer(list);
  const isPage = container === document.scrollingElement;
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : container.getBoundingClientRect();
  const overshoot =
    y < top + SCROLL_ZONE ? y - top - SCROLL_ZONE : Math.max(0, y - bottom + SCROLL_ZONE);
  return Math.max(
    -MAX_SCROLL_SPEED,
    Math.min(MAX_SCROLL_SPEED, (overshoot / SCROLL_ZONE) * MAX_SCROLL_SPEED),
  );
}
