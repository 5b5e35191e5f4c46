import { loadImage } from '../../lib/canvas.ts';
import type { AgencyCard } from './use-agency-card.ts';

/** Colors of the cards and images that are drawn for clients. */
export const PAPER = '#fff';
export const INK = '#0d1f22';
/** Proportions of a logo without a size, such as an SVG with only a view box. */
const LOGO_RATIO = 3;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An agency's card whose logo is loaded. */
export interface LoadedCard extends Pick<AgencyCard, 'name' | 'phone'> {
  readonly logo: HTMLImageElement | null;
}

/** Loads the logo and the fonts of a card. A logo that can't be drawn is left out: the name identifies the agency. */
export async function loadCard({ name, phone, logoUrl }: AgencyCard): Promise<LoadedCard> {
  const [logo] = await Promise.all([
    logoUrl ? loadImage(logoUrl).catch(() => null) : null,
    document.fonts.load(toFont('serif', 40)).catch(() => []),
    document.fonts.load(toFont('sans', 40)).catch(() => []),
  ]);
  return { name, phone, logo };
}

/**
 * Draws a card as a band: logo, name, and phone number from left to right.
 *
 * @param sideMargin space on the left and the right, to align the band with text above it. @default the space above and below
 */
export function drawBand(
  context: CanvasRenderingContext2D,
  { name, phone, logo }: LoadedCard,
  { x, y, width, height }: Box,
  sideMargin = height * 0.2,
): void {
  fillPaper(context, { x, y, width, height });
  const margin = height * 0.2;
  const innerHeight = height - 2 * margin;
  let left = x + sideMargin;
  if (logo) {
    const size = fitLogo(logo, { width: width * 0.25, height: innerHeight });
    context.drawImage(logo, left, y + (height - size.height) / 2, size.width, size.height);
    left += size.width + margin;
  }
  const right = x + width - sideMargin;
  const phoneWidth = phone ? Math.min(width * 0.3, (right - left) / 2) : 0;
  const middle = y + height / 2;
  const nameWidth = right - left - (phone ? phoneWidth + margin : 0);
  drawText(context, name, { x: left, y: middle, width: nameWidth, size: innerHeight * 0.5 });
  if (phone) {
    drawText(context, phone, {
      x: right,
      y: middle,
      width: phoneWidth,
      size: innerHeight * 0.42,
      family: 'sans',
      align: 'right',
    });
  }
}

/** Draws a card that fills a frame: logo, name, and phone number, one below the other. */
export function drawFullCard(
  context: CanvasRenderingContext2D,
  { name, phone, logo }: LoadedCard,
  box: Box,
): void {
  fillPaper(context, box);
  const { x, y, width, height } = box;
  const center = x + width / 2;
  const unit = height / 12;
  if (logo) {
    const size = fitLogo(logo, { width: width * 0.5, height: unit * 3 });
    context.drawImage(
      logo,
      center - size.width / 2,
      y + unit * 1.8 + (unit * 3 - size.height) / 2,
      size.width,
      size.height,
    );
  }
  const line = { x: center, width: width * 0.88, align: 'center' } as const;
  drawText(context, name, { ...line, y: y + unit * (logo ? 6.6 : 5.2), size: unit * 1.3 });
  if (phone) {
    drawText(context, phone, {
      ...line,
      y: y + unit * (logo ? 8.6 : 7.2),
      size: unit,
      family: 'sans',
    });
  }
}

function fillPaper(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  context.fillStyle = PAPER;
  context.fillRect(x, y, width, height);
}

/** The largest size at which a logo fits into a box without changing its proportions. */
function fitLogo(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  box: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'width' | 'height'> {
  const ratio = naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : LOGO_RATIO;
  const height = Math.min(box.height, box.width / ratio);
  return { width: height * ratio, height };
}

interface Line {
  readonly x: number;
  /** The vertical center of the line. */
  readonly y: number;
  /** Longer text shrinks to fit. */
  readonly width: number;
  readonly size: number;
  readonly family?: 'serif' | 'sans';
  readonly align?: CanvasTextAlign;
}

function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, size, family = 'serif', align = 'left' }: Line,
): void {
  context.fillStyle = INK;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.font = toFont(family, size);
  const measured = context.measureText(text).width;
  if (measured > width) context.font = toFont(family, (size * width) / measured);
  context.fillText(text, x, y);
}

/** A font of the design system as a canvas font. */
export function toFont(family: 'serif' | 'sans', size: number, weight = 600): string {
  const names = getComputedStyle(document.documentElement).getPropertyValue(`--ui-font-${family}`);
  const fallback = family === 'serif' ? 'serif' : 'sans-serif';
  return `${weight} ${size.toFixed(1)}px ${names.trim() || fallback}`;
}
