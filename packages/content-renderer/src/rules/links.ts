import {
  change,
  element,
  textOf,
  type SafeElement,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import { isClutter } from './clutter.ts';
import type { RuleContext } from './rule.ts';

/** Endings of files that a browser hands on rather than shows as a page. */
const FILE =
  /^(?!mailto:|tel:)[^?#]*\.(pdf|(?:doc|xls|ppt)[xm]?|csv|txt|zip|ics|mp[34])(?:[?#]|$)/i;
/** The mark of a link to a file, and whether its words say already what kind of file it is. */
function fileProps({ props: { href }, children }: SafeElement): SafeProps {
  const kind = typeof href === 'string' && FILE.exec(href)?.[1]?.toLowerCase();
  if (!kind) return {};
  const wordSet = textOf(children)
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return { 'data-file': kind, ...(wordSet.includes(kind) ? { 'data-file-named': '' } : {}) };
}

/**
 * A link that leads nowhere or holds nothing gives way to its words; one to a file says so, and one
 * that leads away from the page says so to those who do not see the mark.
 */
export function settleLink(
  node: SafeElement,
  { labels }: RuleContext,
): SafeElement | readonly SafeNode[] {
  const { props, children } = node;
  if (props.id === undefined && (!props.href || children.every(isClutter))) return children;
  const link = change(node, { props: fileProps(node) });
  if (props['data-external'] === undefined || !labels.external) return link;
  const wordSet = element('span', [labels.external], { 'data-hidden-label': '' });
  return change(link, { children: [...children, ' ', wordSet] });
}
