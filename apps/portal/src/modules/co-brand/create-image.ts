import { createCanvas, getContext, loadImage, toPng } from '../../lib/canvas.ts';
import { drawBand, loadCard } from './draw-agency-card.ts';
import type { AgencyCard } from './use-agency-card.ts';

/** Width of a created image in pixels, which is sharp on social networks on high-density screens. */
const WIDTH = 1200;
/** Height of the band with the agency's card, as a fraction of the image's width. */
const BAND = 0.12;

export interface SourceImage {
  /** A URL that the page is allowed to load. */
  readonly src: string;
  /** Proportions of an image without its own size, such as an SVG with only a view box. */
  readonly width: number;
  readonly height: number;
}

/**
 * Creates a PNG of an image with the agency's card below it.
 *
 * @throws Error if the image can't be loaded or drawn.
 */
export async function createCoBrandedImage(source: SourceImage, card: AgencyCard): Promise<Blob> {
  const [image, loadedCard] = await Promise.all([loadImage(source.src), loadCard(card)]);
  const { width, height } =
    image.naturalWidth > 0 && image.naturalHeight > 0
      ? { width: image.naturalWidth, height: image.naturalHeight }
      : source;
  const imageHeight = Math.round((WIDTH * height) / width);
  const bandHeight = Math.round(WIDTH * BAND);
  const canvas = createCanvas({ width: WIDTH, height: imageHeight + bandHeight });
  const context = getContext(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, imageHeight);
  context.drawImage(image, 0, 0, WIDTH, imageHeight);
  drawBand(context, loadedCard, { x: 0, y: imageHeight, width: WIDTH, height: bandHeight });
  return toPng(canvas);
}
