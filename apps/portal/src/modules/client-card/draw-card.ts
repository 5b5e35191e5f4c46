import { createCanvas, getContext, toPng } from '../../lib/canvas.ts';
import { drawBand, INK, loadCard, PAPER, toFont } from '../co-brand/draw-agency-card.ts';
import type { AgencyCard } from '../co-brand/use-agency-card.ts';
import type { CardContent } from './card-content.ts';
import { CARD_MARGIN, CARD_WIDTH, layOutCard, MAX_CARD_HEIGHT } from './lay-out-card.ts';

const BAND_HEIGHT = 144;
const RULE_HEIGHT = 2;

/**
 * Draws a card as a PNG, with the agency's card below the text.
 *
 * @returns null if the text is too long for an image.
 * @throws Error if the browser can't draw or encode the image.
 */
export async function createCardImage(
  content: CardContent,
  agency: AgencyCard | null,
): Promise<Blob | null> {
  const agencyCard = await loadCard(agency ?? { name: '', phone: null, logoUrl: null });
  const ruler = getContext(createCanvas({ width: 1, height: 1 }));
  const { lines, height } = layOutCard(content, (text, { family, size, weight }) => {
    ruler.font = toFont(family, size, weight);
    return ruler.measureText(text).width;
  });
  const bandHeight = agency ? BAND_HEIGHT : 0;
  if (height + bandHeight > MAX_CARD_HEIGHT) return null;

  const canvas = createCanvas({ width: CARD_WIDTH, height: height + bandHeight });
  const context = getContext(canvas);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, CARD_WIDTH, height + bandHeight);
  if (agency) {
    const box = { x: 0, y: height, width: CARD_WIDTH, height: bandHeight };
    drawBand(context, agencyCard, box, CARD_MARGIN);
    context.fillRect(0, height, CARD_WIDTH, RULE_HEIGHT);
  }
  context.fillStyle = INK;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  // The host's text is in English, even if the page is read from right to left.
  context.direction = 'ltr';
  for (const { text, style, x, y } of lines) {
    context.font = toFont(style.family, style.size, style.weight);
    context.fillText(text, x, y);
  }
  return toPng(canvas);
}
