import { createWordMap } from '../word-set.ts';
import { allowList, blockElements, droppedElements, type SafeTag } from './allow-list.ts';

// A parser never nests elements whose start tags close each other, but removing an element can: without
// its button, `<p><button><p>` would have a paragraph inside a paragraph. A browser would parse such HTML
// from a server into a different tree, which React could not hydrate. To prevent this, bits record which
// elements are open around an element.

const LINK = 1;
const PARAGRAPH = 2;
const ITEM = 4;
const TERM = 8;
const HEADING = 16;
// The following bits apply only to direct children.
const TABLE = 32;
const COLUMNS = 64;
const ROWS = 128;
const ROW = 256;
const TABLE_PART = TABLE | COLUMNS | ROWS | ROW;
const RUBY = 512;

/** How to handle a tag. */
export interface Plan {
  readonly tag: SafeTag;
  /** Bits of elements. At least one of them must be open around the tag; 0 if the tag needs none. */
  readonly needs: number;
  /** Bits of the elements that the start tag closes. */
  readonly closes: number;
  /** Bits of the elements that the start tag opens. */
  readonly opens: number;
  /** Bits of the elements around the tag that do not count inside it. */
  readonly hides: number;
}

const needs = createWordMap({
  'caption colgroup tbody tfoot thead': TABLE,
  col: COLUMNS,
  tr: ROWS,
  'td th': ROW,
  'rp rt': RUBY,
});
const opens = createWordMap({
  a: LINK,
  p: PARAGRAPH,
  li: ITEM,
  'dd dt': TERM,
  'h1 h2 h3 h4 h5 h6': HEADING,
  table: TABLE,
  colgroup: COLUMNS,
  'tbody tfoot thead': ROWS,
  tr: ROW,
  ruby: RUBY,
});
// A heading closes the heading around it only if it is a direct child, so elements hide an open heading from
// what is inside them. A link or picture does not hide it: a later step can replace the link or picture with
// its children, which are then direct children of the heading.
const hides = createWordMap({
  'a picture': 0,
  'caption td th': HEADING | PARAGRAPH | ITEM | TERM,
  'dir dl menu ol table ul': HEADING | ITEM | TERM,
});

/** The allowed tags with their attributes; `*` stands for all tags. */
export const tags = createWordMap(allowList);

function isSafeTag(tag: string): tag is SafeTag {
  return tags.has(tag);
}

function createPlan(tag: SafeTag): Plan {
  const openedBits = opens.get(tag) ?? 0;
  return {
    tag,
    needs: needs.get(tag) ?? 0,
    opens: openedBits,
    closes: (openedBits & ~(TABLE_PART | RUBY)) | (blockElements.has(tag) ? PARAGRAPH : 0),
    hides: (hides.get(tag) ?? HEADING) | TABLE_PART | RUBY,
  };
}

/** Plans by `nodeName`; null for an element that is removed with its content. */
const plans = new Map<string, Plan | null>();
for (const tag of droppedElements) plans.set(tag.toUpperCase(), null);
for (const tag of tags.keys()) if (isSafeTag(tag)) plans.set(tag.toUpperCase(), createPlan(tag));
const divPlan = createPlan('div');
// Browsers treat `image` as `img`.
plans.set('IMAGE', createPlan('img'));

/**
 * Decides what to do with an element.
 *
 * @returns its plan, null to drop it, or undefined to replace it with its children.
 */
export function getPlan(nodeName: string, open: number): Plan | null | undefined {
  const plan = plans.get(nodeName);
  if (!plan) return plan;
  const closedBits = plan.closes & open;
  if (closedBits & (LINK | HEADING) || (plan.needs && !(plan.needs & open))) return undefined;
  return closedBits & (ITEM | TERM) ? divPlan : plan;
}

/** Returns the bits of the elements that are open inside an element. */
export function getOpenBits(plan: Plan, open: number): number {
  return (open & ~plan.hides) | plan.opens;
}

/** True if the element cannot be inside the paragraph around it. */
export function breaksParagraph(plan: Plan, open: number): boolean {
  return (plan.closes & open & PARAGRAPH) !== 0;
}

export function isInLink(open: number): boolean {
  return (open & LINK) !== 0;
}

/** True in table parts, where React cannot hydrate white space. Elsewhere, white space separates words. */
export function dropsWhiteSpace(open: number): boolean {
  return (open & TABLE_PART) !== 0;
}
