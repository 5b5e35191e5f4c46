import { byWord, words } from '../words.ts';
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

/** What the walk needs to know of a tag. */
export interface Plan {
  readonly tag: SafeTag;
  readonly isVoid: boolean;
  /** React cannot hydrate white space in it. Elsewhere it stays: it keeps the words of blocks apart. */
  readonly dropsBlanks: boolean;
  /** The parents that make sense of it. */
  readonly parents: ReadonlySet<string> | undefined;
  /** What its start tag closes, what is open inside of it, and what it hides from there. */
  readonly closes: number;
  readonly opens: number;
  readonly hides: number;
}

const voidElements = words('br col hr img source track wbr');
const blankless = words('colgroup table tbody tfoot thead tr');
const parents = byWord({
  'caption colgroup tbody tfoot thead': 'table',
  col: 'colgroup',
  'rp rt': 'ruby',
  source: 'audio picture video',
  summary: 'details',
  'td th': 'tr',
  tr: 'tbody tfoot thead',
  track: 'audio video',
});
const opening = byWord({
  a: LINK,
  p: PARAGRAPH,
  li: ITEM,
  'dd dt': TERM,
  'h1 h2 h3 h4 h5 h6': HEADING,
});
// A heading closes only the one that it stands in directly; a link or a picture may yet give way to
// its children.
const hiding = byWord({
  'a picture': 0,
  'caption td th': HEADING | PARAGRAPH | ITEM | TERM,
  'dir dl menu ol table ul': HEADING | ITEM | TERM,
});

function planOf(tag: SafeTag): Plan {
  const opens = opening.get(tag) ?? 0;
  const within = parents.get(tag);
  return {
    tag,
    isVoid: voidElements.has(tag),
    dropsBlanks: blankless.has(tag),
    parents: within === undefined ? undefined : words(within),
    opens,
    closes: opens | (blockElements.has(tag) ? PARAGRAPH : 0),
    hides: hiding.get(tag) ?? HEADING,
  };
}

/** By `nodeName`: the plan of a tag that may be drawn, null for one that goes with all it holds. */
const plans = new Map<string, Plan | null>();
for (const tag of droppedElements) plans.set(tag.toUpperCase(), null);
for (const tag of byWord(allowList).keys()) plans.set(tag.toUpperCase(), planOf(tag as SafeTag));
const division = planOf('div');
// What browsers draw as a picture all the same.
plans.set('IMAGE', planOf('img'));

/** What to do with an element: draw it by a plan, drop it (null), or let its children take its place. */
export function planFor(
  nodeName: string,
  parent: Plan | undefined,
  open: number,
): Plan | null | undefined {
  const plan = plans.get(nodeName);
  if (!plan) return plan;
  if (plan.parents && !(parent && plan.parents.has(parent.tag))) return undefined;
  const closed = plan.closes & open;
  if (closed & (LINK | HEADING)) return undefined;
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
