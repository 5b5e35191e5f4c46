/** Which of the arrow keys leads where; a missing one leads nowhere. */
export type Direction = 'up' | 'right' | 'down' | 'left';

/** One area of the map. Points are [x, y] in the units of `mapSize`. */
export interface StateShape {
  /** The outline, for the `d` of an SVG path. */
  path: string;
  center: readonly [x: number, y: number];
  /** The middle of its label; the small states of the key column have none. */
  label?: readonly [x: number, y: number];
  /** The width of the map, in rem, from which on the label fits. */
  labelFrom?: number;
  /** The label fits into the shape on no map: it ends at its point, beside the shape. */
  beside?: true;
  /** The area that each arrow key leads to. */
  ways: Readonly<Partial<Record<Direction, string>>>;
}
