import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { formatHex, parseOklch } from '../testing/color.ts';
import { toDesignTokens } from '../testing/design-tokens.ts';
import { resolveTheme, themeNames } from '../testing/themes.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const serialize = (stylesheet: string) =>
  `${JSON.stringify(toDesignTokens(stylesheet), null, 2)}\n`;

it('has the same tokens in tokens.json as in tokens.css', async () => {
  // Update it with `vitest run -u`.
  await expect(serialize(css)).toMatchFileSnapshot('./tokens.json');
});

it('detects even the smallest change of a color', () => {
  const changedCss = css.replace('oklch(0.975 0.008 90)', 'oklch(0.975 0.009 90)');
  expect(changedCss).not.toBe(css);
  expect(serialize(changedCss)).not.toBe(serialize(css));
});

it('rejects a value that the format cannot express', () => {
  const changedCss = css.replace('--ui-space-8: 8px', '--ui-space-8: 8vw');
  expect(() => toDesignTokens(changedCss)).toThrow('Not a number with px or rem: 8vw');
});

// Another implementation of the format reads the file.
describe('a tool for design tokens', async () => {
  const config = defineConfig({}, { cwd: new URL(import.meta.url) });
  const filename = new URL('tokens.json', import.meta.url);
  const { resolver } = await parse([{ filename, src: serialize(css) }], { config });
  const resolveTokens = (input: Record<string, string>) =>
    resolver.apply({ theme: 'light', width: '360', motion: 'no-preference', ...input });

  it.each(themeNames)('finds every token in %s', (theme) => {
    const declared = resolveTheme(css, theme);
    const tokens = resolveTokens({ theme });
    const names = Object.keys(tokens).map((path) => `--ui-${path.replaceAll('.', '-')}`);
    expect(names.toSorted()).toEqual([...declared.keys()].toSorted());
    const colors = Object.entries(tokens).filter(
      ([path, { $type }]) => $type === 'color' && path !== 'color.border-fill',
    );
    expect(colors.length).toBeGreaterThan(70);
    for (const [path, { $value }] of colors) {
      const value = declared.get(`--ui-${path.replaceAll('.', '-')}`) ?? '';
      expect([path, $value]).toEqual([
        path,
        expect.objectContaining({ hex: formatHex(parseOklch(value)) }),
      ]);
    }
  });

  it('finds the size of headings and the page margin at each width', () => {
    const sizes = ['360', '768', '1280', '1600'].map((width) => {
      const tokens = resolveTokens({ width });
      return [tokens['text.h1']?.$value, tokens['page.margin']?.$value];
    });
    expect(sizes).toEqual([
      [
        { value: 1.76, unit: 'rem' },
        { value: 16, unit: 'px' },
      ],
      [
        { value: 2.168, unit: 'rem' },
        { value: 32, unit: 'px' },
      ],
      [
        { value: 2.5, unit: 'rem' },
        { value: 32, unit: 'px' },
      ],
      [
        { value: 2.5, unit: 'rem' },
        { value: 32, unit: 'px' },
      ],
    ]);
  });

  it('finds durations of 0 for reduced motion', () => {
    const getDurations = (motion: string) =>
      Object.values(resolveTokens({ motion }))
        .filter(({ $type }) => $type === 'duration')
        .map(({ $value }) => $value);
    expect(getDurations('reduce')).toEqual(
      Array.from({ length: 4 }, () => ({ value: 0, unit: 'ms' })),
    );
    expect(getDurations('no-preference')).toContainEqual({ value: 220, unit: 'ms' });
  });
});
