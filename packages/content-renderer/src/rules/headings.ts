import { prefixed } from '../sanitize/url.ts';
import {
  change,
  element,
  forEachElement,
  textOf,
  type SafeElement,
  type SafeNode,
} from '../tree.ts';
import type { HeadingSurvey, RuleContext } from './rule.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const MAX_ID = 60;

/** Level of a heading's tag; 0 for any other. */
export function levelOf(tag: string): number {
  return (HEADINGS as readonly string[]).indexOf(tag) + 1;
}

/** A document whose headings begin below the page's own keeps their levels. */
export function surveyHeadings(
  children: readonly SafeNode[],
  headingOffset: number,
): HeadingSurvey {
  const ids = new Map<string, number>();
  let top = 7;
  forEachElement(children, ({ tag, props: { id } }) => {
    if (typeof id === 'string') ids.set(id, 1);
    top = Math.min(top, levelOf(tag) || top);
  });
  return { shift: Math.max(0, headingOffset + 1 - top), ids };
}

/** An id made of a heading's words, the same on every platform and in no other use. */
function idOf(wordSet: string, { headings: { ids }, idPrefix }: RuleContext): string {
  const lower = wordSet.normalize().toLowerCase();
  // The classes of all scripts take a while to compile; most headings do without.
  const parts = /[^\0-\x7f]/.test(lower) ? /[^\p{L}\p{M}\p{N}]+/gu : /[^a-z\d]+/g;
  const slug = lower
    .replace(parts, '-')
    .slice(0, MAX_ID)
    .replace(/^-|[-\ud800-\udbff]+$/g, '');
  const base = prefixed(slug || 'section', idPrefix);
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
 * Moves a heading below the page's h1 (nothing goes below h6), gives it an id where it has none, and
 * a link to itself where the caller has a name for it. The link stands beside the heading, so that it
 * is no part of the heading's name.
 */
export function settleHeading(node: SafeElement, context: RuleContext): SafeElement {
  const wordSet = textOf(node.children);
  context.lastHeading = wordSet;
  const tag = HEADINGS[levelOf(node.tag) + context.headings.shift - 1] ?? 'h6';
  if (wordSet === '') return change(node, { tag });
  const own = node.props.id;
  const id = typeof own === 'string' ? own : idOf(wordSet, context);
  const heading = change(node, { tag, props: { id } });
  const { headingLink } = context.labels;
  // A link in a link or in the name of a part that opens could not be reached.
  if (!headingLink || context.path.some((each) => each === 'a' || each === 'summary'))
    return heading;
  const link = element('a', ['#'], {
    href: `#${id}`,
    'aria-label': `${headingLink}: ${wordSet}`,
    'data-heading-link': '',
  });
  return element('div', [heading, link], { 'data-heading': '' });
}
