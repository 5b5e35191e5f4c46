import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resolveTheme, themeNames, tokensIn } from '../testing/themes.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Every resolved token of every theme, and what width, forced colors and motion change, one to a line. */
function print(sheet: string): string {
  const sections = [
    ...themeNames.map((theme) => [theme, resolveTheme(sheet, theme)] as const),
    ...['48em', '80em', '100em'].map(
      (width) => [width, tokensIn(sheet, `@media (min-width: ${width})`, ':root')] as const,
    ),
    ['forced colors', tokensIn(sheet, '@media (forced-colors: active)', ':root')] as const,
    [
      'reduced motion',
      tokensIn(sheet, '@media (prefers-reduced-motion: reduce)', ':root'),
    ] as const,
  ];
  return sections
    .map(([name, tokens]) =>
      [`# ${name}`, ...[...tokens].map(([token, value]) => `${token}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

it('keeps every token at its approved value', async () => {
  // A pixel comparison may not notice that a cream page turns pink; this test does. Update it with `vitest run -u`.
  await expect(print(css)).toMatchFileSnapshot('./tokens.snapshot.txt');
});

it('notices a background that moves by the smallest step', () => {
  const altered = css.replace(
    /(?<=--p-paper-975: oklch\([\d.]+ )[\d.]+/,
    (chroma) => `${Number(chroma) + 0.001}`,
  );
  expect(altered).not.toBe(css);
  expect(print(altered)).not.toBe(print(css));
});
