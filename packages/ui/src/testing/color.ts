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
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(text);
  if (numbers === null) throw new Error(`Not an oklch() color of plain numbers: ${text}`);
  const [, lightness, chroma, hue, alpha = '1'] = numbers;
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
function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearSrgb(color);
  return (
    0.2126 * displayedChannel(red) +
    0.7152 * displayedChannel(green) +
    0.0722 * displayedChannel(blue)
  );
}

function displayedChannel(channel: number): number {
  const clipped = Math.min(1, Math.max(0, channel));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  const quantized = Math.round(encoded * 255) / 255;
  return quantized <= 0.04045 ? quantized / 12.92 : ((quantized + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2 contrast ratio of two opaque colors, 1–21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
