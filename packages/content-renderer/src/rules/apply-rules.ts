import { layoutClass } from '../sanitise/allow-list.ts';
import {
  NO_PROPS,
  change,
  element,
  type SafeElement,
  type SafeNode,
  type SafeTree,
} from '../tree.ts';
import { keepAlignment } from './alignment.ts';
import { markCallout } from './callouts.ts';
import { clearClutter } from './clutter.ts';
import { arrangeColumns, joinColumns } from './columns.ts';
import { deprecatedTags, replaceDeprecated } from './deprecated.ts';
import { fitEmbed } from './embeds.ts';
import { formFigure } from './figures.ts';
import { append, isGap } from './gaps.ts';
import { settleHeading, surveyHeadings } from './headings.ts';
import { settleLink } from './links.ts';
import { emptyPlaceholder } from './placeholder.ts';
import type { Rule, RuleContext } from './rule.ts';
import { scrollTable } from './tables.ts';
import { gatherItems, markListItem } from './word-lists.ts';

/** Words that the renderer cannot know; each is left out where the caller gives none. */
export interface ContentLabels {
  /** Names a table that has no caption, heading or header cell. */
  readonly table?: string | undefined;
  /** Stands at the end of a document that a limit cut short. @default '…' */
  readonly truncated?: string | undefined;
  /** Follows links that lead away from the page, for screen readers: "(opens another site)". */
  readonly external?: string | undefined;
  /**
   * Names the link that each heading then has to itself, before the heading's words: "Link to this
   * section".
   */
  readonly headingLink?: string | undefined;
}

/** How a document fits into the page that shows it. */
export interface RuleOptions {
  /** Level of the page's heading above the content; its headings begin one below. @default 1 */
  readonly headingOffset?: number | undefined;
  readonly labels?: ContentLabels | undefined;
}

/** Class names that rules have read never reach the page. */
function dropLayoutClasses(node: SafeElement): SafeElement {
  if (!node.classes.some((name) => layoutClass.test(name))) return node;
  return change(node, { classes: node.classes.filter((name) => !layoutClass.test(name)) });
}

/** A rule, and the elements that it looks at: those of its tags, and those with classes or props. */
interface Step {
  readonly rule: Rule;
  readonly tags?: string;
  readonly classes?: true;
  readonly props?: true;
}

const HEADINGS = 'h1 h2 h3 h4 h5 h6';

/** In order: each sees what the ones before it left. */
const steps: readonly Step[] = [
  { rule: emptyPlaceholder, classes: true, props: true },
  { rule: clearClutter, tags: `p ${HEADINGS} blockquote` },
  { rule: markListItem, classes: true },
  { rule: formFigure, tags: 'figure', classes: true },
  { rule: arrangeColumns, tags: 'div section article aside' },
  { rule: keepAlignment, classes: true },
  { rule: markCallout, classes: true },
  { rule: fitEmbed, props: true },
  { rule: replaceDeprecated, tags: deprecatedTags },
  // Before the rules that wrap an element: what is inside of the wrapping is not seen again.
  { rule: dropLayoutClasses, classes: true },
  { rule: settleHeading, tags: HEADINGS },
  { rule: settleLink, tags: 'a' },
  { rule: scrollTable, tags: 'table' },
];

// One bit for each step, so that an element passes only the rules that look at it: most pass none.
function bitsOf(looks: (step: Step) => boolean | undefined): number {
  return steps.reduce((bits, step, index) => (looks(step) ? bits | (1 << index) : bits), 0);
}
const CLASS_STEPS = bitsOf((step) => step.classes);
const PROP_STEPS = bitsOf((step) => step.props);
const tagSteps = new Map(
  steps
    .flatMap(({ tags }) => tags?.split(' ') ?? [])
    .map((tag) => [tag, bitsOf((step) => step.tags?.split(' ').includes(tag))]),
);

function stepsFor({ tag, classes, props }: SafeElement): number {
  return (
    (tagSteps.get(tag) ?? 0) |
    (classes.length > 0 ? CLASS_STEPS : 0) |
    (props === NO_PROPS ? 0 : PROP_STEPS)
  );
}

function applyTo(node: SafeElement, context: RuleContext): SafeElement | readonly SafeNode[] {
  let current = node;
  if (node.children.length > 0) {
    const inTable = node.tag === 'table' ? 1 : 0;
    const inLink = node.tag === 'a' || node.tag === 'summary' ? 1 : 0;
    context.tableDepth += inTable;
    context.linkDepth += inLink;
    const children = applyToAll(node.children, context);
    context.tableDepth -= inTable;
    context.linkDepth -= inLink;
    if (children !== node.children) current = change(node, { children });
  }
  let wanted = stepsFor(current);
  for (let index = 0; wanted >> index !== 0; index += 1) {
    if ((wanted & (1 << index)) === 0) continue;
    const result = steps[index]!.rule(current, context);
    if (!('tag' in result)) return result;
    if (result === current) continue;
    current = result;
    wanted = stepsFor(current);
  }
  return current;
}

function applyToAll(nodes: readonly SafeNode[], context: RuleContext): readonly SafeNode[] {
  // Nodes that no rule changes stay in their list.
  let result: SafeNode[] | undefined;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const made = typeof node === 'string' ? node : applyTo(node, context);
    if (made !== node) result ??= nodes.slice(0, index);
    if (!result) continue;
    if (typeof made === 'string' || 'tag' in made) append(result, made);
    else for (const each of made) append(result, each);
  }
  return gatherItems(result ?? nodes, context);
}

/**
 * Applies the rules of the house to a safe tree: placeholders emptied, columns arranged, callouts
 * and figures marked, headings put below the page's own, tables made to scroll, clutter cleared,
 * deprecated tags replaced (specification, section 2; decisions, section 5, row 11).
 *
 * @returns a new tree; the one given is not touched.
 * @example
 * const tree = applyRules(sanitise(parse(html)), { headingOffset: 2 });
 */
export function applyRules(tree: SafeTree, options: RuleOptions = {}): SafeTree {
  const { headingOffset = 1, labels = {} } = options;
  const context: RuleContext = {
    labels,
    headings: surveyHeadings(tree.children, headingOffset),
    headingCounts: new Map(),
    lastHeading: '',
    tableDepth: 0,
    linkDepth: 0,
    looseItems: 0,
  };
  const arranged = joinColumns(applyToAll(tree.children, context));
  // White space alone is no document.
  const children = arranged.every(isGap) ? [] : arranged;
  if (!tree.truncated) return { ...tree, children };
  const notice = element('p', [labels.truncated ?? '…'], { role: 'note', 'data-truncated': '' });
  return { ...tree, children: [...children, notice] };
}
