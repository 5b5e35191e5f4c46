/** A row as it lay when it was grabbed: px from the top of the list. */
export interface RowBox {
  top: number;
  height: number;
}

/**
 * Which place a row has reached that was grabbed at `from` and pulled down by `shift` px: it takes the
 * place of a row whose middle its leading edge has passed.
 */
export function reachedPlace(rows: readonly RowBox[], from: number, shift: number): number {
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

/** How far a row makes room, in px, while the one grabbed at `from` hovers over the place `to`. */
export function roomFor(index: number, from: number, to: number, height: number): number {
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}

/** `shift` without what would pull the row out of its list. */
export function withinList(rows: readonly RowBox[], from: number, shift: number): number {
  const [grabbed, last] = [rows[from], rows.at(-1)];
  if (!grabbed || !last) return 0;
  const lowest = last.top + last.height - grabbed.height - grabbed.top;
  return Math.min(lowest, Math.max(-grabbed.top, shift));
}
