import { layoutClasses } from '../sanitise/allow-list.ts';
import { lookup } from '../table.ts';
import { change, element, type SafeElement, type SafeNode, type SafeTree } from '../tree.ts';
import { keepAlignment } from './alignment.ts';
import { markCallout } from './callouts.ts';
import { clearClutter } from './clutter.ts';
import { arrangeColumns, joinColumns } from './columns.ts';
import { replaceDeprecated } from './deprecated.ts';
import { fitEmbed } from './embeds.ts';
import { formFigure } from './figures.ts';
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

/** In order: each sees what the ones before it left. */
const rules: readonly Rule[] = [
  emptyPlaceholder,
  clearClutter,
  markListItem,
  formFigure,
  arrangeColumns,
  keepAlignment,
  markCallout,
  fitEmbed,
  replaceDeprecated,
  settleHeading,
  settleLink,
  scrollTable,
];

function applyTo(node: SafeElement, context: RuleContext): readonly SafeNode[] {
  const inTable = node.tag === 'table' ? 1 : 0;
  const inLink = node.tag === 'a' || node.tag === 'summary' ? 1 : 0;
  context.tableDepth += inTable;
  context.linkDepth += inLink;
  const children = node.children.length > 0 ? applyToAll(node.children, context) : node.children;
  context.tableDepth -= inTable;
  context.linkDepth -= inLink;
  let current = children === node.children ? node : change(node, { children });
  for (const rule of rules) {
    const result = rule(current, context);
    if (!('tag' in result)) return result;
    current = result;
  }
  const classes = current.classes.filter((name) => !lookup(layoutClasses, name));
  return [classes.length === current.classes.length ? current : change(current, { classes })];
}

function applyToAll(nodes: readonly SafeNode[], context: RuleContext): readonly SafeNode[] {
  const result: SafeNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') result.push(node);
    else result.push(...applyTo(node, context));
  }
  return gatherItems(result, context);
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
  const children = joinColumns(applyToAll(tree.children, context));
  if (!tree.truncated) return { ...tree, children };
  const notice = element('p', [labels.truncated ?? '…'], { role: 'note', 'data-truncated': '' });
  return { ...tree, children: [...children, notice] };
}
