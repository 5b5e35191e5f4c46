import { formatHex, parseOklch, toSrgb } from './color.ts';
import { resolveTheme, parseTokens, themeNames } from './themes.ts';
import type { Tokens } from './themes.ts';

/** A token in the format of the Design Tokens Community Group. */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

type TokenGroup = Record<string, DesignToken>;
type TokenTree = Record<string, TokenGroup | DesignToken>;

/** The widths, in px, for which the document lists sizes: the design's phone width and the breakpoints in tokens.css. */
const widths = [360, 768, 1280, 1600];

const remInPx = 16;

/**
 * Converts tokens.css to a resolver document (Design Tokens Resolver Module 2025.10). The modifiers are
 * `theme`, `width`, and `motion`. The token `--ui-a-b-c` has the path `a.b-c`.
 *
 * @param css content of tokens.css.
 * @throws {Error} if a value has a form that the document can't express.
 */
export function toDesignTokens(css: string): object {
  const descriptions = parseDescriptions(css);
  const toGroup = (tokens: Tokens) =>
    groupTokens([...tokens.keys()], (name) => ({
      ...parseValue(name, tokens.get(name) ?? ''),
      ...(descriptions.has(name) ? { $description: descriptions.get(name) ?? '' } : {}),
    }));
  const light = resolveTheme(css, 'light');
  const themes = themeNames.map((theme) => resolveTheme(css, theme));
  const sizes = widths.map((width) => resolveWidth(css, light, width));
  const themedNames = findDifferingNames(themes);
  const sizedNames = findDifferingNames(sizes);
  const baseNames = new Set(
    [...light.keys()].filter((name) => !themedNames.has(name) && !sizedNames.has(name)),
  );
  const reducedMotion = parseTokens(css, '@media (prefers-reduced-motion: reduce)', ':root');
  // Contexts repeat tokens instead of referring to a set, which not all tools support.
  const toContexts = (names: readonly string[], tables: readonly Tokens[], changed: Set<string>) =>
    Object.fromEntries(
      names.map((name, index) => [
        name,
        [toGroup(pickTokens(tables[index] ?? new Map(), changed))],
      ]),
    );
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Bulletin',
    version: '2025.10',
    description: 'The tokens of @producer-portal/ui, generated from tokens.css.',
    sets: { base: { sources: [toGroup(pickTokens(light, baseNames))] } },
    modifiers: {
      theme: {
        description: 'prefers-color-scheme and prefers-contrast, or data-theme and data-contrast.',
        contexts: toContexts(themeNames, themes, themedNames),
        default: 'light',
      },
      width: {
        description: 'Width of the viewport in px. Sizes between two widths are in tokens.css.',
        contexts: toContexts(widths.map(String), sizes, sizedNames),
        default: String(widths[0]),
      },
      motion: {
        description: 'prefers-reduced-motion.',
        contexts: { 'no-preference': [], reduce: [toGroup(reducedMotion)] },
        default: 'no-preference',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/base' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/width' },
      { $ref: '#/modifiers/motion' },
    ],
  };
}

/** Returns the names of the tokens whose values differ between the tables. */
function findDifferingNames(tables: readonly Tokens[]): Set<string> {
  const names = [...(tables[0]?.keys() ?? [])];
  return new Set(names.filter((name) => new Set(tables.map((table) => table.get(name))).size > 1));
}

const pickTokens = (tokens: Tokens, names: ReadonlySet<string>): Tokens =>
  new Map([...tokens].filter(([name]) => names.has(name)));

/** Applies the breakpoints up to a width, and replaces fluid sizes with their size at that width. */
function resolveWidth(css: string, light: Tokens, width: number): Tokens {
  const tokens = new Map(light);
  for (const breakpoint of [48, 80, 100].filter((em) => em * remInPx <= width)) {
    const overrides = parseTokens(css, `@media (min-width: ${breakpoint}em)`, ':root');
    for (const [name, value] of overrides) tokens.set(name, value);
  }
  for (const [name, value] of tokens) {
    const fluidMatch = /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/.exec(value);
    if (!fluidMatch) continue;
    const [min = 0, start = 0, vw = 0, max = 0] = fluidMatch.slice(1).map(Number);
    const size = Math.min(max, Math.max(min, start + (vw * width) / 100 / remInPx));
    tokens.set(name, `${round(size)}rem`);
  }
  return tokens;
}

