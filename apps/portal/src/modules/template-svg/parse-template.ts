import { readSvg, type SourceElement } from './read-svg.ts';

/** A placeholder in a template. */
export interface Slot {
  readonly key: string;
  /** Maximum width of the slot's text line, in SVG units; null if unlimited. */
  readonly width: number | null;
}

/** An allowed element with React props. */
export interface TemplateElement {
  readonly element: RenderedElement;
  readonly props: Readonly<Record<string, string>>;
  readonly slot: Slot | null;
  readonly children: readonly TemplateNode[];
}

export type TemplateNode = TemplateElement | string;

/** A parsed template that contains only allowed elements and attributes. */
export interface ParsedTemplate {
  /** In SVG units, which are CSS pixels at full size. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: readonly TemplateNode[];
}

const paintAttributes =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity transform';
const textAttributes = 'font-family font-size font-style font-weight letter-spacing text-anchor';

/** The allowed elements with their allowed attributes. None can load, link, animate, or run anything. */
const allowedElements = {
  g: textAttributes,
  path: 'd',
  rect: 'x y width height rx ry',
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  line: 'x1 y1 x2 y2',
  polyline: 'points',
  polygon: 'points',
  text: `x y dx dy ${textAttributes}`,
  tspan: `x y dx dy ${textAttributes}`,
  image: 'x y width height',
} as const;

export type RenderedElement = keyof typeof allowedElements;

const allowedAttributes = new Map(
  Object.entries(allowedElements).map(([name, names]) => [
    name,
    new Set(`${names} ${paintAttributes}`.split(' ')),
  ]),
);
const rootAttributes = new Set(`${textAttributes} ${paintAttributes}`.split(' '));

// Allows numbers, names, colors, and transforms. Colons, slashes, and quotes don't match, so URLs can only be in `url(…)`.
const SAFE_VALUE = /^[\w#.,%()+\s-]*$/u;
const isSafeValue = (value: string) => SAFE_VALUE.test(value) && !/url\s*\(/iu.test(value);

const toReactName = (name: string) =>
  name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

const toProps = ({ attributes }: SourceElement, names: ReadonlySet<string>) =>
  Object.fromEntries(
    [...attributes]
      .filter(([name, value]) => names.has(name) && isSafeValue(value))
      .map(([name, value]) => [toReactName(name), value]),
  );

const isRendered = (name: string): name is RenderedElement => Object.hasOwn(allowedElements, name);

function parseSlot({ name, attributes }: SourceElement): Slot | null {
  const key = attributes.get('data-slot');
  if (key === undefined || (name !== 'text' && name !== 'image')) return null;
  const width = Number(attributes.get('data-width'));
  return { key, width: width > 0 && Number.isFinite(width) ? width : null };
}

function toNode(source: SourceElement | string): TemplateNode[] {
  if (typeof source === 'string') return [source];
  const names = allowedAttributes.get(source.name);
  if (!names || !isRendered(source.name)) return [];
  const slot = parseSlot(source);
  // An image that isn't a slot has nothing to show, because a template can't contain URLs.
  if (source.name === 'image' && !slot) return [];
  return [
    {
      element: source.name,
      props: toProps(source, names),
      slot,
      children: slot ? [] : source.children.flatMap(toNode),
    },
  ];
}

/**
 * Parses a template from the host into a safe SVG. Keeps only allowed elements, and only allowed attributes with plain values.
 *
 * @param svg - `template_svg` of a collateral template (docs/contract.md#collateral-template-record).
 * @returns null for invalid SVG, or SVG without a `viewBox` whose width and height are at most 10,000.
 */
export function parseTemplate(svg: string): ParsedTemplate | null {
  const root = readSvg(svg);
  const box =
    root?.attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/u)
      .map(Number) ?? [];
  const [, , width = 0, height = 0] = box;
  const hasSize = box.length === 4 && [width, height].every((side) => side > 0 && side <= 10_000);
  if (!root || !hasSize || !box.every(Number.isFinite)) return null;
  return {
    width,
    height,
    viewBox: box.join(' '),
    props: toProps(root, rootAttributes),
    children: root.children.flatMap(toNode),
  };
}
