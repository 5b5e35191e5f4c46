/** A color as lightness 0–1, chroma, hue in degrees, and opacity 0–1. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  alpha: number;
}

/**
 * Parses `oklch(L C H)` or `oklch(L C H / A)` with plain numbers, the only notation in tokens.css.
 *
 * @throws {Error} if the text has another form.
 */
export function parseOklch(text: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (match === null) throw new Error(`Not an oklch() color of plain numbers: ${text}`);
  const [, lightness, chroma, hue, alpha = '1'] = match;
  return {
    lightness: Number(lightness),
    chroma: Number(chroma),
    hue: Number(hue),
    alpha: Number(alpha),
  };
}

/** Converts to linear-light sRGB. A channel outside 0–1 is out of gamut. */
export function toLinearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  // Björn Ottosson's Oklab matrices, as in CSS Color 4.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Whether a color is within the sRGB gamut, allowing for rounding. */
export function isInSrgb(color: Oklch): boolean {
  return toLinearSrgb(color).every((channel) => channel > -0.0005 && channel < 1.0005);
}

/** WCAG 2 relative luminance of the displayed color: gamma-encoded and rounded to 8 bits. */
function getLuminance(color: Oklch): number {
  const [red, green, blue] = toLinearSrgb(color);
  return (
    0.2126 * toDisplayedChannel(red) +
    0.7152 * toDisplayedChannel(green) +
    0.0722 * toDisplayedChannel(blue)
  );
}

function toDisplayedChannel(channel: number): number {
  return decodeChannel(Math.round(encodeChannel(channel) * 255) / 255);
}

/** Converts a linear-light channel to a gamma-encoded one, clipped to 0–1. */
function encodeChannel(channel: number): number {
  const clippedChannel = Math.min(1, Math.max(0, channel));
  return clippedChannel <= 0.0031308
    ? 12.92 * clippedChannel
    : 1.055 * clippedChannel ** (1 / 2.4) - 0.055;
}

/** Converts a gamma-encoded channel, 0–1, to a linear-light one. */
function decodeChannel(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Converts to gamma-encoded sRGB channels, clipped to 0–1. */
export function toSrgb(color: Oklch): [number, number, number] {
  const [red, green, blue] = toLinearSrgb(color);
  return [encodeChannel(red), encodeChannel(green), encodeChannel(blue)];
}

/**
 * Formats the displayed color as six hexadecimal digits after `#`, without its opacity.
 *
 * @example formatHex(parseOklch('oklch(1 0 0)')) // '#ffffff'
 */
export function formatHex(color: Oklch): string {
  const bytes = toSrgb(color).map((channel) => Math.round(channel * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Parses six hexadecimal digits after `#`, or returns undefined if the text has another form.
 *
 * @example parseHex('#ffffff') // { lightness: 1, chroma: 0, hue: 0, alpha: 1 }, up to rounding
 */
export function parseHex(text: string): Oklch | undefined {
  if (!/^#[\da-f]{6}$/i.test(text)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    decodeChannel(Number.parseInt(text.slice(start, start + 2), 16) / 255),
  );
  // The inverse of the matrices in toLinearSrgb.
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    alpha: 1,
  };
}

/** WCAG 2 contrast ratio of two opaque colors, 1–21. */
export function getContrastRatio(a: Oklch, b: Oklch): number {
  const [first, second] = [getLuminance(a), getLuminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
