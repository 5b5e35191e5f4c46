import { lookup, names } from '../table.ts';
import {
  blockElements,
  droppedElements,
  elements,
  voidElements,
  type SafeTag,
} from './allow-list.ts';

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
  readonly parents: Readonly<Record<string, true>> | undefined;
  /** What its start tag closes, what is open inside of it, and what it hides from there. */
  readonly closes: number;
  readonly opens: number;
  readonly hides: number;
}

const CELLS = names('caption td th');
const HEADINGS = names('h1 h2 h3 h4 h5 h6');
const LISTS = names('dir dl menu ol table ul');
const BLANKLESS = names('colgroup table tbody tfoot thead tr');

const RUBY = names('ruby');
const TABLE = names('table');
const ROW = names('tr');
const PLAYER = names('audio video');
const parents: Readonly<Partial<Record<SafeTag, Readonly<Record<string, true>>>>> = {
  caption: TABLE,
  col: names('colgroup'),
  colgroup: TABLE,
  rp: RUBY,
  rt: RUBY,
  source: names('audio picture video'),
  summary: names('details'),
  tbody: TABLE,
  td: ROW,
  tfoot: TABLE,
  th: ROW,
  thead: TABLE,
  tr: names('tbody tfoot thead'),
  track: PLAYER,
};

function isSafeTag(name: string): name is SafeTag {
  return lookup<object>(elements, name) !== undefined;
}

function opening(tag: SafeTag): number {
  if (tag === 'a') return LINK;
  if (tag === 'p') return PARAGRAPH;
  if (tag === 'li') return ITEM;
  if (tag === 'dd' || tag === 'dt') return TERM;
  return lookup(HEADINGS, tag) ? HEADING : 0;
}

function planOf(tag: SafeTag): Plan {
  const opens = opening(tag);
  return {
    tag,
    isVoid: lookup(voidElements, tag) === true,
    dropsBlanks: lookup(BLANKLESS, tag) === true,
    parents: parents[tag],
    opens,
    closes: opens | (lookup(blockElements, tag) ? PARAGRAPH : 0),
    // A heading closes only the one that it stands in directly; a link or a picture may yet give
    // way to its children.
    hides:
      (tag === 'a' || tag === 'picture' ? 0 : HEADING) |
      (lookup(CELLS, tag) ? PARAGRAPH | ITEM | TERM : 0) |
      (lookup(LISTS, tag) ? ITEM | TERM : 0),
  };
}

/** By `nodeName`: the plan of a tag that may be drawn, null for one that goes with all it holds. */
const plans = new Map<string, Plan | null>();
for (const name of Object.keys(droppedElements)) plans.set(name.toUpperCase(), null);
for (const name of Object.keys(elements)) {
  if (!isSafeTag(name)) continue;
  const plan = planOf(name);
  plans.set(name.toUpperCase(), plan);
  // What browsers draw as a picture all the same.
  if (name === 'img') plans.set('IMAGE', plan);
}
const division = planOf('div');

/** What to do with an element: draw it by a plan, drop it (null), or let its children take its place. */
export function planFor(
  nodeName: string,
  parent: Plan | undefined,
  open: number,
): Plan | null | undefined {
  const plan = plans.get(nodeName);
  if (!plan) return plan;
  if (plan.parents && !(parent && lookup(plan.parents, parent.tag))) return undefined;
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

const NO_GAP = /[^\t\n\f ]/;

/** True for white space that may go where nobody sees it; no-break spaces are meant. */
export function isGap(text: string): boolean {
  return !NO_GAP.test(text);
}
