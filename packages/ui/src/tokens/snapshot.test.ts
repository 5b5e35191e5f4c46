import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resolveTheme, themeNames, parseTokens } from '../testing/themes.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/**
 * Lists every resolved token of every theme, and the tokens that width, forced colors, and reduced
 * motion change, one per line.
 */
function serializeTokens(stylesheet: string): string {
  const sections = [
    ...themeNames.map((theme) => [theme, resolveTheme(stylesheet, theme)] as const),
    ...['48em', '80em', '100em'].map(
      (width) => [width, parseTokens(stylesheet, `@media (min-width: ${width})`, ':root')] as const,
    ),
    ['forced colors', parseTokens(stylesheet, '@media (forced-colors: active)', ':root')] as const,
    [
      'reduced motion',
      parseTokens(stylesheet, '@media (prefers-reduced-motion: reduce)', ':root'),
    ] as const,
  ];
  return sections
    .map(([name, tokens]) =>
      [`# ${name}`, ...[...tokens].map(([token, value]) => `${token}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

it('keeps every token at its approved value', async () => {
  // A pixel comparison might not notice that a cream page turned pink, but this test does. Update
  // it with `vitest run -u`.
  await expect(serializeTokens(css)).toMatchFileSnapshot('./tokens.snapshot.txt');
});

it('detects even the smallest change of a background color', () => {
  const changedCss = css.replace(
    /(?<=--p-paper-975: oklch\([\d.]+ )[\d.]+/,
    (chroma) => `${Number(chroma) + 0.001}`,
  );
  expect(changedCss).not.toBe(css);
  expect(serializeTokens(changedCss)).not.toBe(serializeTokens(css));
});
