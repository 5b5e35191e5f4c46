import type { SafeTag } from '../sanitize/allow-list.ts';
import { change, styleOf, type SafeElement, type SafeStyle } from '../tree.ts';

/**
 * Tags of yesterday and of looks alone, and landmarks that are the page's to set, each with the tag
 * that takes its place.
 */
const successors = {
  acronym: 'abbr',
  b: 'strong',
  big: 'span',
  center: 'div',
  dir: 'ul',
  font: 'span',
  i: 'em',
  main: 'div',
  menu: 'ul',
  nobr: 'span',
  search: 'div',
  strike: 's',
  tt: 'code',
} as const satisfies Readonly<Partial<Record<SafeTag, SafeTag>>>;

/** The style that some of them stood for. */
const styles: Readonly<Partial<Record<SafeTag, SafeStyle>>> = {
  big: { fontSize: 'larger' },
  center: { textAlign: 'center' },
  nobr: { whiteSpace: 'nowrap' },
};

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
  return isDeprecated(tag) ? successors[tag] : tag;
}

/** Gives deprecated tags today's name. */
export function replaceDeprecated(element: SafeElement): SafeElement {
  const style = styles[element.tag];
  return change(element, {
    tag: currentTag(element.tag),
    ...(style ? { props: { style: { ...style, ...styleOf(element.props) } } } : {}),
  });
}
