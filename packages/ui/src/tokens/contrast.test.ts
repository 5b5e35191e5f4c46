import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRequirements, pageBackgrounds } from '../testing/color-pairs.ts';
import { getContrastRatio, isInSrgb, parseOklch } from '../testing/color.ts';
import type { Oklch } from '../testing/color.ts';
import { resolveTheme, themeNames, parseTokens } from '../testing/themes.ts';
import type { ThemeName } from '../testing/themes.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function getRatio(theme: ThemeName, foreground: string, background: string): number {
  return getContrastRatio(
    readColor(theme, `--ui-color-${foreground}`),
    readColor(theme, `--ui-color-${background}`),
  );
}

function readColor(theme: ThemeName, token: string): Oklch {
  return parseOklch(resolveTheme(css, theme).get(token) ?? `no token ${token}`);
}

describe.each(themeNames)('%s', (theme) => {
  it.each(contrastRequirements)(
    '$foreground on $background has at least $ratio:1',
    ({ foreground, background, ratio }) => {
      expect(getRatio(theme, foreground, background)).toBeGreaterThanOrEqual(ratio);
    },
  );

  it.each([...pageBackgrounds, 'inverse', 'accent', 'mode', 'danger-solid'])(
    'one color of the focus ring contrasts with %s, and its two colors contrast with each other',
    (background) => {
      const inner = readColor(theme, '--ui-focus-inner');
      const outer = readColor(theme, '--ui-focus-outer');
      const backgroundColor = readColor(theme, `--ui-color-${background}`);
      expect(
        Math.max(
          getContrastRatio(inner, backgroundColor),
          getContrastRatio(outer, backgroundColor),
        ),
      ).toBeGreaterThanOrEqual(3);
      expect(getContrastRatio(inner, outer)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the palette', () => {
  const palette = [...parseTokens(css, ':root')].filter(([name]) => name.startsWith('--p-'));

  it('is not empty', () => {
    expect(palette.length).toBeGreaterThan(60);
  });

  it.each(palette)('%s is in the sRGB gamut', (_name, value) => {
    expect(isInSrgb(parseOklch(value))).toBe(true);
  });
});

it('has the same high-contrast tokens for the media query and the attribute', () => {
  const mediaTokens = parseTokens(
    css,
    '@media (prefers-contrast: more)',
    ":root:not([data-contrast='no-preference'])",
  );
  expect(mediaTokens.size).toBeGreaterThan(10);
  expect(mediaTokens).toEqual(parseTokens(css, "[data-contrast='more']"));
});

it('sets every duration to 0 for reduced motion', () => {
  const durations = [...parseTokens(css, ':root').keys()].filter((name) =>
    name.startsWith('--ui-duration-'),
  );
  const reducedMotionTokens = parseTokens(css, '@media (prefers-reduced-motion: reduce)', ':root');
  expect(durations).toHaveLength(4);
  expect(reducedMotionTokens).toEqual(new Map(durations.map((name) => [name, '0ms'])));
});
