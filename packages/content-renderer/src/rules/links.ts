import {
  change,
  element,
  isBlank,
  isElement,
  textOf,
  type SafeElement,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import type { RuleContext } from './rule.ts';

/** Endings of files that a browser hands on rather than shows as a page. */
const FILE =
  /^(?!mailto:|tel:)[^?#]*\.(pdf|docx?|docm|dotx?|rtf|odt|xlsx?|xlsm|xlsb|csv|ods|pptx?|ppsx?|odp|txt|zip|7z|rar|ics|vcf|epub|eps|mp3|m4a|mp4|mov)(?:[?#]|$)/i;
/** What people call a kind of file. */
const programs = new Map([
  ['doc', 'word'],
  ['docx', 'word'],
  ['xls', 'excel'],
  ['xlsx', 'excel'],
  ['ppt', 'powerpoint'],
  ['pptx', 'powerpoint'],
]);

/** The mark of a link to a file, and whether its words say already what kind of file it is. */
function fileProps(node: SafeElement): SafeProps | undefined {
  const { href } = node.props;
  const ending = typeof href === 'string' ? FILE.exec(href)?.[1] : undefined;
  if (ending === undefined) return undefined;
  const kind = ending.toLowerCase();
  const words = textOf(node.children)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  const named = words.includes(kind) || words.includes(programs.get(kind) ?? kind);
  return { 'data-file': kind, ...(named ? { 'data-file-named': '' } : {}) };
}

function isEmpty(node: SafeNode): boolean {
  if (typeof node === 'string') return isBlank(node);
  return node.props.id === undefined && isElement(node, 'span') && node.children.every(isEmpty);
}

/**
 * A link that leads nowhere or holds nothing gives way to its words; one to a file says so, and one
 * that leads away from the page says so to those who do not see the mark.
 */
export function settleLink(
  node: SafeElement,
  { labels }: RuleContext,
): SafeElement | readonly SafeNode[] {
  const { tag, props, children } = node;
  if (tag !== 'a') return node;
  if (props.id === undefined && (props.href === undefined || children.every(isEmpty))) {
    return children;
  }
  const file = fileProps(node);
  const link = file ? change(node, { props: file }) : node;
  if (props['data-external'] === undefined || !labels.external) return link;
  const words = element('span', [labels.external], { 'data-hidden-label': '' });
  return change(link, { children: [...children, ' ', words] });
}
