import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disabledPairs, textPairs } from './colour-pairs.ts';
import { readDeclarations } from './css-rules.ts';
import type { Declaration } from './css-rules.ts';
import { resolveTheme } from './themes.ts';

const source = new URL('../', import.meta.url).pathname;
const tokens = resolveTheme(readFileSync(`${source}tokens/tokens.css`, 'utf8'), 'light');

interface Sheet {
  path: string;
  folder: string;
  declarations: Declaration[];
}

const sheets: Sheet[] = globSync('{components,internal}/**/*.css', { cwd: source }).map((path) => ({
  path: path.replaceAll(sep, '/'),
  folder: basename(dirname(path)),
  declarations: readDeclarations(readFileSync(`${source}${path}`, 'utf8')),
}));

/** Tokens that carry one meaning, and the only components that mean it (docs/design.md#reserved-colors). */
const reserved: Record<string, readonly string[]> = {
  '--ui-color-unread': ['content-item', 'count-badge'],
  '--ui-color-mode': ['mode-banner'],
  '--ui-color-marigold': ['date-stamp', 'top-menu', 'event-card'],
};

const namedColours =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark\\w+|deep\\w+|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light(?!-dark|er)\\w+|lime|limegreen|linen|magenta|maroon|medium\\w+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale\\w+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
const colourLiteral = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\\(|(?<![\\w-])(?:${namedColours})(?![\\w-])`,
  'i',
);

/** A sentence for each declaration that breaks a rule of the house. */
function faults(sheet: Sheet): string[] {
  return [...declarationFaults(sheet), ...undeclaredPairs(sheet)];
}

function declarationFaults({ path, folder, declarations }: Sheet): string[] {
  return declarations.flatMap(({ property, value, scope }) => {
    const where = `${path}: ${property}: ${value}`;
    const found: string[] = [];
    if (colourLiteral.test(value)) {
      found.push(`${where} – a colour of its own; use a --ui-color-* token.`);
    }
    for (const [, token = ''] of value.matchAll(/var\((--(?:ui|p)-[\w-]+)/g)) {
      if (!tokens.has(token)) found.push(`${where} – ${token} is no token of tokens.css.`);
      for (const [prefix, folders] of Object.entries(reserved)) {
        if (token.startsWith(prefix) && !folders.includes(folder)) {
          found.push(`${where} – ${prefix}* is reserved for ${folders.join(', ')}.`);
        }
      }
    }
    if (
      /^(?:margin|padding|border)-(?:left|right)|^(?:left|right)$/.test(property) ||
      (property === 'text-align' && /left|right/.test(value))
    ) {
      found.push(`${where} – a physical side; use the logical property, for right-to-left.`);
    }
    if (/infinite/.test(value) && property.startsWith('animation')) {
      found.push(`${where} – nothing loops.`);
    }
    if (!scope[0]?.startsWith('@layer ui.components') && !scope[0]?.startsWith('@keyframes')) {
      found.push(
        `${where} – outside of "@layer ui.components", where no consumer could override it.`,
      );
    }
    return found;
  });
}

const declaredPairs = new Set(
  [...textPairs, ...disabledPairs].flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => `${foreground} on ${background}`),
  ),
);

/** Rules that give both a text and its ground a token, where nobody has checked the two together. */
function undeclaredPairs({ path, declarations }: Sheet): string[] {
  const rules = Map.groupBy(declarations, ({ scope }) => scope.join(' '));
  return [...rules.values()].flatMap((rule) => {
    const token = (...properties: string[]) =>
      rule
        .filter(({ property }) => properties.includes(property))
        .map(({ value }) => /^var\(--ui-color-([\w-]+)\)$/.exec(value)?.[1])
        .at(-1);
    const foreground = token('color');
    const background = token('background', 'background-color');
    if (foreground === undefined || background === undefined) return [];
    const pair = `${foreground} on ${background}`;
    return declaredPairs.has(pair)
      ? []
      : [`${path}: ${pair} – an unchecked pair; declare it in testing/colour-pairs.ts.`];
  });
}

it('finds the sheets of the components', () => {
  expect(sheets.length).toBeGreaterThan(15);
  expect(sheets.flatMap(({ declarations }) => declarations).length).toBeGreaterThan(300);
});

it.each(sheets)('$path keeps the rules', (sheet) => {
  expect(faults(sheet)).toEqual([]);
});

function check(rule: string): string[] {
  return faults({
    path: 'button.css',
    folder: 'button',
    declarations: readDeclarations(`@layer ui.components { .x { ${rule} } }`),
  });
}

describe('the rules notice', () => {
  it.each([
    'color: #abc;',
    'color: rgb(0 0 0);',
    'border: 1px solid oklch(0.5 0.1 20);',
    'background: White;',
    'color: light-dark(var(--ui-color-text), var(--ui-color-link));',
    'color: var(--p-ink-230);',
    'color: var(--ui-color-nonsense);',
    'color: var(--ui-color-marigold);',
    'fill: var(--ui-color-unread-text);',
    'background: var(--ui-color-mode);',
    'margin-left: 4px;',
    'left: 0;',
    'animation: spin 1s infinite;',
    'color: var(--ui-color-link); background: var(--ui-color-danger-subtle);',
  ])('%s', (rule) => {
    expect(check(rule)).toHaveLength(1);
  });

  it.each([
    'color: currentcolor;',
    'background: color-mix(in oklab, currentcolor 8%, transparent);',
    'color: GrayText;',
    'white-space: nowrap;',
    'font-weight: lighter;',
  ])('and let pass: %s', (rule) => {
    expect(check(rule)).toEqual([]);
  });

  it('a sheet outside of the layer', () => {
    expect(
      faults({ path: 'x.css', folder: 'x', declarations: readDeclarations('.x { margin: 0 }') }),
    ).toHaveLength(1);
  });
});
