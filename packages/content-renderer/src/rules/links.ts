import {
  change,
  element,
  isBlank,
  textOf,
  type SafeElement,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import type { RuleContext } from './rule.ts';

/** Endings of files that a browser hands on rather than shows as a page. */
const FILE =
  /^(?!mailto:|tel:)[^?#]*\.(pdf|(?:doc|xls|ppt)[xm]?|rtf|od[tsp]|csv|txt|zip|ics|vcf|epub|mp[34]|m4a|mov)(?:[?#]|$)/i;
/** What people call some kinds of files. */
const programs = new Map([
  ['doc', 'word'],
  ['xls', 'excel'],
  ['ppt', 'powerpoint'],
]);

/** The mark of a link to a file, and whether its words say already what kind of file it is. */
function fileProps({ props, children }: SafeElement): SafeProps | undefined {
  const kind = FILE.exec(`${props.href}`)?.[1]?.toLowerCase();
  if (!kind) return undefined;
  const words = textOf(children)
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const isNamed = [kind, programs.get(kind.slice(0, 3))].some(
    (name) => name && words.includes(name),
  );
  return { 'data-file': kind, ...(isNamed ? { 'data-file-named': '' } : {}) };
}

function isEmpty(node: SafeNode): boolean {
  if (typeof node === 'string') return isBlank(node);
  return node.tag === 'span' && node.props.id === undefined && node.children.every(isEmpty);
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
  if (props.id === undefined && (!props.href || children.every(isEmpty))) return children;
  const file = fileProps(node);
  const link = file ? change(node, { props: file }) : node;
  if (props['data-external'] === undefined || !labels.external) return link;
  const words = element('span', [labels.external], { 'data-hidden-label': '' });
  return change(link, { children: [...children, ' ', words] });
}
