import { getContrastRatio, formatHex, parseHex } from './color.ts';
import type { Oklch } from './color.ts';
import { contrastRequirements } from './color-pairs.ts';
import type { ContrastRequirement } from './color-pairs.ts';

/** Colors by token, without `--ui-color-`. */
export type Colors = ReadonlyMap<string, Oklch>;

/** A pair of colors with too little contrast. */
export interface ContrastFailure extends ContrastRequirement {
  /** The contrast of the pair. */
  actual: number;
  /** The token to change. */
  token: string;
  /**
   * The nearest color of the same hue that gives the token enough contrast in all of its pairs, as
   * six hexadecimal digits after `#`. Undefined if there is no such color, because another color of these
   * pairs must change first.
   */
  suggestion: string | undefined;
}

/**
 * Returns the requirements that involve one of the tokens.
 *
 * @example getRequirements(new Set(['accent-on'])) // accent-on on accent, accent-on on accent-hover
 */
export function getRequirements(tokens: ReadonlySet<string>): ContrastRequirement[] {
  return contrastRequirements.filter(
    ({ foreground, background }) => tokens.has(foreground) || tokens.has(background),
  );
}

/**
 * Finds the pairs of a theme that involve one of the tokens and have too little contrast.
 *
 * @param colors all colors of the theme.
 * @param tokens the tokens that may change.
 */
export function findContrastFailures(
  colors: Colors,
  tokens: ReadonlySet<string>,
): ContrastFailure[] {
  return getRequirements(tokens).flatMap((requirement) => {
    const actual = getContrast(colors, requirement);
    if (actual >= requirement.ratio) return [];
    const { foreground, background } = requirement;
    const token = tokens.has(foreground) ? foreground : background;
    return [{ ...requirement, actual, token, suggestion: suggestColor(colors, token) }];
  });
}

function getContrast(colors: Colors, { foreground, background }: ContrastRequirement): number {
  return getContrastRatio(getColor(colors, foreground), getColor(colors, background));
}

function getColor(colors: Colors, token: string): Oklch {
  const color = colors.get(token);
  if (color === undefined) throw new Error(`No color for the token ${token}`);
  return color;
}

/** Lightness is tried in steps of 0.5%, which is finer than the eye can see. */
const LIGHTNESS_STEPS = 200;

function suggestColor(colors: Colors, token: string): string | undefined {
  const color = getColor(colors, token);
  const requirements = getRequirements(new Set([token]));
  const candidates = Array.from(
    { length: LIGHTNESS_STEPS + 1 },
    (_, step) => step / LIGHTNESS_STEPS,
  )
    .toSorted((a, b) => Math.abs(a - color.lightness) - Math.abs(b - color.lightness))
    .map((lightness) => formatHex({ ...color, lightness }));
  return candidates.find((hex) => {
    // A candidate outside of sRGB is displayed as another color. Check the displayed color.
    const changedColors = new Map(colors).set(token, parseHex(hex) ?? color);
    return requirements.every((pair) => getContrast(changedColors, pair) >= pair.ratio);
  });
}
