import type { SafeStyle } from '../tree.ts';
import { createWordMap } from '../word-set.ts';
import { choices } from './allow-list.ts';

// The style grammar: properties that color, space, and arrange text, with values of keywords,
// numbers, colors, and calculations. An unknown token makes the whole value invalid: no url(),
// var(), attr(), escapes, at-rules, or braces. No property moves an element out of the text
// (position, inset, z-index, transform, negative margins) or animates it.

const MAX_STYLE = 10_000;
const MAX_DEPTH = 6;
const MAX_NUMBER = 10_000;
/** Too many columns take long to lay out. */
const MAX_COLUMNS = 100;

/** Approximate pixels per unit, so that one limit applies to all lengths. */
const unitPixels = createWordMap({
  '% px fr deg': 1,
  pt: 4 / 3,
  mm: 4,
  'em rem ex ch lh rlh pc vw vh svw svh lvw lvh dvw dvh vmin vmax': 16,
  cm: 38,
  in: 96,
});

/** Color functions are always allowed; the captured functions are allowed only in kinds with `functions` or `text`. */
const FUNCTION =
  /^(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|(calc|min|max|clamp|repeat|minmax|fit-content|(?:repeating-)?(?:linear|radial|conic)-gradient))$/;

/** What the values of some properties can contain besides keywords, colors, and limited numbers. */
type ValueKind = readonly [
  /** Minimum and maximum length in pixels. The minimum does not apply inside functions. */
  minPixels: number,
  maxPixels: number,
  /** `functions`: calculations and gradients. `text`: quoted strings and uppercase letters too. */
  extraSyntax?: 'functions' | 'text',
];

const SIZES =
  'width-* height-* block-size-* inline-size-* min-width-* min-height-* min-block-size-* min-inline-size-* max-width-* max-height-* max-block-size-* max-inline-size-*';

/**
 * The kinds of values by property. `border-*` stands for `border` and all properties that start with `border-`: such
 * families are allowed as a whole, because they are harmless with these values. A longer name takes
 * precedence. A single regular expression for all properties would compile slowly.
 */
const valueKinds = createWordMap<ValueKind>({
  'font font-family font-size list-style list-style-type': [0, 600, 'text'],
  'background-* object-*': [-400, 6_400, 'functions'],
  'text-indent vertical-align': [-96, 2_000],
  'letter-spacing word-spacing': [-2, 200],
  'box-shadow-* text-shadow-* column-rule-* outline-* text-decoration-* text-underline-*': [
    -40, 40,
  ],
  'margin-*': [0, 2_000],
  [`${SIZES} align-* aspect-* border-* box-* break-* caption-* caret-* clear-* color-* column-* columns-* direction-* display-* flex-* float-* font-* gap-* grid-* hyphens-* justify-* line-* list-* opacity-* order-* orphans-* overflow-* padding-* page-* row-* table-* text-* unicode-* visibility-* white-* widows-* word-* writing-*`]:
    [0, 6_400, 'functions'],
});
const PROPERTY = /^[a-z]+(?:-[a-z]+)*$/;
/** Properties whose numbers without a unit count columns or rows. */
const COLUMN_COUNT = /^(?:columns|column-c|grid)/;

// With the flag `i`, the range up to \uffff would compile slowly.
const TOKEN =
  /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+))(%|[A-Za-z]+)?|(-?(?:[A-Za-z_\x80-\uffff][\w\x80-\uffff-]*)?)(\()|(-?)[A-Za-z_\x80-\uffff][\w\x80-\uffff-]*|#[\dA-Fa-f]{3,8}|("[^"\\<>@{}();]*"|'[^'\\<>@{}();]*')|(\))|[,/*]|[+-] )/y;

function isValidValue(
  value: string,
  [minPixels, maxPixels, extraSyntax]: ValueKind,
  isColumnCount: boolean,
): boolean {
  const openFunctions: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < value.length) {
    const match = TOKEN.exec(value);
    if (!match) return false;
    const [, number, unit, name, call, vendor, quoted, close] = match;
    if (number) {
      const innerFunction = openFunctions.at(-1);
      const maxNumber = isColumnCount || innerFunction === 'repeat' ? MAX_COLUMNS : MAX_NUMBER;
      const max = unit ? maxPixels : maxNumber;
      const size = Number(number) * (unit ? (unitPixels.get(unit.toLowerCase()) ?? Infinity) : 1);
      if (!(size <= max && size >= (unit && !innerFunction ? minPixels : -max))) return false;
    } else if (call) {
      const [isKnown, isCalculation] = FUNCTION.exec(name?.toLowerCase() ?? '') ?? [];
      // A bracket without a name groups a calculation.
      const isAllowed = name
        ? isKnown && (extraSyntax || !isCalculation)
        : openFunctions.length > 0;
      if (!isAllowed || openFunctions.length >= MAX_DEPTH) return false;
      openFunctions.push(name || call);
    } else if (quoted || vendor) {
      // Vendor-prefixed keywords would override the standard keyword, which works everywhere.
      if (extraSyntax !== 'text') return false;
    } else if (close && !openFunctions.pop()) return false;
  }
  return openFunctions.length === 0;
}

