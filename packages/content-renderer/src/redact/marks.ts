import { isPlaceholder } from '../rules/placeholder.ts';
import { getStyle, type SafeElement, type SafeStyle } from '../tree.ts';
import { createWordSet } from '../word-set.ts';

/** Pixels of one unit in the default font size. */
const unitPixels: Readonly<Record<string, number>> = { '%': 0.16, em: 16, rem: 16, pt: 4 / 3 };
const LENGTH = /^(\d+\.?\d*|\.\d+)([a-z%]*)$/;
/** The size in the shorthand `font`: zero, or a number with a unit. */
const FONT_SIZE = /(?:^|\s)(0|(?:\d+\.?\d*|\.\d+)(?:px|pt|r?em|%))(?=[\s/])/;

/** Smaller text and boxes can't be read. */
const MIN_FONT_SIZE = 5;
const MIN_BOX_SIZE = 4;
const MIN_OPACITY = 0.2;
/** Two colors look the same if each of their channels differs by less than this. */
const MIN_DIFFERENCE = 24;

function toPixels(value = ''): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(value.trim()) ?? [];
  return number === undefined ? undefined : Number(number) * (unitPixels[unit] ?? 1);
}

const isBelow = (value: number | undefined, limit: number) => value !== undefined && value < limit;

type Rgb = readonly [red: number, green: number, blue: number];
const WHITE: Rgb = [255, 255, 255];
/** Names of colors that look white. */
const whiteColors = createWordSet(
  'aliceblue azure floralwhite ghostwhite honeydew ivory lavenderblush mintcream seashell snow white whitesmoke',
);

/** Parses a color. Returns `none` for an invisible color, and `unknown` for a color that can't be parsed. */
function parseColor(value: string): Rgb | 'none' | 'unknown' {
  const color = value.trim().toLowerCase();
  if (color === 'transparent') return 'none';
  if (whiteColors.has(color)) return WHITE;
  const hex = /^#([\da-f]{3,8})$/.exec(color)?.[1];
  if (hex) {
    const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
    const channels = (digits.match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16));
    const [red = 0, green = 0, blue = 0, alpha = 255] = channels;
    return alpha < 255 * MIN_OPACITY ? 'none' : [red, green, blue];
  }
  const rgb = /^rgba?\(([^()]*)\)$/.exec(color)?.[1]?.match(/[\d.]+%?/g);
  if (rgb) {
    const toNumber = (part = '', whole = 255) =>
      part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number(part);
    const [red, green, blue, alpha = '1'] = rgb;
    if (toNumber(alpha, 1) < MIN_OPACITY) return 'none';
    return [toNumber(red), toNumber(green), toNumber(blue)];
  }
  // Colors of other functions, such as `hsl`, aren't calculated. Text in such a color counts as hidden.
  return color.includes('(') ? 'none' : 'unknown';
}

/** Returns the background of an element: its own background, or the background behind it. */
export function getBackground({ props }: SafeElement, parentBackground: string): string {
  const { background, backgroundColor } = getStyle(props) ?? {};
  return backgroundColor ?? background ?? parentBackground;
}

function hasHiddenColor({ color }: SafeStyle, background: string): boolean {
  if (color === undefined) return false;
  const text = parseColor(color);
  if (text === 'none') return true;
  if (text === 'unknown') return color === background;
  const backgroundColor = parseColor(background);
  return (
    typeof backgroundColor !== 'string' &&
    text.every(
      (channel, index) => Math.abs(channel - (backgroundColor[index] ?? 0)) < MIN_DIFFERENCE,
    )
  );
}

/** True for a box that cuts off its text because it is too small. */
function cutsText(style: SafeStyle): boolean {
  const { overflow, overflowX, overflowY, height, width, maxHeight, maxWidth } = style;
  if (!/hidden|clip|auto|scroll/.test(`${overflow} ${overflowX} ${overflowY}`)) return false;
  const { blockSize, inlineSize, maxBlockSize, maxInlineSize } = style;
  return [height, width, maxHeight, maxWidth, blockSize, inlineSize, maxBlockSize, maxInlineSize]
    .map(toPixels)
    .some((size) => isBelow(size, MIN_BOX_SIZE));
}

/** True for an element with a style that hides its text. */
function isHidden(style: SafeStyle): boolean {
  const { display, visibility, opacity = '', font = '', fontSize = '' } = style;
  const size = fontSize || (FONT_SIZE.exec(font)?.[1] ?? '');
  return (
    display === 'none' ||
    visibility === 'hidden' ||
    visibility === 'collapse' ||
    // A calculated size or opacity could be zero.
    `${opacity}${fontSize}`.includes('(') ||
    isBelow(Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1), MIN_OPACITY) ||
    isBelow(toPixels(size), MIN_FONT_SIZE) ||
    cutsText(style)
  );
}

/**
 * True for an element that is marked as internal, or hidden.
 *
 * @param background the color behind the element. Without it, colors are ignored.
 */
export function isMarked(node: SafeElement, background?: string): boolean {
  const style = getStyle(node.props);
  return (
    node.props['data-audience'] === 'internal' ||
    (style !== undefined && isHidden(style)) ||
    (style !== undefined &&
      background !== undefined &&
      hasHiddenColor(style, getBackground(node, background))) ||
    isPlaceholder(node)
  );
}
