import { layoutClass } from '../sanitize/allow-list.ts';
import { isCount, refusal } from '../policy.ts';
import {
  NO_PROPS,
  append,
  change,
  element,
  isBlank,
  type SafeElement,
  type SafeNode,
  type SafeTree,
} from '../tree.ts';
import { byWord } from '../word-set.ts';
import { keepAlignment } from './alignment.ts';
import { markCallout } from './callouts.ts';
import { clearClutter } from './clutter.ts';
import { arrangeColumns, isRow } from './columns.ts';
import { deprecatedTags, replaceDeprecated } from './deprecated.ts';
import { fitEmbed } from './embeds.ts';
import { formFigure } from './figures.ts';
import { gather } from './gather.ts';
import { settleHeading, surveyHeadings } from './headings.ts';
import { settleLink } from './links.ts';
import { emptyPlaceholder } from './placeholder.ts';
import type { ContentLabels, Rule, RuleContext } from './rule.ts';
import { scrollTable } from './tables.ts';
import { markListItem } from './word-lists.ts';

/** How a document fits into the page that shows it. */
export interface RuleOptions {
  /** Level of the page's heading above the content; its headings begin one below. @default 1 */
  readonly headingOffset?: number | undefined;
  readonly labels?: ContentLabels | undefined;
  /** Set before the ids of headings that have none, as for `sanitize`. @default 'user-content-' */
  readonly idPrefix?: string | undefined;
}

/** What classes ask for; in order, each sees what the others left. */
const classRules: readonly Rule<SafeElement>[] = [
  emptyPlaceholder,
  markListItem,
  formFigure,
  arrangeColumns,
  keepAlignment,
  markCallout,
];
/** What comes of some tags, last of all: what is inside of a wrapping is not seen again. */
const tagRules = byWord<Rule>({
  a: settleLink,
  'h1 h2 h3 h4 h5 h6': settleHeading,
  table: scrollTable,
  [deprecatedTags]: replaceDeprecated,
});

function applyTo(node: SafeElement, context: RuleContext): SafeElement | readonly SafeNode[] {
  let current = node;
  if (node.children.length > 0) {
    context.path.push(node.tag);
    const children = applyToAll(node.children, context, isRow(node));
    context.path.pop();
    if (children !== node.children) current = change(node, { children });
  }
  const cleared = clearClutter(current);
  if (cleared) return cleared;
  // Most elements have neither, and a tag that no rule looks at.
  if (current.props !== NO_PROPS) current = fitEmbed(emptyPlaceholder(current));
  if (current.classes.length > 0) {
    const hints = current.classes.filter((name) => layoutClass.test(name));
    // Class names that rules read never reach the page.
    const classes = current.classes.filter((name) => !hints.includes(name));
    current = change(current, { classes: hints });
    for (const rule of classRules) current = rule(current, context);
    current = change(current, { classes });
  }
  return tagRules.get(current.tag)?.(current, context) ?? current;
}

function applyToAll(
  nodes: readonly SafeNode[],
  context: RuleContext,
  inRow: boolean,
): readonly SafeNode[] {
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
  const all = result ?? nodes;
  return context.hasLoose && !inRow ? gather(all) : all;
}

/**
 * Applies the rules of the house to a safe tree: placeholders emptied, columns arranged, callouts
 * and figures marked, headings put below the page's own, tables made to scroll, clutter cleared,
 * deprecated tags replaced (docs/product.md#rich-text).
 *
 * @returns a new tree; the one given is not touched.
 * @example
 * const tree = applyRules(sanitize(parse(html)), { headingOffset: 2 });
 */
export function applyRules(
  tree: SafeTree,
  { headingOffset = 1, labels = {}, idPrefix }: RuleOptions = {},
): SafeTree {
  const isLevel = isCount(headingOffset);
  const reports = isLevel
    ? tree.reports
    : [...tree.reports, refusal('headingOffset', headingOffset)];
  const context: RuleContext = {
    labels,
    headings: surveyHeadings(tree.children, isLevel ? headingOffset : 1),
    idPrefix,
    lastHeading: '',
    named: new Map(),
    path: [],
    hasLoose: false,
  };
  const arranged = applyToAll(tree.children, context, false);
  // White space alone is no document.
  const children = arranged.every(isBlank) ? [] : arranged;
  if (!tree.truncated) return { ...tree, children, reports };
  const truncationNote = element('p', [labels.truncated ?? '…'], {
    role: 'note',
    'data-truncated': '',
  });
  return { ...tree, children: [...children, truncationNote], reports };
}
