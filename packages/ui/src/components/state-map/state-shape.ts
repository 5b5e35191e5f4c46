/** The direction of an arrow key. */
export type Direction = 'up' | 'right' | 'down' | 'left';

/** One area of the map. Points are [x, y] in the units of `mapSize`. */
export interface StateShape {
  /** The outline, as the `d` of an SVG path. */
  path: string;
  center: readonly [x: number, y: number];
  /** The center of the label. Small states have none, because their codes are in the column beside the map. */
  label?: readonly [x: number, y: number];
  /** The minimum width of the map, in rem, at which the label fits. */
  labelFrom?: number;
  /**
   * The label doesn't fit inside the shape at any width. It is next to the shape, and `label` is
   * its end instead of its center.
   */
  outside?: true;
  /** The neighbor in each direction, if there is one. */
  neighbors: Readonly<Partial<Record<Direction, string>>>;
}
