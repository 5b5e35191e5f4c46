import type { SafeTag } from '../sanitise/allow-list.ts';
import { table } from '../table.ts';
import { change, styleOf, type SafeElement, type SafeStyle } from '../tree.ts';

/**
 * Tags of yesterday and of looks alone, and landmarks that are the page's to set, each with the tag
 * that takes its place and the style that it stood for.
 */
const successors = table({
  acronym: { tag: 'abbr' },
  b: { tag: 'strong' },
  big: { tag: 'span', style: { fontSize: 'larger' } },
  center: { tag: 'div', style: { textAlign: 'center' } },
  dir: { tag: 'ul' },
  font: { tag: 'span' },
  i: { tag: 'em' },
  listing: { tag: 'pre' },
  main: { tag: 'div' },
  menu: { tag: 'ul' },
  nobr: { tag: 'span', style: { whiteSpace: 'nowrap' } },
  search: { tag: 'div' },
  strike: { tag: 's' },
  tt: { tag: 'code' },
}) satisfies Readonly<
  Partial<Record<SafeTag, { readonly tag: SafeTag; readonly style?: SafeStyle }>>
>;

type DeprecatedTag = keyof typeof successors;

/** The tags that give way, parted by spaces. */
export const deprecatedTags = Object.keys(successors).join(' ');

/** A tag that reaches the page. */
export type RenderedTag = Exclude<SafeTag, DeprecatedTag>;

function isDeprecated(tag: SafeTag): tag is DeprecatedTag {
  return tag in successors;
}

/** Today's tag for any tag. */
export function currentTag(tag: SafeTag): RenderedTag {
  return isDeprecated(tag) ? successors[tag].tag : tag;
}

/** Gives deprecated tags today's name. */
export function replaceDeprecated(element: SafeElement): SafeElement {
  if (!isDeprecated(element.tag)) return element;
  const successor = successors[element.tag];
  if (!('style' in successor)) return change(element, { tag: successor.tag });
  const style = { ...successor.style, ...styleOf(element.props) };
  return change(element, { tag: successor.tag, props: { style } });
}
