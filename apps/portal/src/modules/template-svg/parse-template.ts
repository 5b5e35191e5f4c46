import { readSvg, type WrittenElement } from './read-svg.ts';

/** A place of a template that something is printed in. */
export interface Slot {
  readonly key: string;
  /** How wide its line may be, in the units of the drawing; null where nothing is said. */
  readonly width: number | null;
}

/** An element that may be drawn, with its properties as React spells them. */
export interface TemplateElement {
  readonly element: RenderedElement;
  readonly props: Readonly<Record<string, string>>;
  readonly slot: Slot | null;
  readonly children: readonly TemplateNode[];
}

export type TemplateNode = TemplateElement | string;

/** A template's drawing, made of nothing but what may be drawn. */
export interface ParsedTemplate {
  /** In its own units, which are CSS pixels at full size. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: readonly TemplateNode[];
}

const paint =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity transform';
const type = 'font-family font-size font-style font-weight letter-spacing text-anchor';

/** Everything that may be drawn, and which of its attributes count. No element can load, link, animate or run anything. */
const allowed = {
  g: type,
  path: 'd',
  rect: 'x y width height rx ry',
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  line: 'x1 y1 x2 y2',
  polyline: 'points',
  polygon: 'points',
  text: `x y dx dy ${type}`,
  tspan: `x y dx dy ${type}`,
  image: 'x y width height',
} as const;

export type RenderedElement = keyof typeof allowed;

const attributesOf = new Map(
  Object.entries(allowed).map(([name, own]) => [name, new Set(`${own} ${paint}`.split(' '))]),
);
const rootAttributes = new Set(`${type} ${paint}`.split(' '));

// Numbers, names, colors, transforms. An address needs a colon, a slash or a quote.
const PLAIN = /^[\w#.,%()+\s-]*$/u;
const isPlain = (value: string) => PLAIN.test(value) && !/url\s*\(/iu.test(value);

const inReact = (name: string) =>
  name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

const propsOf = ({ attributes }: WrittenElement, names: ReadonlySet<string>) =>
  Object.fromEntries(
    [...attributes]
      .filter(([name, value]) => names.has(name) && isPlain(value))
      .map(([name, value]) => [inReact(name), value]),
  );

const isRendered = (name: string): name is RenderedElement => Object.hasOwn(allowed, name);

function slotOf({ name, attributes }: WrittenElement): Slot | null {
  const key = attributes.get('data-slot');
  if (key === undefined || (name !== 'text' && name !== 'image')) return null;
  const width = Number(attributes.get('data-width'));
  return { key, width: width > 0 && Number.isFinite(width) ? width : null };
}

function toNode(written: WrittenElement | string): TemplateNode[] {
  if (typeof written === 'string') return [written];
  const names = attributesOf.get(written.name);
  if (!names || !isRendered(written.name)) return [];
  const slot = slotOf(written);
  // A picture of the template's own would be a request that nobody asked for.
  if (written.name === 'image' && !slot) return [];
  return [
    {
      element: written.name,
      props: propsOf(written, names),
      slot,
      children: slot ? [] : written.children.flatMap(toNode),
    },
  ];
}

/**
 * Makes a template of the host's into a drawing that can do nothing but be looked at: known elements with known attributes of
 * plain values; all else is left out.
 *
 * @param svg - `template_svg` of a collateral template (docs/contract.md#collateral-template-record).
 * @returns null for what is no drawing, or has no size.
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
    props: propsOf(root, rootAttributes),
    children: root.children.flatMap(toNode),
  };
}
