import type { SafeStyle } from '../tree.ts';
import { byWord } from '../word-set.ts';
import { choices } from './allow-list.ts';

// The style grammar: a list of properties that tint, space and arrange what stands in the text, and
// values of words, numbers, colors and sums. A value is read token by token and what is no token of
// ours ends it: no url(), var(), attr(), no escapes, no at-rules, no braces. Nothing lifts an element
// out of the text (position, inset, z-index, transform, negative margins), nothing moves by itself.

const MAX_STYLE = 10_000;
const MAX_DEPTH = 6;
const MAX_NUMBER = 10_000;
/** Countless columns take time to lay out. */
const MAX_COLUMNS = 100;

/** About how many pixels a unit stands for, to hold all lengths to one bound. */
const pixels = byWord({
  '% px fr deg': 1,
  pt: 4 / 3,
  mm: 4,
  'em rem ex ch lh rlh pc vw vh svw svh lvw lvh dvw dvh vmin vmax': 16,
  cm: 38,
  in: 96,
});

/** Colors go everywhere; the others only where less than nothing moves nothing. */
const FUNCTION =
  /^(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|(calc|min|max|clamp|repeat|minmax|fit-content|(?:repeating-)?(?:linear|radial|conic)-gradient))$/;

/** What the values of some properties may hold beside words, colors and bounded numbers. */
type Kind = readonly [
  properties: string,
  /** Bounds of a length outside of functions, in pixels. A sum could be less than the least. */
  least: number,
  most: number,
  /** `sums` and gradients, or also quoted `text`, whose capitals then count. */
  more?: 'sums' | 'text',
];

/**
 * The kinds, each with its properties: spelt out, or a family, since all that CSS calls `border-…` or
 * `font-…` is harmless with such values. The first that fits counts.
 */
const kinds: readonly Kind[] = [
  ['font(?:-family|-size)?|list-style(?:-type)?', 0, 600, 'text'],
  ['(?:background|object)(?:-[a-z]+)*', -400, 6_400, 'sums'],
  ['text-indent|vertical-align', -96, 2_000],
  ['(?:letter|word)-spacing', -2, 200],
  [
    '(?:(?:box|text)-shadow|column-rule|outline|text-(?:decoration|underline))(?:-[a-z]+)*',
    -40,
    40,
  ],
  ['margin(?:-[a-z]+)*', 0, 2_000],
  [
    '(?:(?:(?:max|min)-)?(?:width|height|(?:block|inline)-size)|align|aspect|border|box|break|caption|caret|clear|color|columns?|direction|display|flex|float|font|gap|grid|hyphens|justify|line|list|opacity|order|orphans|overflow|padding|page|row|table|text|unicode|visibility|white|widows|word|writing)(?:-[a-z]+)*',
    0,
    6_400,
    'sums',
  ],
];
const PROPERTY = new RegExp(`^(?:${kinds.map(([properties]) => `(${properties})`).join('|')})$`);
/** Numbers of these without a unit count columns and rows. */
const COUNTED = /^(?:columns|column-c|grid)/;

const TOKEN =
  /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+))(%|[a-z]+)?|(-?(?:[a-z_\x80-\uffff][\w\x80-\uffff-]*)?)(\()|(-?)[a-z_\x80-\uffff][\w\x80-\uffff-]*|#[\da-f]{3,8}|("[^"\\<>@{}();]*"|'[^'\\<>@{}();]*')|(\))|[,/*]|[+-] )/iy;

function fits(value: string, [, least, most, more]: Kind, isCounted: boolean): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < value.length) {
    const match = TOKEN.exec(value);
    if (!match) return false;
    const [, number, unit, name, call, vendor, quoted, close] = match;
    if (number) {
      const inner = open.at(-1);
      const count = isCounted || inner === 'repeat' ? MAX_COLUMNS : MAX_NUMBER;
      const applyLimits = unit ? most : count;
      const size = Number(number) * (unit ? (pixels.get(unit.toLowerCase()) ?? Infinity) : 1);
      if (!(size <= applyLimits && size >= (unit && !inner ? least : -applyLimits))) return false;
    } else if (call) {
      const [known, isMore] = FUNCTION.exec(name?.toLowerCase() ?? '') ?? [];
      // Alone a bracket groups a sum.
      const isAllowed = name ? known && (more || !isMore) : open.length > 0;
      if (!isAllowed || open.length >= MAX_DEPTH) return false;
      open.push(name || call);
    } else if (quoted || vendor) {
      // Words of one vendor mean nothing elsewhere, and would replace the one that does.
      if (more !== 'text') return false;
    } else if (close && !open.pop()) return false;
  }
  return open.length === 0;
}

/** Reads one declaration into `style`; false where property or value is outside the grammar. */
function readDeclaration(style: Record<string, string>, property: string, value: string): boolean {
  const kind = kinds[(PROPERTY.exec(property)?.indexOf(property, 1) ?? 0) - 1];
  if (!kind) return false;
  const text = value
    .replace(/!\s*important\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const normal = kind[3] === 'text' ? text : text.toLowerCase();
  if (normal === '' || !fits(normal, kind, COUNTED.test(property))) return false;
  const name = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // A later declaration also comes later in the object: a shorthand covers what stood before it.
  delete style[name];
  style[name] = normal;
  return true;
}

/** What came of a `style` attribute. */
interface ReadStyle {
  readonly style: SafeStyle | undefined;
  readonly dropped: readonly (readonly [property: string, value: string])[];
}

function readAll(text: string): ReadStyle {
  const style: Record<string, string> = {};
  const dropped: (readonly [string, string])[] = [];
  // Splitting inside a quoted string can only part a value into pieces that each meet the grammar.
  const declarations = text
    .slice(0, MAX_STYLE)
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .split(';')
    // What is important is read last, and so wins.
    .toSorted((one, other) => +one.includes('!') - +other.includes('!'));
  for (const declaration of declarations) {
    if (declaration.trim() === '') continue;
    const [property = '', ...rest] = declaration.split(':');
    const name = rest.length > 0 ? property.trim().toLowerCase() : '';
    const value = rest.join(':');
    if (!readDeclaration(style, name, value)) dropped.push([name, value]);
  }
  return { style: Object.keys(style).length > 0 ? Object.freeze(style) : undefined, dropped };
}

// Editors repeat themselves: most styles of a document were read before.
const MAX_KNOWN = 500;
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
    known.set(text, read);
  }
  for (const [property, value] of read.dropped) onDropped(property, value);
  return read.style;
}

/** Reads an attribute of yesterday (align, bgcolor, …) as the style it stands for, if any. */
export function readYesterday(
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
  return readStyle(declarations ?? '', () => undefined);
}
