import { addIdPrefix } from '../sanitize/url.ts';
import {
  copyElement,
  createSafeElement,
  forEachElement,
  getText,
  type SafeElement,
  type SafeNode,
} from '../tree.ts';
import type { HeadingAnalysis, RuleContext } from './rule.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const MAX_ID = 60;

/** Returns the level of a heading's tag, or 0 for other tags. */
export function getHeadingLevel(tag: string): number {
  return (HEADINGS as readonly string[]).indexOf(tag) + 1;
}

/** Collects all ids, and calculates how many levels to add to put all headings below the page's heading. */
export function analyzeHeadings(
  children: readonly SafeNode[],
  headingOffset: number,
): HeadingAnalysis {
  const ids = new Map<string, number>();
  let topLevel = 7;
  forEachElement(children, ({ tag, props: { id } }) => {
    if (typeof id === 'string') ids.set(id, 1);
    topLevel = Math.min(topLevel, getHeadingLevel(tag) || topLevel);
  });
  return { shift: Math.max(0, headingOffset + 1 - topLevel), ids };
}

/** Creates a unique id from a heading's text, the same on every platform. */
function createId(text: string, { headings: { ids }, idPrefix }: RuleContext): string {
  const lowerCaseText = text.normalize().toLowerCase();
  // Most headings are ASCII. Unicode classes compile slowly, and a regular expression literal compiles even if it isn't used.
  const separators = /[^\0-\x7f]/.test(lowerCaseText)
    ? new RegExp('[^\\p{L}\\p{M}\\p{N}]+', 'gu')
    : /[^a-z\d]+/g;
  const slug = lowerCaseText
    .replace(separators, '-')
    .slice(0, MAX_ID)
    .replace(/^-|[-\ud800-\udbff]+$/g, '');
  const base = addIdPrefix(slug || 'section', idPrefix);
  let count = ids.get(base) ?? 0;
  let id = base;
  while (ids.has(id)) {
    count += 1;
    id = `${base}-${count}`;
  }
  ids.set(id, 1);
  ids.set(base, count || 1);
  return id;
}

/**
 * Shifts a heading's level below the level of the page's heading (h6 at most), and adds an id if the
 * heading has none. With the label `headingLink`, it also adds a link to the heading. The link is outside
 * of the heading, so that the link's name is not part of the heading's name.
 */
export function normalizeHeading(node: SafeElement, context: RuleContext): SafeElement {
  const text = getText(node.children);
  context.lastHeading = text;
  const tag = HEADINGS[getHeadingLevel(node.tag) + context.headings.shift - 1] ?? 'h6';
  if (text === '') return copyElement(node, { tag });
  const existingId = node.props.id;
  const id = typeof existingId === 'string' ? existingId : createId(text, context);
  const heading = copyElement(node, { tag, props: { id } });
  const { headingLink } = context.labels;
  // A link inside a link or a `summary` could not be clicked.
  if (
    !headingLink ||
    context.ancestorTags.some((ancestor) => ancestor === 'a' || ancestor === 'summary')
  )
    return heading;
  const link = createSafeElement('a', ['#'], {
    href: `#${id}`,
    'aria-label': `${headingLink}: ${text}`,
    'data-heading-link': '',
  });
  return createSafeElement('div', [heading, link], { 'data-heading': '' });
}
