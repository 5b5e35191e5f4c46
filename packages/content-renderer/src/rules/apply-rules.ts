import { isLayoutClass } from '../sanitize/allow-list.ts';
import { isCount, createInvalidOptionReport } from '../policy.ts';
import {
  NO_PROPS,
  appendNode,
  copyElement,
  createSafeElement,
  isBlank,
  type SafeElement,
  type SafeNode,
  type SafeTree,
} from '../tree.ts';
import { createWordMap } from '../word-set.ts';
import { applyAlignment } from './alignment.ts';
import { removeAudienceAttribute } from './audience.ts';
import { markCallout } from './callouts.ts';
import { clearClutter } from './clutter.ts';
import { arrangeColumns, isRow } from './columns.ts';
import { deprecatedTags, replaceDeprecated } from './deprecated.ts';
import { fitEmbed } from './embeds.ts';
import { convertFigure } from './figures.ts';
import { groupSiblings } from './group-siblings.ts';
import { normalizeHeading, analyzeHeadings } from './headings.ts';
import { normalizeLink } from './links.ts';
import { clearPlaceholder } from './placeholder.ts';
import type { ContentLabels, Rule, RuleContext } from './rule.ts';
import { wrapTable } from './tables.ts';
import { markListItem } from './word-lists.ts';

/** Options of `applyRules`. */
export interface RuleOptions {
  /**
   * Level of the page's heading above the content. Headings in the content are moved down if necessary, so that the highest is
   * below it. They are never moved up. @default 1
   */
  readonly headingOffset?: number | undefined;
  readonly labels?: ContentLabels | undefined;
  /** Prefix of generated heading ids; the same as for `sanitize`. @default 'user-content-' */
  readonly idPrefix?: string | undefined;
}

/** Rules for classes. Each rule receives the result of the previous rule. */
const classRules: readonly Rule<SafeElement>[] = [
  clearPlaceholder,
  markListItem,
  convertFigure,
  arrangeColumns,
  applyAlignment,
  markCallout,
];
/** Rules for tags. They run last, because they add wrappers, and no rule looks inside these. */
const tagRules = createWordMap<Rule>({
  a: normalizeLink,
  'h1 h2 h3 h4 h5 h6': normalizeHeading,
  table: wrapTable,
  [deprecatedTags]: replaceDeprecated,
});

const treesWithRules = new WeakSet<SafeTree>();

function markRulesApplied(tree: SafeTree): SafeTree {
  treesWithRules.add(tree);
  return tree;
}

/** True for results of `applyRules`. */
export function hasRulesApplied(tree: SafeTree): boolean {
  return treesWithRules.has(tree);
}

function applyToElement(
  node: SafeElement,
  context: RuleContext,
): SafeElement | readonly SafeNode[] {
  let current = node;
  if (node.children.length > 0) {
    context.ancestorTags.push(node.tag);
    const children = applyToNodes(node.children, context, isRow(node));
    context.ancestorTags.pop();
    if (children !== node.children) current = copyElement(node, { children });
  }
  const replacementNodes = clearClutter(current);
  if (replacementNodes) return replacementNodes;
  // Most elements have no props, no classes, and no rule for their tag.
  if (current.props !== NO_PROPS)
    current = fitEmbed(clearPlaceholder(removeAudienceAttribute(current)));
  if (current.classes.length > 0) {
    const layoutClasses = current.classes.filter(isLayoutClass);
    // Only the rules see the layout classes: the output doesn't contain them.
    const classes = current.classes.filter((name) => !layoutClasses.includes(name));
    current = copyElement(current, { classes: layoutClasses });
    for (const rule of classRules) current = rule(current, context);
    current = copyElement(current, { classes });
  }
  return tagRules.get(current.tag)?.(current, context) ?? current;
}

function applyToNodes(
  nodes: readonly SafeNode[],
  context: RuleContext,
  inRow: boolean,
): readonly SafeNode[] {
  // Copies the list only when a rule changes a node.
  let result: SafeNode[] | undefined;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const replacement = typeof node === 'string' ? node : applyToElement(node, context);
    if (replacement !== node) result ??= nodes.slice(0, index);
    if (!result) continue;
    if (typeof replacement === 'string' || 'tag' in replacement) appendNode(result, replacement);
    else for (const newNode of replacement) appendNode(result, newNode);
  }
  const newNodes = result ?? nodes;
  return context.needsGrouping && !inRow ? groupSiblings(newNodes) : newNodes;
}

/**
 * Applies the content rules to a safe tree: it empties placeholders, arranges columns, marks callouts and
 * figures, shifts heading levels below the level of the page's own heading, makes tables scroll, removes
 * clutter, and replaces deprecated tags.
 *
 * @param tree the result of `sanitize`.
 * @returns a new tree; the argument does not change.
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
    : [...tree.reports, createInvalidOptionReport('headingOffset', headingOffset)];
  const context: RuleContext = {
    labels,
    headings: analyzeHeadings(tree.children, isLevel ? headingOffset : 1),
    idPrefix,
    lastHeading: '',
    tableCounts: new Map(),
    ancestorTags: [],
    needsGrouping: false,
  };
  const transformedChildren = applyToNodes(tree.children, context, false);
  // A document of only white space is empty.
  const children = transformedChildren.every(isBlank) ? [] : transformedChildren;
  if (!tree.truncated) return markRulesApplied({ ...tree, children, reports });
  const truncationNote = createSafeElement('p', [labels.truncated ?? '…'], {
    role: 'note',
    'data-truncated': '',
  });
  return markRulesApplied({ ...tree, children: [...children, truncationNote], reports });
}
