/** Channels from 0 to 255, alpha from 0 to 1. */
export type Rgba = [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const cache = new Map<string, Rgba>();

/** Converts a computed color from any color space. */
export function toRgba(color: string): Rgba {
  const cached = cache.get(color);
  if (cached) return cached;
  if (!canvas) throw new Error('This browser has no canvas.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const converted: Rgba = [red, green, blue, alpha / 255];
  cache.set(color, converted);
  return converted;
}

/** Blends a color over an opaque one. */
export function blend([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
  const mixChannel = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return [mixChannel(red, r), mixChannel(green, g), mixChannel(blue, b), 1];
}

function getLuminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two opaque colors, 1–21. */
export function getContrastRatio(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The current value of a system color. */
export function getSystemColor(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
