import type { TemplateField } from '../../resources/collateral-templates.ts';
import type { SampleImageName } from './image-list.ts';
import { sampleImages } from './images.ts';

const PAPER = '#fffdf7';
const INK = '#0e2a2d';
const SPOT = '#b4491c';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => MARKUP[character]!);

/** The `<g>` with an illustration's strokes, without its paper background. */
const getIllustrationGroup = (name: SampleImageName) =>
  /<g [\s\S]*<\/g>/.exec(sampleImages[name])?.[0].replaceAll('\n', '') ?? '';

/** The fixed text and image of a collateral item. */
export type TemplateContent = {
  /** In `viewBox` units, which are CSS pixels at full size. */
  width: number;
  height: number;
  image: SampleImageName;
  headline: string;
  /** Text under the headline. */
  line: string;
};

/**
 * Renders a collateral item as SVG: the image, the text, and a strip with the agency's fields
 * below. A slot shows the label of its field until it is filled in.
 */
export function renderTemplate(
  { width, height, image, headline, line }: TemplateContent,
  fields: readonly TemplateField[],
): string {
  const margin = 24;
  const stripTop = height - 112;
  const contentWidth = width - 2 * margin;
  // On a tall item, the image takes the full width below the text.
  const imageWidthRatio = height > width ? 1 : 0.6;
  const scale = Math.min((contentWidth * imageWidthRatio) / 480, (stripTop - 130) / 300);
  let baseline = stripTop + 34;

  const slots = fields.map(({ key, label = key, source }) => {
    const name = escapeHtml(key);
    const labelText = escapeHtml(label ?? key);
    if (source === 'agency.logo') {
      return `<image data-slot="${name}" x="${width - margin - 150}" y="${stripTop + 14}" width="150" height="60"><title>${labelText}</title></image>`;
    }
    if (source === 'disclosure') {
      return `<text data-slot="${name}" data-width="${contentWidth}" x="${margin}" y="${height - 14}" font-size="9" fill="${INK}">${labelText}</text>`;
    }
    if (source === 'free') {
      return `<text data-slot="${name}" data-width="${contentWidth}" x="${margin}" y="118" font-size="18" font-style="italic" fill="${SPOT}">${labelText}</text>`;
    }
    const size = source === 'agency.name' ? 20 : 14;
    const textElement = `<text data-slot="${name}" data-width="${contentWidth - 166}" x="${margin}" y="${baseline}" font-size="${size}" fill="${INK}">${labelText}</text>`;
    baseline += 20;
    return textElement;
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(headline)}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<text x="${margin}" y="58" font-size="30" font-weight="700" fill="${INK}">${escapeHtml(headline)}</text>`,
    `<text x="${margin}" y="88" font-size="16" fill="${INK}">${escapeHtml(line)}</text>`,
    `<g transform="translate(${Math.round(width - margin - 480 * scale)} ${Math.round(stripTop - 300 * scale - 4)}) scale(${scale.toFixed(3)})">${getIllustrationGroup(image)}</g>`,
    `<path d="M0 ${stripTop}H${width}" stroke="${SPOT}" stroke-width="3"/>`,
    ...slots,
    '</svg>',
  ].join('\n');
}
