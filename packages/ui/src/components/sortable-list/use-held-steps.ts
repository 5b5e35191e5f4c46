import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent as ReactMouseEvent } from 'react';

interface Press {
  id: string;
  toIndex: number;
  controls: HTMLElement;
  /** Where the controls were in the window, in px. */
  top: number;
}

interface Held {
  id: string;
  /** The order of the list for which they are held. */
  order: string;
  /** How far the controls stand from their row, in px downwards. */
  offset: number;
  controls: HTMLElement;
}

interface HeldSteps {
  /** Where the controls of a row are drawn; nothing where they are in their place. */
  styleOf: (id: string) => CSSProperties | undefined;
  /** To be called with the event of a press that asks for a move to a place, on a child of the controls. */
  press: (id: string, toIndex: number, event: ReactMouseEvent) => void;
}

/**
 * Keeps the controls by which a pointer has moved a row under that pointer: the row goes, and another one comes up
 * there, whose controls the next press would hit. They go back to their row as soon as the pointer moves off them or
 * presses elsewhere, a key is pressed, or the list has another order.
 *
 * @param ids of the rows in their order.
 */
export function useHeldSteps(ids: readonly string[]): HeldSteps {
  const order = ids.join('\n');
  const [held, setHeld] = useState<Held>();
  const pressed = useRef<Press>(undefined);
  const now = held?.order === order ? held : undefined;
  const controls = now?.controls;

  useLayoutEffect(() => {
    const press = pressed.current;
    pressed.current = undefined;
    if (!press || order.split('\n')[press.toIndex] !== press.id) {
      // An order that comes back later by itself is not the one that the pointer has made.
      setHeld(undefined);
      return;
    }
    const { id, controls: moved, top } = press;
    setHeld({ id, order, controls: moved, offset: top - moved.getBoundingClientRect().top });
  }, [order]);

  useEffect(() => {
    if (!controls) return undefined;
    const release = (event: Event) => {
      const isOnThem = event.target instanceof Node && controls.contains(event.target);
      if (!isOnThem || event.type === 'keydown') setHeld(undefined);
    };
    const events = ['pointermove', 'pointerdown', 'keydown'];
    for (const type of events) window.addEventListener(type, release);
    return () => {
      for (const type of events) window.removeEventListener(type, release);
    };
  }, [controls]);

  return {
    styleOf: (id) => (now?.id === id ? { transform: `translateY(${now.offset}px)` } : undefined),
    press: (id, toIndex, { currentTarget, detail }) => {
      const moved = currentTarget.parentElement;
      // A press without a pointer, by a key or by assistive technology, counts no clicks.
      pressed.current =
        moved && detail > 0
          ? { id, toIndex, controls: moved, top: moved.getBoundingClientRect().top }
          : undefined;
    },
  };
}
