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
export function getIndexForShift(rows: readonly RowBox[], from: number, shift: number): number {
  const draggedRow = rows[from];
  if (!draggedRow) return from;
  const leadingEdge = draggedRow.top + shift + (shift > 0 ? draggedRow.height : 0);
  const passedRowCount = rows.filter(({ top, height }, index) =>
    shift > 0
      ? index > from && leadingEdge > top + height / 2
      : index < from && leadingEdge < top + height / 2,
  ).length;
  return shift > 0 ? from + passedRowCount : from - passedRowCount;
}

/**
 * Returns how far a row moves, in px, to make room while the row from index `from` is over index
 * `to`.
 */
export function getDisplacement(index: number, from: number, to: number, height: number): number {
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}

/** Limits `shift` so that the row stays within the list. */
export function clampShift(rows: readonly RowBox[], from: number, shift: number): number {
  const [draggedRow, last] = [rows[from], rows.at(-1)];
  if (!draggedRow || !last) return 0;
  const maxShift = last.top + last.height - draggedRow.height - draggedRow.top;
  return Math.min(maxShift, Math.max(-draggedRow.top, shift));
}