function findValueKind(property: string): ValueKind | undefined {
  if (!PROPERTY.test(property)) return undefined;
  const [first, second, third] = property.split('-', 3);
  return (
    valueKinds.get(property) ??
    valueKinds.get(`${first}-${second}-${third}-*`) ??
    valueKinds.get(`${first}-${second}-*`) ??
    valueKinds.get(`${first}-*`)
  );
}

/** Adds a declaration to `style`; returns false if it is not in the grammar. */
function parseDeclaration(style: Record<string, string>, property: string, value: string): boolean {
  const kind = findValueKind(property);
  if (!kind) return false;
  const text = value
    .replace(/!\s*important\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const normalizedValue = kind[2] === 'text' ? text : text.toLowerCase();
  if (normalizedValue === '' || !isValidValue(normalizedValue, kind, COLUMN_COUNT.test(property)))
    return false;
  const name = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // Deleting first moves the property to the end, so that a later shorthand overrides it.
  delete style[name];
  style[name] = normalizedValue;
  return true;
}

/** The result of parsing a `style` attribute. */
interface ParsedStyle {
  readonly style: SafeStyle | undefined;
  readonly dropped: readonly (readonly [property: string, value: string])[];
}

function parseDeclarations(text: string): ParsedStyle {
  const style: Record<string, string> = {};
  const dropped: (readonly [string, string])[] = [];
  // This also splits quoted strings, which is safe: each part must match the grammar on its own.
  const declarations = text
    .slice(0, MAX_STYLE)
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .split(';')
    // `!important` declarations come last, so that they win.
    .toSorted((a, b) => +a.includes('!') - +b.includes('!'));
  for (const declaration of declarations) {
    if (declaration.trim() === '') continue;
    const [property = '', ...rest] = declaration.split(':');
    const name = rest.length > 0 ? property.trim().toLowerCase() : '';
    const value = rest.join(':');
    if (!parseDeclaration(style, name, value)) dropped.push([name, value]);
  }
  return { style: Object.keys(style).length > 0 ? Object.freeze(style) : undefined, dropped };
}

// Documents repeat most of their styles, so parsed styles are cached.
const MAX_CACHED = 500;
const cache = new Map<string, ParsedStyle>();

/**
 * Parses a `style` attribute into a style object. Declarations outside the grammar are left out and
 * passed to `onDropped`.
 */
export function parseStyle(
  text: string,
  onDropped: (property: string, value: string) => void,
): SafeStyle | undefined {
  let parsedStyle = cache.get(text);
  if (!parsedStyle) {
    parsedStyle = parseDeclarations(text);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(text, parsedStyle);
  }
  for (const [property, value] of parsedStyle.dropped) onDropped(property, value);
  return parsedStyle.style;
}

/** Converts a legacy attribute (align, bgcolor, …) to a style; undefined for an invalid value. */
export function parseLegacyStyle(
  target: string,
  grammar: string,
  value: string,
): SafeStyle | undefined {
  const text = value.trim().toLowerCase();
  if (text.includes(';')) return undefined;
  const declarations =
    grammar !== 'choice'
      ? `${target}:${/^\d+(?:\.\d+)?$/.test(text) ? `${text}px` : value}`
      : choices[target]
          ?.split(' ')
          .find((choice) => choice.startsWith(`${text}=`))
          ?.slice(text.length + 1);
  return parseStyle(declarations ?? '', () => undefined);
}
