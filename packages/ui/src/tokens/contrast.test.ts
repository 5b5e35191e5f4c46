import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { disabledPairs, nonTextPairs, pages, textPairs } from '../testing/color-pairs.ts';
import type { ColorPairs } from '../testing/color-pairs.ts';
import { contrast, isInSrgb, parseOklch } from '../testing/color.ts';
import type { Oklch } from '../testing/color.ts';
import { resolveTheme, themeNames, tokensIn } from '../testing/themes.ts';
import type { ThemeName } from '../testing/themes.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function ratio(theme: ThemeName, foreground: string, background: string): number {
  return contrast(
    colorOf(theme, `--ui-color-${foreground}`),
    colorOf(theme, `--ui-color-${background}`),
  );
}

function colorOf(theme: ThemeName, token: string): Oklch {
  return parseOklch(resolveTheme(css, theme).get(token) ?? `no token ${token}`);
}

function cases(pairs: ColorPairs): { foreground: string; background: string }[] {
  return pairs.flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background })),
  );
}

describe.each(themeNames)('%s', (theme) => {
  it.each(cases(textPairs))(
    '$foreground on $background reads at AAA',
    ({ foreground, background }) => {
      expect(ratio(theme, foreground, background)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(cases(disabledPairs))('$foreground on $background', ({ foreground, background }) => {
    expect(ratio(theme, foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(nonTextPairs))('$foreground against $background', ({ foreground, background }) => {
    expect(ratio(theme, foreground, background)).toBeGreaterThanOrEqual(3);
  });

  it.each([...pages, 'inverse', 'accent', 'mode', 'danger-solid'])(
    'one band of the focus ring stands out from %s, and the bands from each other',
    (background) => {
      const inner = colorOf(theme, '--ui-focus-inner');
      const outer = colorOf(theme, '--ui-focus-outer');
      const ground = colorOf(theme, `--ui-color-${background}`);
      expect(Math.max(contrast(inner, ground), contrast(outer, ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(inner, outer)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the palette', () => {
  const palette = [...tokensIn(css, ':root')].filter(([name]) => name.startsWith('--p-'));

  it('is there', () => {
    expect(palette.length).toBeGreaterThan(60);
  });

  it.each(palette)('%s can be shown in sRGB', (_name, value) => {
    expect(isInSrgb(parseOklch(value))).toBe(true);
  });
});

it('says more contrast the same way for the preference and for the attribute', () => {
  const asked = tokensIn(
    css,
    '@media (prefers-contrast: more)',
    ":root:not([data-contrast='no-preference'])",
  );
  expect(asked.size).toBeGreaterThan(10);
  expect(asked).toEqual(tokensIn(css, "[data-contrast='more']"));
});

it('takes every duration to 0 for reduced motion', () => {
  const durations = [...tokensIn(css, ':root').keys()].filter((name) =>
    name.startsWith('--ui-duration-'),
  );
  const reduced = tokensIn(css, '@media (prefers-reduced-motion: reduce)', ':root');
  expect(durations).toHaveLength(4);
  expect(reduced).toEqual(new Map(durations.map((name) => [name, '0ms'])));
});
