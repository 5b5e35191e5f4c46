/** Two sides in whole pixels. */
export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

/** What every browser draws: phones end here, and beyond it a canvas stays blank without a word. */
const MOST_PIXELS = 16_777_216;
const LONGEST_SIDE = 16_384;
/** Sharp in print at the size of a logo. */
const LOGO_SIDE = 1200;

/** A drawing that is too large to be made into a file in the browser. */
export class TemplateTooLarge extends Error {
  override readonly name = 'TemplateTooLarge';
  constructor({ width, height }: RasterSize) {
    super(`A picture of ${width} by ${height} pixels is more than a browser draws.`);
  }
}

/**
 * How many pixels a drawing has as a file.
 *
 * @param scale - pixels to one of its units.
 * @throws {TemplateTooLarge} for what no browser would draw.
 * @example rasterSize({ width: 600, height: 400 }, 2) // { width: 1200, height: 800 }
 */
export function rasterSize({ width, height }: RasterSize, scale: number): RasterSize {
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const isRendered =
    Math.max(size.width, size.height) <= LONGEST_SIDE && size.width * size.height <= MOST_PIXELS;
  // Asked that way round, a size that is no number is none either.
  if (!isRendered) throw new TemplateTooLarge(size);
  return size;
}

/**
 * How many pixels a logo is drawn with, in its own proportions.
 *
 * @param own - as the browser knows it: a drawing without a size of its own has none, and 0 by 0 then.
 * @param box - the place in the drawing, whose proportions it takes in that case.
 */
export function logoSize(own: RasterSize, box: RasterSize): RasterSize {
  const { width, height } = own.width > 0 && own.height > 0 ? own : box;
  const longest = Math.max(width, height);
  return longest > 0
    ? rasterSize({ width, height }, LOGO_SIDE / longest)
    : { width: LOGO_SIDE, height: LOGO_SIDE };
}
