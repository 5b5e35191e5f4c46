import type { SafeStyle } from '../tree.ts';
import { byWord } from '../words.ts';
import { choices } from './allow-list.ts';

// The style grammar: a list of properties that tint, space and arrange what stands in the text, and
// values of words, numbers, colours and sums. A value is read token by token and what is no token of
// ours ends it: no url(), var(), attr(), no escapes, no at-rules, no braces. Nothing lifts an element
// out of the text (position, inset, z-index, transform, negative margins), nothing moves by itself.

const MAX_STYLE = 10_000;
const MAX_VALUE = 500;
const MAX_DEPTH = 6;
const MAX_NUMBER = 10_000;
const MAX_TRACKS = 24;
/** Countless columns take time to lay out. */
const MAX_COLUMNS = 100;

/** About how many pixels a unit stands for, to hold all lengths to one bound. */
const pixels = byWord({
  '% px q fr deg grad rad turn': 1,
  pt: 4 / 3,
  mm: 4,
  'ex ch vh vmin svh lvh dvh': 8,
  'pc em rem ic cap vw vmax svw lvw dvw': 16,
  'lh rlh': 24,
  cm: 38,
  in: 96,
});

const COLOURS = 'rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark';
const colours = new RegExp(`^(?:${COLOURS})$`);
const functions = new RegExp(
  `^(?:${COLOURS}|calc|min|max|clamp|repeat|minmax|fit-content|(?:repeating-)?(?:linear|radial|conic)-gradient)$`,
);

/** What the values of some properties may hold beside words and bounded numbers. */
interface Kind {
  /** Bounds of a length outside of functions, in pixels. A sum could be less than the least. */
  readonly least: number;
  readonly most: number;
  readonly functions: RegExp;
  /** Quoted text, whose capitals then count. */
  readonly text?: true;
}

/**
 * The kinds, each with its properties: spelt out, or a family, since all that CSS calls `border-…` or
 * `font-…` is harmless with such values. The first that fits counts.
 */
const kinds: readonly (Kind & { readonly of: string })[] = [
  {
    of: 'font(?:-family|-feature-settings|-variation-settings)?|hyphenate-character|list-style(?:-type)?|quotes|text-emphasis(?:-style)?',
    least: 0,
    most: 200,
    functions,
    text: true,
  },
  { of: 'background(?:-image|-position)?|object-position', least: -400, most: 6_400, functions },
  { of: 'font-size', least: 0, most: 600, functions },
  { of: 'text-indent|vertical-align', least: -96, most: 2_000, functions: colours },
  { of: '(?:letter|word)-spacing', least: -2, most: 200, functions: colours },
  {
    of: '(?:box-|text-)shadow|(?:column-rule|outline|text-decoration)(?:-[a-z]+)?|text-underline-offset',
    least: -40,
    most: 40,
    functions: colours,
  },
  { of: 'margin(?:-[a-z-]+)?', least: 0, most: 2_000, functions: colours },
  {
    of: '(?:border|padding|flex|overflow|columns?|grid)(?:-[a-z-]+)?|(?:align|background|break|font|justify|page-break|place|ruby|text|word)-[a-z-]+|(?:(?:min|max)-)?(?:width|height|(?:block|inline)-size)|(?:row-)?gap|aspect-ratio|box-sizing|caption-side|(?:caret-)?color|clear|cursor|direction|display|empty-cells|float|hyphens|line-(?:break|height)|list-style-position|object-fit|opacity|order|orphans|tab-size|table-layout|unicode-bidi|visibility|white-space(?:-collapse)?|widows|writing-mode',
    least: 0,
    most: 6_400,
    functions,
  },
];
const PROPERTY = new RegExp(`^(?:${kinds.map(({ of }) => `(${of})`).join('|')})$`);
/** Numbers of these without a unit count columns and rows. */
const COUNTED = /^(?:columns|column-count|grid(?!.*gap))/;

const TOKEN =
  /\s*(?:([+-]?(?:\d+\.?\d*|\.\d+))(%|[a-z]+)?|(-?(?:[a-z_\x80-\uffff][\w\x80-\uffff-]*)?)(\()|(-?)[a-z_\x80-\uffff][\w\x80-\uffff-]*|#[\da-f]{3,8}|("[^"\\<>@{}();\0-\x1f]*"|'[^'\\<>@{}();\0-\x1f]*')|(\))|[,/*]|[+-] )/iy;

function fits(value: string, { least, most, functions, text }: Kind, counted: boolean): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < value.length) {
    const match = TOKEN.exec(value);
    if (!match) return false;
    const [, number, unit, name, call, vendor, quoted, close] = match;
    if (number) {
      const size = Number(number) * (unit ? (pixels.get(unit.toLowerCase()) ?? Number.NaN) : 1);
      const inner = open.at(-1);
      const bound = unit
        ? most
        : inner === 'repeat'
          ? MAX_TRACKS
          : counted
            ? MAX_COLUMNS
            : MAX_NUMBER;
      if (!(size <= bound && size >= (unit && !inner ? least : -bound))) return false;
    } else if (call) {
      // Alone it groups a sum.
      const known = name ? functions.test(name.toLowerCase()) : open.length > 0;
      if (!known || open.length >= MAX_DEPTH) return false;
      open.push(name || call);
    } else if (quoted || vendor) {
      // Words of one vendor mean nothing elsewhere, and would replace the one that does.
      if (!text) return false;
    } else if (close && open.pop() === undefined) return false;
  }
  return open.length === 0;
}

const COLOUR = /^(?:#[\da-f]+|[a-z]+|[a-z]+\([^(]*\))$/;

/** Reads one declaration into `style`; false where property or value is outside the grammar. */
function readDeclaration(style: Record<string, string>, property: string, value: string): boolean {
  const kind = kinds[(PROPERTY.exec(property)?.indexOf(property, 1) ?? 0) - 1];
  if (!kind || value.length > MAX_VALUE) return false;
  const text = value
    .replace(/\s+/g, ' ')
    .replace(/ ?! ?important ?$/i, '')
    .trim();
  const normal = kind.text ? text : text.toLowerCase();
  if (normal === '' || !fits(normal, kind, COUNTED.test(property))) return false;
  // The pointer is the page's: it stays in sight.
  if (property === 'cursor' && normal.includes('none')) return false;
  // The colour alone leaves the rest of the background as it is.
  const name =
    property === 'background' && COLOUR.test(normal)
      ? 'backgroundColor'
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
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
  const all = text
    .slice(0, MAX_STYLE)
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .split(';');
  // The important ones last, since they win.
  const isImportant = (declaration: string) => declaration.includes('!');
  const inOrder = text.includes('!')
    ? [...all.filter((each) => !isImportant(each)), ...all.filter(isImportant)]
    : all;
  for (const declaration of inOrder) {
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

/** Reads an attribute of yesterday (align, bgcolor, …) as the style it stands for, if any. */
export function readYesterday(
  target: string,
  grammar: 'css' | 'choice',
  value: string,
): SafeStyle | undefined {
  const text = value.trim().toLowerCase();
  if (text.includes(';')) return undefined;
  const declarations =
    grammar === 'css'
      ? `${target}:${/^\d+(?:\.\d+)?$/.test(text) ? `${text}px` : value}`
      : choices[target]
          ?.split(' ')
          .find((choice) => choice.startsWith(`${text}=`))
          ?.slice(text.length + 1);
  return readStyle(declarations ?? '', () => undefined);
}
