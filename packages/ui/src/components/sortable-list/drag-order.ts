/** The position of a row when the drag started, in px from the top of the list. */
export interface RowBox {
  top: number;
  height: number;
}

/**
 * Returns the index that a dragged row has reached: it passes a row when its leading edge crosses
 * that row's middle.
 *
 * @param from index where the drag started.
 * @param shift distance dragged down, in px.
 */
export function indexForShift(rows: readonly RowBox[], from: number, shift: number): number {
  const grabbed = rows[from];
  if (!grabbed) return from;
  const leading = grabbed.top + shift + (shift > 0 ? grabbed.height : 0);
  const passed = rows.filter(({ top, height }, index) =>
    shift > 0
      ? index > from && leading > top + height / 2
      : index < from && leading < top + height / 2,
  ).length;
  return shift > 0 ? from + passed : from - passed;
}

/**
 * Returns how far a row moves, in px, to make room while the row from index `from` is over index
 * `to`.
 */
export function displacement(index: number, from: number, to: number, height: number): number {
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}

/** Limits `shift` so that the row stays within the list. */
export function clampShift(rows: readonly RowBox[], from: number, shift: number): number {
  const [grabbed, last] = [rows[from], rows.at(-1)];
  if (!grabbed || !last) return 0;
  const lowest = last.top + last.height - grabbed.height - grabbed.top;
  return Math.min(lowest, Math.max(-grabbed.top, shift));
}
