import { lookup, names, table } from '../table.ts';
import type { SafeStyle } from '../tree.ts';
import { styleAttributes, type SafeTag, type StyleAttribute } from './allow-list.ts';

// The style grammar: a list of properties that tint, space and arrange what stands in the text, and
// values of words, numbers, colours and sums. A value is read token by token and what is no token of
// ours ends it: no url(), var(), attr(), no escapes, no at-rules, no braces. Nothing lifts an element
// out of the text (position, inset, z-index, transform, negative margins), nothing moves by itself.

const MAX_STYLE = 10_000;
const MAX_VALUE = 500;
const MAX_DEPTH = 6;
const MAX_NUMBER = 10_000;
const MAX_TRACKS = 24;

/** About how many pixels a unit stands for, to hold all lengths to one bound. */
const pixels: Readonly<Record<string, number>> = table(
  Object.fromEntries(
    Object.entries({
      '% px q fr deg grad rad turn': 1,
      pt: 4 / 3,
      mm: 4,
      'ex ch vh vmin svh lvh dvh': 8,
      'pc em rem ic cap vw vmax svw lvw dvw': 16,
      'lh rlh': 24,
      cm: 38,
      in: 96,
    }).flatMap(([units, size]) => units.split(' ').map((unit) => [unit, size])),
  ),
);

const COLOURS = 'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark';
const SUMS = 'calc min max clamp';
const colours = names(COLOURS);
const common = names(`${COLOURS} ${SUMS} repeat minmax fit-content`);
const paint = names(
  `${COLOURS} ${SUMS} linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient`,
);

/** What the values of some properties may hold beside words and bounded numbers. */
interface Kind {
  /** Bounds of a length outside of functions, in pixels. */
  readonly least: number;
  readonly most: number;
  readonly functions: Readonly<Record<string, true>>;
  /** Quoted text, whose capitals then count. */
  readonly text?: true;
  /** Bound of numbers without a unit: countless columns take time to lay out. */
  readonly count?: number;
}

/** A sum could be negative; where that would move things there is none. */
const kinds = table({
  plain: { least: 0, most: 6_400, functions: common },
  tracks: { least: 0, most: 6_400, functions: common, count: 100 },
  text: { least: 0, most: 200, functions: common, text: true },
  paint: { least: -400, most: 6_400, functions: paint },
  font: { least: 0, most: 600, functions: common },
  margin: { least: 0, most: 2_000, functions: names('') },
  indent: { least: -96, most: 2_000, functions: names('') },
  spacing: { least: -2, most: 200, functions: names('') },
  line: { least: -40, most: 40, functions: colours },
}) satisfies Readonly<Record<string, Kind>>;

/**
 * The properties, by the kind of their values: spelt out, or (before the bracket) a family, since all
 * that CSS calls `border-…` or `font-…` is harmless with such values. The first that fits counts.
 */
const families: readonly (readonly [keyof typeof kinds, string])[] = [
  ['tracks', 'column-count|columns|grid-(?!.*gap)[a-z-]+'],
  [
    'text',
    'font(?:-family|-feature-settings|-variation-settings)?|hyphenate-character|list-style(?:-type)?|quotes|text-emphasis(?:-style)?',
  ],
  ['paint', 'background(?:-image|-position)?|object-position'],
  ['font', 'font-size'],
  ['indent', 'text-indent|vertical-align'],
  ['spacing', '(?:letter|word)-spacing'],
  [
    'line',
    '(?:box-|text-)shadow|(?:column-rule|outline|text-decoration)(?:-[a-z]+)?|text-underline-offset',
  ],
  ['margin', 'margin(?:-[a-z-]+)?'],
  [
    'plain',
    '(?:border|padding|flex|overflow)(?:-[a-z-]+)?|(?:align|background|break|column|font|grid|justify|page-break|place|ruby|text|word)-[a-z-]+|(?:(?:min|max)-)?(?:width|height|(?:block|inline)-size)|(?:row-)?gap|aspect-ratio|box-sizing|caption-side|clear|color|cursor|direction|display|empty-cells|float|hyphens|line-(?:break|height)|list-style-position|object-fit|opacity|order|orphans|tab-size|table-layout|unicode-bidi|visibility|white-space(?:-collapse)?|widows|writing-mode|caret-color',
  ],
];
const patterns = families.map(
  ([kind, list]) => [kinds[kind], new RegExp(`^(?:${list})$`)] as const,
);

