import { lookup, table } from '../table.ts';
import type { SafeStyle } from '../tree.ts';

// The style grammar: properties that place text and tint it, values without url(), var(), escapes or
// at-rules. Nothing that lifts an element out of the flow (position, z-index, transform, negative
// margins) and no length that pushes the page away.

const MAX_STYLE = 10_000;
const MAX_VALUE = 300;
const MAX_ABSOLUTE = 2_000;
const MAX_RELATIVE = 400;

const LENGTH = /^(\d{1,5}(?:\.\d{0,6})?|\.\d{1,6})(px|pt|pc|cm|mm|in|em|rem|ex|ch|%)?$/;
const COLOR =
  /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+\-a-z]{1,60}\))$/;
const FONT_FAMILY = /^[\w\s"',-]{1,200}$/;
const NUMBER = /^\d{1,3}(?:\.\d{1,4})?$/;
const WORDS = /^[a-z][a-z-]*(?: [a-z][a-z-]*){0,3}$/;
const BORDER_STYLE = /^(?:none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/;
const BORDER_WIDTH = /^(?:thin|medium|thick)$/;
const GLOBAL = /^(?:inherit|initial|unset|revert)$/;

type Check = (value: string) => boolean;

function isLength(value: string): boolean {
  const match = LENGTH.exec(value);
  if (!match) return false;
  const [, number = '', unit] = match;
  if (unit === undefined) return Number(number) === 0;
  return Number(number) <= (/^(?:px|pt)$/.test(unit) ? MAX_ABSOLUTE : MAX_RELATIVE);
}

const lengths: Check = (value) => {
  const parts = value.split(' ');
  return parts.length <= 4 && parts.every((part) => part === 'auto' || isLength(part));
};
const color: Check = (value) => COLOR.test(value);
const border: Check = (value) => {
  // A colour function holds spaces of its own.
  const parts = value.replace(/ ?([(,/]) ?/g, '$1').split(/ (?![^(]*\))/);
  return (
    parts.length <= 4 &&
    parts.every(
      (part) => isLength(part) || BORDER_STYLE.test(part) || BORDER_WIDTH.test(part) || color(part),
    )
  );
};

function words(list: string, or?: Check): Check {
  const allowed = new Set(list.split(' '));
  return (value) => allowed.has(value) || (or?.(value) ?? false);
}

const size = words('auto max-content min-content fit-content none', isLength);
const fontSize = words(
  'xx-small x-small small medium large x-large xx-large smaller larger',
  isLength,
);
const lineWidth = words('thin medium thick', lengths);
const spacing = words('normal', isLength);
const wordList: Check = (value) => WORDS.test(value);

/** Each property with the grammar of its values. */
const properties: Readonly<Record<string, Check>> = table({
  'background-color': color,
  border,
  'border-block': border,
  'border-block-end': border,
  'border-block-start': border,
  'border-bottom': border,
  'border-bottom-color': color,
  'border-bottom-style': border,
  'border-bottom-width': lineWidth,
  'border-collapse': words('collapse separate'),
  'border-color': border,
  'border-inline': border,
  'border-inline-end': border,
  'border-inline-start': border,
  'border-left': border,
  'border-left-color': color,
  'border-left-style': border,
  'border-left-width': lineWidth,
  'border-radius': lengths,
  'border-right': border,
  'border-right-color': color,
  'border-right-style': border,
  'border-right-width': lineWidth,
  'border-spacing': lengths,
  'border-style': border,
  'border-top': border,
  'border-top-color': color,
  'border-top-style': border,
  'border-top-width': lineWidth,
  'border-width': lineWidth,
  'break-after': words('auto avoid page column'),
  'break-before': words('auto avoid page column'),
  'break-inside': words('auto avoid'),
  'caption-side': words('top bottom'),
  clear: words('none left right both inline-start inline-end'),
  color,
  'column-count': (value) => NUMBER.test(value),
  'column-gap': spacing,
  direction: words('ltr rtl'),
  display: words('block inline inline-block list-item none table table-cell table-row flow-root'),
  'empty-cells': words('show hide'),
  float: words('none left right inline-start inline-end'),
  'font-family': (value) => FONT_FAMILY.test(value),
  'font-size': fontSize,
  'font-style': words('normal italic oblique'),
  'font-variant': wordList,
  'font-weight': words('normal bold bolder lighter', (value) => /^[1-9]\d{0,2}$/.test(value)),
  gap: lengths,
  height: size,
  hyphens: words('none manual auto'),
  'letter-spacing': spacing,
  'line-height': words('normal', (value) => NUMBER.test(value) || isLength(value)),
  'list-style': wordList,
  'list-style-position': words('inside outside'),
  'list-style-type': wordList,
  margin: lengths,
  'margin-block': lengths,
  'margin-block-end': lengths,
  'margin-block-start': lengths,
  'margin-bottom': lengths,
  'margin-inline': lengths,
  'margin-inline-end': lengths,
  'margin-inline-start': lengths,
  'margin-left': lengths,
  'margin-right': lengths,
  'margin-top': lengths,
  'max-height': size,
  'max-width': size,
  'min-height': size,
  'min-width': size,
  'object-fit': words('contain cover fill none scale-down'),
  'overflow-wrap': words('normal break-word anywhere'),
  padding: lengths,
  'padding-block': lengths,
  'padding-block-end': lengths,
  'padding-block-start': lengths,
  'padding-bottom': lengths,
  'padding-inline': lengths,
  'padding-inline-end': lengths,
  'padding-inline-start': lengths,
  'padding-left': lengths,
  'padding-right': lengths,
  'padding-top': lengths,
  'page-break-after': words('auto avoid always'),
  'page-break-before': words('auto avoid always'),
  'page-break-inside': words('auto avoid'),
  'table-layout': words('auto fixed'),
  'text-align': words('left right center justify start end'),
  'text-decoration': wordList,
  'text-decoration-line': wordList,
  'text-indent': isLength,
  'text-transform': words('none uppercase lowercase capitalize'),
  'unicode-bidi': words('normal embed isolate bidi-override isolate-override plaintext'),
  'vertical-align': words('baseline top middle bottom sub super text-top text-bottom', isLength),
  visibility: words('visible hidden'),
  'white-space': words('normal nowrap pre pre-line pre-wrap break-spaces'),
  width: size,
  'word-break': words('normal break-all keep-all break-word'),
  'word-spacing': spacing,
  'word-wrap': words('normal break-word'),
});

function camelCase(property: string): string {
  return property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

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
  // A plain colour is the one `background` that is kept.
  const name = property === 'background' ? 'background-color' : property;
  const check = lookup(properties, name);
  if (value.length > MAX_VALUE) return false;
  const text = value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?! ?important$/i, '');
  const normal = name === 'font-family' ? text : text.toLowerCase();
  if (!check || normal === '' || !(GLOBAL.test(normal) || check(normal))) return false;
  style[camelCase(name)] = normal;
  return true;
}

/**
 * Reads a `style` attribute into a style object; what does not fit the grammar is left out and
 * handed to `onDropped`, never thrown.
 */
export function readStyle(
  text: string,
  onDropped: (property: string, value: string) => void,
): SafeStyle | undefined {
  const style: Record<string, string> = {};
  // Splitting inside a quoted string can only part a value into pieces that each meet the grammar.
  for (const declaration of text.slice(0, MAX_STYLE).split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1);
    if (colon < 0 ? declaration.trim() !== '' : !readDeclaration(style, property, value)) {
      onDropped(property, value);
    }
  }
  return Object.keys(style).length > 0 ? style : undefined;
}
