import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent as ReactMouseEvent } from 'react';

interface Click {
  id: string;
  toIndex: number;
  controls: HTMLElement;
  /** The viewport position of the controls, in px. */
  top: number;
}

interface PinnedRow {
  id: string;
  /** The order of the list while the controls are pinned. */
  order: string;
  /** The distance of the controls from their row, in px downward. */
  offset: number;
  controls: HTMLElement;
}

interface PinnedControls {
  /** The style of a row's controls, or undefined if they are not pinned. */
  getControlsStyle: (id: string) => CSSProperties | undefined;
  /** Pins the controls that contain the clicked button. Call it with a click that moves the row. */
  pin: (id: string, toIndex: number, event: ReactMouseEvent) => void;
}

/**
 * Keeps a row's move buttons under the pointer after the row moves away, so that the next click
 * does not hit another row's buttons. The moved buttons return to their row when the pointer leaves
 * them or clicks elsewhere, on a key press, or when the order changes for another reason.
 *
 * @param ids IDs of the rows, in order.
 */
export function usePinnedControls(ids: readonly string[]): PinnedControls {
  const order = ids.join('\n');
  const [lastPinnedRow, setPinnedRow] = useState<PinnedRow>();
  const lastClick = useRef<Click>(undefined);
  const pinnedRow = lastPinnedRow?.order === order ? lastPinnedRow : undefined;
  const controls = pinnedRow?.controls;

  useLayoutEffect(() => {
    const click = lastClick.current;
    lastClick.current = undefined;
    if (!click || order.split('\n')[click.toIndex] !== click.id) {
      // Don't pin again if the same order comes back without a click.
      setPinnedRow(undefined);
      return;
    }
    const { id, controls: movedControls, top } = click;
    setPinnedRow({
      id,
      order,
      controls: movedControls,
      offset: top - movedControls.getBoundingClientRect().top,
    });
  }, [order]);

  useEffect(() => {
    if (!controls) return undefined;
    const release = (event: Event) => {
      const isInside = event.target instanceof Node && controls.contains(event.target);
      if (!isInside || event.type === 'keydown') setPinnedRow(undefined);
    };
    const events = ['pointermove', 'pointerdown', 'keydown'];
    for (const type of events) window.addEventListener(type, release);
    return () => {
      for (const type of events) window.removeEventListener(type, release);
    };
  }, [controls]);

  return {
    getControlsStyle: (id) =>
      pinnedRow?.id === id ? { transform: `translateY(${pinnedRow.offset}px)` } : undefined,
    pin: (id, toIndex, { currentTarget, detail }) => {
      const movedControls = currentTarget.parentElement;
      // Clicks from the keyboard or assistive technology have a `detail` of 0.
      lastClick.current =
        movedControls && detail > 0
          ? { id, toIndex, controls: movedControls, top: movedControls.getBoundingClientRect().top }
          : undefined;
    },
  };
}
