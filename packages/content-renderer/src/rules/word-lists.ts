import { change, element, isElement, textOf, type SafeElement, type SafeNode } from '../tree.ts';
import { isGap } from './gaps.ts';
import type { RuleContext } from './rule.ts';

const ITEM = /^MsoListParagraph/;
const BULLET = /^[·•o§▪◦‣–—●○■-]$/;
const NUMBER = /^\(?(?:\d{1,3}|[a-z]{1,5})[.)]$/i;

function isLooseItem(node: SafeNode | undefined): node is SafeElement {
  return isElement(node, 'p') && node.props['data-list'] === 'item';
}

/**
 * Word pastes a list as paragraphs that begin with a mark and spaces. Such a paragraph becomes an item
 * of a list, and its mark is for the eye alone; every word stays.
 */
export function markListItem(node: SafeElement, context: RuleContext): SafeElement {
  if (node.tag !== 'p' || !node.classes.some((name) => ITEM.test(name))) return node;
  const at = node.children.findIndex((child) => !isGap(child));
  const first = node.children[at];
  if (!isElement(first, 'span')) return node;
  const mark = textOf(first.children);
  const kind = BULLET.test(mark) ? 'bullet' : NUMBER.test(mark) ? 'number' : undefined;
  if (kind === undefined) return node;
  context.looseItems += 1;
  const marker = change(first, { props: { 'aria-hidden': 'true', 'data-marker': kind } });
  return change(node, {
    props: { role: 'listitem', 'data-list': 'item' },
    children: [marker, ...node.children.slice(at + 1)],
  });
}

function listOf(items: readonly SafeNode[]): SafeElement {
  return element('div', items, { role: 'list', 'data-list': '' });
}

/** Puts each run of loose items into a list. */
export function gatherItems(
  children: readonly SafeNode[],
  context: RuleContext,
): readonly SafeNode[] {
  if (context.looseItems === 0 || !children.some(isLooseItem)) return children;
  const result: SafeNode[] = [];
  let items: SafeNode[] = [];
  for (const [index, child] of children.entries()) {
    if (isLooseItem(child)) {
      items.push(child);
      context.looseItems -= 1;
    } else if (items.length > 0 && isGap(child) && isLooseItem(children[index + 1])) {
      items.push(child);
    } else {
      if (items.length > 0) result.push(listOf(items));
      items = [];
      result.push(child);
    }
  }
  if (items.length > 0) result.push(listOf(items));
  return result;
}
