import { byWord } from '../word-set.ts';
import { allowList, blockElements, droppedElements, type SafeTag } from './allow-list.ts';

// A parser never nests what a start tag would have closed. Elements that go or give way to their
// children can leave it behind: of `<p><button><p>` the button goes, and a paragraph in a paragraph is
// what no page sent by a server can hold. So what is open around an element is known here, by bits, and
// a second reading of what is drawn changes nothing: React can hydrate it.

const LINK = 1;
const PARAGRAPH = 2;
const ITEM = 4;
const TERM = 8;
const HEADING = 16;
// To what stands right in them.
const TABLE = 32;
const COLUMNS = 64;
const ROWS = 128;
const ROW = 256;
const TABLE_PART = TABLE | COLUMNS | ROWS | ROW;
const RUBY = 512;

/** What the walk needs to know of a tag. */
export interface Plan {
  readonly tag: SafeTag;
  /** Around it, if it is to make sense. */
  readonly needs: number;
  /** What its start tag closes, what is open inside of it, and what it hides from there. */
  readonly closes: number;
  readonly opens: number;
  readonly hides: number;
}

const needs = byWord({
  'caption colgroup tbody tfoot thead': TABLE,
  col: COLUMNS,
  tr: ROWS,
  'td th': ROW,
  'rp rt': RUBY,
});
const opens = byWord({
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
// A heading closes only the one that it stands in directly; a link or a picture may yet give way to
// its children.
const hides = byWord({
  'a picture': 0,
  'caption td th': HEADING | PARAGRAPH | ITEM | TERM,
  'dir dl menu ol table ul': HEADING | ITEM | TERM,
});

/** The tags that may be drawn (`*` stands for all), each with its attributes. */
export const tags = byWord(allowList);

function isSafeTag(tag: string): tag is SafeTag {
  return tags.has(tag);
}

function planOf(tag: SafeTag): Plan {
  const own = opens.get(tag) ?? 0;
  return {
    tag,
    needs: needs.get(tag) ?? 0,
    opens: own,
    closes: (own & ~(TABLE_PART | RUBY)) | (blockElements.has(tag) ? PARAGRAPH : 0),
    hides: (hides.get(tag) ?? HEADING) | TABLE_PART | RUBY,
  };
}

/** By `nodeName`: the plan of a tag that may be drawn, null for one that goes with all it holds. */
const plans = new Map<string, Plan | null>();
for (const tag of droppedElements) plans.set(tag.toUpperCase(), null);
for (const tag of tags.keys()) if (isSafeTag(tag)) plans.set(tag.toUpperCase(), planOf(tag));
const division = planOf('div');
// What browsers draw as a picture all the same.
plans.set('IMAGE', planOf('img'));

/** What to do with an element: draw it by a plan, drop it (null), or let its children take its place. */
export function planFor(nodeName: string, open: number): Plan | null | undefined {
  const plan = plans.get(nodeName);
  if (!plan) return plan;
  const closed = plan.closes & open;
  if (closed & (LINK | HEADING) || (plan.needs && !(plan.needs & open))) return undefined;
  return closed & (ITEM | TERM) ? division : plan;
}

/** What is open inside an element. */
export function openInside(plan: Plan, open: number): number {
  return (open & ~plan.hides) | plan.opens;
}

/** True where a paragraph around the element cannot hold it. */
export function breaksParagraph(plan: Plan, open: number): boolean {
  return (plan.closes & open & PARAGRAPH) !== 0;
}

export function isInLink(open: number): boolean {
  return (open & LINK) !== 0;
}

/** True where React cannot hydrate white space. Elsewhere it keeps the words of blocks apart. */
export function isBlankless(open: number): boolean {
  return (open & TABLE_PART) !== 0;
}