function camelCase(property: string): string {
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

type Property = readonly [name: string, kind: Kind];
const found = new Map<string, Property>();

/** A property's name in a style object and the kind of its values. */
function propertyOf(property: string): Property | undefined {
  const known = found.get(property);
  if (known) return known;
  const kind = patterns.find(([, pattern]) => pattern.test(property))?.[0];
  if (!kind) return undefined;
  const entry = [camelCase(property), kind] as const;
  if (found.size < MAX_KNOWN) found.set(property, entry);
  return entry;
}

const TOKEN =
  /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+))(%|[a-z]+)?|(-?[\p{L}_][\p{L}\p{N}_-]*)(\()?|#[\da-f]{3,8}|("[^"\\<>@{}();\p{C}]*"|'[^'\\<>@{}();\p{C}]*')|([(),/*]|[+-](?= )))/iuy;

function fitsNumber(number: string, unit: string | undefined, kind: Kind, open: string[]): boolean {
  const value = Number(number);
  if (unit === undefined) {
    const most = open.at(-1) === 'repeat' ? MAX_TRACKS : (kind.count ?? MAX_NUMBER);
    return Math.abs(value) <= most;
  }
  const scale = lookup<number>(pixels, unit.toLowerCase());
  if (scale === undefined) return false;
  const size = value * scale;
  return size <= kind.most && size >= (open.length > 0 ? -kind.most : kind.least);
}

function fits(value: string, kind: Kind): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < value.length) {
    const match = TOKEN.exec(value);
    if (!match) return false;
    const [, number, unit, word, call, text, mark] = match;
    if (number !== undefined) {
      if (!fitsNumber(number, unit, kind, open)) return false;
    } else if (call !== undefined && word !== undefined) {
      const name = word.toLowerCase();
      if (!lookup(kind.functions, name) || open.length >= MAX_DEPTH) return false;
      open.push(name);
    } else if (text !== undefined || word?.startsWith('-')) {
      // Words of one vendor mean nothing elsewhere, and would replace the one that does.
      if (!kind.text) return false;
    } else if (mark === '(') {
      // Alone it groups a sum.
      if (open.length === 0 || open.length >= MAX_DEPTH) return false;
      open.push('');
    } else if (mark === ')') {
      if (open.pop() === undefined) return false;
    }
  }
  return open.length === 0;
}

const COLOUR = /^(?:#[\da-f]+|[a-z]+|[a-z]+\([^(]*\))$/;
const IMPORTANT = / ?! ?important$/i;

/**
 * Reads one declaration into `style`.
 *
 * @returns false where property or value is outside the grammar.
 */
export function readDeclaration(
  style: Record<string, string>,
  property: string,
  value: string,
): boolean {
  const entry = propertyOf(property);
  if (!entry || value.length > MAX_VALUE) return false;
  const [name, kind] = entry;
  const text = value.replace(/\s+/g, ' ').trim().replace(IMPORTANT, '');
  const normal = kind.text ? text : text.toLowerCase();
  if (normal === '' || !fits(normal, kind)) return false;
  // The pointer is the page's: it stays in sight.
  if (name === 'cursor' && normal.includes('none')) return false;
  // The colour alone leaves the rest of the background as it is.
  const target = name === 'background' && COLOUR.test(normal) ? 'backgroundColor' : name;
  // A later declaration also comes later in the object: a shorthand covers what stood before it.
  if (target in style) delete style[target];
  style[target] = normal;
  return true;
}

/** The declarations of a `style` attribute, the important ones last, since they win. */
function declarations(text: string): readonly string[] {
  const plain = text.includes('/*') ? text.replace(/\/\*[^]*?(?:\*\/|$)/g, ' ') : text;
  // Splitting inside a quoted string can only part a value into pieces that each meet the grammar.
  const all = plain.split(';');
  if (!plain.includes('!')) return all;
  const important = all.filter((declaration) => declaration.includes('!'));
  return all.filter((declaration) => !declaration.includes('!')).concat(important);
}

/** What came of a `style` attribute. */
interface ReadStyle {
  readonly style: SafeStyle | undefined;
  readonly dropped: readonly (readonly [property: string, value: string])[];
}

function readAll(text: string): ReadStyle {
  const style: Record<string, string> = {};
  const dropped: (readonly [string, string])[] = [];
  for (const declaration of declarations(text.slice(0, MAX_STYLE))) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1);
    const isKept = colon >= 0 && readDeclaration(style, property, value);
    if (!isKept && (colon >= 0 || declaration.trim() !== '')) dropped.push([property, value]);
  }
  return { style: Object.keys(style).length > 0 ? Object.freeze(style) : undefined, dropped };
}

// Editors repeat themselves: most styles of a document were read before.
const MAX_KNOWN = 500;
const MAX_KNOWN_LENGTH = 500;
const known = new Map<string, ReadStyle>();

/**
 * Reads a `style` attribute into a style object; what does not fit the grammar is left out and
 * handed to `onDropped`, never thrown.
 */
export function readStyle(
  text: string,
  onDropped: (property: string, value: string) => void,
): SafeStyle | undefined {
  let read = known.get(text);
  if (!read) {
    read = readAll(text);
    if (known.size >= MAX_KNOWN) known.clear();
    if (text.length <= MAX_KNOWN_LENGTH) known.set(text, read);
  }
  for (const [property, value] of read.dropped) onDropped(property, value);
  return read.style;
}

const WRITTEN_LENGTH = /^\d+(?:\.\d+)?$/;

/**
 * Reads an attribute of yesterday (align, bgcolor, …) as the style it stands for.
 *
 * @returns false where it stands for none, or its value does not fit.
 */
export function readStyleAttribute(
  style: Record<string, string>,
  tag: SafeTag,
  name: string,
  value: string,
): boolean {
  const ofTag = lookup<Readonly<Record<string, StyleAttribute>>>(styleAttributes, tag);
  const meaning = ofTag && lookup(ofTag, name);
  if (meaning === undefined) return false;
  const text = value.trim().toLowerCase();
  if (typeof meaning === 'string') {
    return readDeclaration(style, meaning, WRITTEN_LENGTH.test(text) ? `${text}px` : value);
  }
  const stands = lookup(meaning, text);
  if (!stands) return false;
  Object.assign(style, stands);
  return true;
}
