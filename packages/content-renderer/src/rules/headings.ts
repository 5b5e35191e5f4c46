import { fragmentId } from '../sanitise/url.ts';
import { change, element, textOf, type SafeElement, type SafeNode } from '../tree.ts';
import type { RuleContext } from './rule.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const LOWEST = HEADINGS.length;
const MAX_ID = 60;

/** Level of a heading's tag; undefined for any other. */
export function levelOf(tag: string): number | undefined {
  const index = HEADINGS.findIndex((heading) => heading === tag);
  return index < 0 ? undefined : index + 1;
}

/** What a document says of itself before its first heading is passed. */
export interface HeadingSurvey {
  /** Levels by which its headings move down, so that the highest stands right below the page's own. */
  readonly shift: number;
  /** Every id in it, and each one that a heading was given. */
  readonly ids: Set<string>;
}

/** A document whose headings begin below the page's own keeps their levels. */
export function surveyHeadings(
  children: readonly SafeNode[],
  headingOffset: number,
): HeadingSurvey {
  const ids = new Set<string>();
  let top = LOWEST + 1;
  const visit = (nodes: readonly SafeNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      const { tag, props } = node;
      if (typeof props.id === 'string') ids.add(props.id);
      if (tag.length === 2 && tag.startsWith('h')) top = Math.min(top, levelOf(tag) ?? top);
      visit(node.children);
    }
  };
  visit(children);
  return { shift: Math.max(0, headingOffset + 1 - top), ids };
}

/** An id made of a heading's words, the same on every platform and in no other use. */
function idOf(words: string, { ids }: HeadingSurvey, counts: Map<string, number>): string {
  const slug = words
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_ID)
    .replace(/^-|[-\ud800-\udbff]+$/g, '');
  const base = fragmentId(slug || 'section');
  let count = counts.get(base) ?? 1;
  let id = count === 1 ? base : `${base}-${count}`;
  while (ids.has(id)) {
    count += 1;
    id = `${base}-${count}`;
  }
  counts.set(base, count);
  ids.add(id);
  return id;
}

/**
 * Moves a heading below the page's h1 (nothing goes below h6), gives it an id where it has none, and
 * a link to itself where the caller has a name for it. The link stands beside the heading, so that it
 * is no part of the heading's name.
 */
export function settleHeading(node: SafeElement, context: RuleContext): SafeElement {
  const level = levelOf(node.tag);
  if (level === undefined) return node;
  const words = textOf(node.children);
  context.lastHeading = words;
  const tag = HEADINGS[Math.min(LOWEST, level + context.headings.shift) - 1] ?? 'h6';
  if (words === '') return tag === node.tag ? node : change(node, { tag });
  const own = node.props.id;
  const id = typeof own === 'string' ? own : idOf(words, context.headings, context.headingCounts);
  const heading = change(node, { tag, props: { id } });
  const { headingLink } = context.labels;
  // A link in a link or in the name of a part that opens could not be reached.
  if (!headingLink || context.linkDepth > 0) return heading;
  const link = element('a', ['#'], {
    href: `#${id}`,
    'aria-label': `${headingLink}: ${words}`,
    'data-heading-link': '',
  });
  return element('div', [heading, link], { 'data-heading': '' });
}
