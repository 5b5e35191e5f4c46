/** The direction of an arrow key. */
export type Direction = 'up' | 'right' | 'down' | 'left';

/** One area of the map. Points are [x, y] in the units of `mapSize`. */
export interface StateShape {
  /** The outline, as the `d` of an SVG path. */
  path: string;
  center: readonly [x: number, y: number];
  /** The center of the label. States in the small-state column have none. */
  label?: readonly [x: number, y: number];
  /** The minimum width of the map, in rem, at which the label fits. */
  labelFrom?: number;
  /**
   * The label doesn't fit inside the shape at any width. It is next to the shape and ends at
   * `label`.
   */
  outside?: true;
  /** The neighbor in each direction, if there is one. */
  neighbors: Readonly<Partial<Record<Direction, string>>>;
}