/** Reads the comment above each block of declarations. */
function parseDescriptions(css: string): Map<string, string> {
  const descriptions = new Map<string, string>();
  let comment = '';
  for (const [, text, name] of css.matchAll(/\/\*([\s\S]*?)\*\/|(--ui-[\w-]+)\s*:/g)) {
    if (text !== undefined) comment = text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
    else if (name !== undefined && !descriptions.has(name)) descriptions.set(name, comment);
  }
  return descriptions;
}

function groupTokens(names: readonly string[], toToken: (name: string) => DesignToken): TokenTree {
  const groups = new Map<string, TokenGroup>();
  const ungroupedTokens: TokenGroup = {};
  for (const name of names) {
    const [first = '', ...rest] = name.slice('--ui-'.length).split('-');
    if (rest.length === 0) ungroupedTokens[first] = toToken(name);
    else groups.set(first, { ...groups.get(first), [rest.join('-')]: toToken(name) });
  }
  return { ...Object.fromEntries(groups), ...ungroupedTokens };
}

/** Parsers by the first word of a token's name, or by the whole name if its first word is ambiguous. */
const parsers: Record<string, (value: string) => DesignToken> = {
  color: parseColor,
  'focus-inner': parseColor,
  'focus-outer': parseColor,
  elevation: parseShadow,
  font: (value) => ({ $type: 'fontFamily', $value: value.split(',').map(unquote) }),
  weight: (value) => ({ $type: 'fontWeight', $value: Number(value) }),
  line: parseNumber,
  z: parseNumber,
  // The format has no unit em.
  tracking: (value) => parseNumber(value.replace(/em$/, '')),
  duration: (value) => ({ $type: 'duration', $value: parseUnit(value, ['ms']) }),
  ease: (value) => ({ $type: 'cubicBezier', $value: parseNumbers(value) }),
};

function parseValue(name: string, value: string): DesignToken {
  const shortName = name.slice('--ui-'.length);
  const parse = parsers[shortName] ?? parsers[shortName.replace(/-.*/, '')] ?? parseDimension;
  return parse(value);
}

function parseDimension(value: string): DesignToken {
  return { $type: 'dimension', $value: parseUnit(value, ['px', 'rem']) };
}

function parseNumber(value: string): DesignToken {
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error(`Not a number: ${value}`);
  return { $type: 'number', $value: number };
}

function parseUnit(value: string, units: readonly string[]) {
  const [, number, unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(value) ?? [];
  if (!units.includes(unit)) throw new Error(`Not a number with ${units.join(' or ')}: ${value}`);
  return { value: Number(number), unit };
}

function parseColor(value: string): DesignToken {
  return { $type: 'color', $value: toColorValue(value) };
}

/** Uses sRGB, because design tools import no other color space reliably. A test keeps the palette within sRGB. */
function toColorValue(value: string) {
  const color = parseOklch(value === 'transparent' ? 'oklch(0 0 0 / 0)' : value);
  return {
    colorSpace: 'srgb',
    components: toSrgb(color).map(round),
    alpha: color.alpha,
    hex: formatHex(color),
  };
}

function parseShadow(value: string): DesignToken {
  const [, offsetX = '0px', offsetY = '0px', blur = '0px', color = 'transparent'] =
    /^(\S+) (\S+) (\S+) (.+)$/.exec(value) ?? [];
  const [x, y, radius] = [offsetX, offsetY, blur].map((length) =>
    parseUnit(length === '0' ? '0px' : length, ['px']),
  );
  const shadow = {
    color: toColorValue(color),
    offsetX: x,
    offsetY: y,
    blur: radius,
    spread: { value: 0, unit: 'px' },
  };
  return { $type: 'shadow', $value: shadow };
}

const parseNumbers = (value: string) => (value.match(/[\d.]+/g) ?? []).map(Number);

const unquote = (text: string) => text.trim().replaceAll("'", '');

const round = (number: number) => Math.round(number * 10_000) / 10_000;
