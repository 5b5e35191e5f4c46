/** A size in whole pixels. */
export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

/** The canvas limits of phone browsers. A larger canvas stays blank without an error. */
const MAX_PIXELS = 16_777_216;
const MAX_SIDE = 16_384;
/** Length of the longer side of a rendered logo, in pixels, so that it is sharp when printed. */
const LOGO_SIDE = 1200;

/** Thrown for an SVG that is too large to be rendered to a file in the browser. */
export class TemplateTooLarge extends Error {
  override readonly name = 'TemplateTooLarge';
  constructor({ width, height }: RasterSize) {
    super(`A browser can't render an image of ${width} by ${height} pixels.`);
  }
}

/**
 * The size of a rendered SVG in pixels.
 *
 * @param scale - pixels per SVG unit.
 * @throws {TemplateTooLarge} if browsers can't render the size.
 * @example rasterSize({ width: 600, height: 400 }, 2) // { width: 1200, height: 800 }
 */
export function rasterSize({ width, height }: RasterSize, scale: number): RasterSize {
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const isSupported =
    Math.max(size.width, size.height) <= MAX_SIDE && size.width * size.height <= MAX_PIXELS;
  // Written with a negation, so that NaN throws too.
  if (!isSupported) throw new TemplateTooLarge(size);
  return size;
}

/**
 * The size to render a logo at, keeping its proportions.
 *
 * @param natural - the image's natural size in the browser; 0 by 0 for an SVG without a size.
 * @param box - the slot's size. Its proportions are used if the image has no natural size.
 */
export function logoSize(natural: RasterSize, box: RasterSize): RasterSize {
  const { width, height } = natural.width > 0 && natural.height > 0 ? natural : box;
  const longest = Math.max(width, height);
  return longest > 0
    ? rasterSize({ width, height }, LOGO_SIDE / longest)
    : { width: LOGO_SIDE, height: LOGO_SIDE };
}
