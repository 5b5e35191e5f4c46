import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, it } from 'vitest';
import { disabledPairs, textPairs } from './color-pairs.ts';
import { parseDeclarations } from './css-rules.ts';
import type { Declaration } from './css-rules.ts';

const source = new URL('../', import.meta.url).pathname;

interface Stylesheet {
  path: string;
  declarations: Declaration[];
}

const stylesheets: Stylesheet[] = globSync('{components,internal}/**/*.css', { cwd: source }).map(
  (path) => ({
    path: path.replaceAll(sep, '/'),
    declarations: parseDeclarations(readFileSync(`${source}${path}`, 'utf8')),
  }),
);

const checkedPairs = new Set(
  [...textPairs, ...disabledPairs].flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => `${foreground} on ${background}`),
  ),
);

/**
 * Returns the pairs of text and background tokens in one rule that the contrast tests don't cover.
 */
function findUncheckedPairs(declarations: readonly Declaration[]): string[] {
  const rules = Map.groupBy(declarations, ({ scope }) => scope.join(' '));
  return [...rules.values()].flatMap((rule) => {
    const findToken = (...properties: string[]) =>
      rule
        .filter(({ property }) => properties.includes(property))
        .map(({ value }) => /^var\(--ui-color-([\w-]+)\)$/.exec(value)?.[1])
        .at(-1);
    const foreground = findToken('color');
    const background = findToken('background', 'background-color');
    if (foreground === undefined || background === undefined) return [];
    const pair = `${foreground} on ${background}`;
    return checkedPairs.has(pair) ? [] : [`${pair}: add it to testing/color-pairs.ts`];
  });
}

it('finds the stylesheets of the components', () => {
  expect(stylesheets.length).toBeGreaterThan(15);
  expect(stylesheets.flatMap(({ declarations }) => declarations).length).toBeGreaterThan(300);
});

it.each(stylesheets)('$path uses only tested text and background pairs', ({ declarations }) => {
  expect(findUncheckedPairs(declarations)).toEqual([]);
});

it('detects an unchecked pair', () => {
  const css =
    '@layer ui.components { .x { color: var(--ui-color-link); background: var(--ui-color-danger-subtle); } }';
  expect(findUncheckedPairs(parseDeclarations(css))).toEqual([
    'link on danger-subtle: add it to testing/color-pairs.ts',
  ]);
});
