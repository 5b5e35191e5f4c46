import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getContrastRatio, parseHex, parseOklch } from './color.ts';
import type { Oklch } from './color.ts';
import { findContrastFailures, getRequirements } from './contrast-failures.ts';
import { resolveTheme } from './themes.ts';

const css = readFileSync(new URL('../tokens/tokens.css', import.meta.url), 'utf8');
const prefix = '--ui-color-';
const lightColors = new Map(
  [...resolveTheme(css, 'light')]
    .filter(([name, value]) => name.startsWith(prefix) && value.startsWith('oklch'))
    .map(([name, value]) => [name.slice(prefix.length), parseOklch(value)]),
);
const tokens = new Set(['accent', 'accent-on']);

const toColor = (hex: string): Oklch => {
  const color = parseHex(hex);
  if (!color) throw new Error(`Not a color: ${hex}`);
  return color;
};

it('finds nothing in the theme itself', () => {
  expect(getRequirements(tokens).length).toBeGreaterThan(5);
  expect(findContrastFailures(lightColors, tokens)).toEqual([]);
});

it('reports the pair of colors, its contrast, and the contrast that it needs', () => {
  const colors = new Map(lightColors)
    .set('accent', toColor('#777777'))
    .set('accent-on', toColor('#ffffff'));
  expect(findContrastFailures(colors, tokens)).toContainEqual(
    expect.objectContaining({
      foreground: 'accent-on',
      background: 'accent',
      ratio: 7,
      // The known contrast of #777777 on white.
      actual: expect.closeTo(4.48, 2),
    }),
  );
});

it('suggests a color with enough contrast for all pairs of the token', () => {
  const colors = new Map(lightColors).set('accent', toColor('#3a8f7c'));
  const failures = findContrastFailures(colors, tokens);
  expect(failures.length).toBeGreaterThan(1);
  const suggestion = failures.find(({ token }) => token === 'accent')?.suggestion ?? '';
  const fixedColors = new Map(colors).set('accent', toColor(suggestion));
  expect(findContrastFailures(fixedColors, tokens)).toEqual([]);
  // No darker than necessary.
  expect(
    getContrastRatio(toColor(suggestion), lightColors.get('sunken') ?? toColor('#ffffff')),
  ).toBeLessThan(8);
});

it('suggests nothing if another color must change first', () => {
  const colors = new Map(lightColors)
    .set('accent', toColor('#777777'))
    .set('accent-hover', toColor('#777777'));
  const failure = findContrastFailures(colors, new Set(['accent-on']))[0];
  expect(failure).toMatchObject({ token: 'accent-on', suggestion: undefined });
});
