import type { SafeTag } from '../sanitize/allow-list.ts';
import { copyElement, getStyle, type SafeElement, type SafeStyle } from '../tree.ts';

/**
 * Deprecated and purely presentational tags, and landmarks that only the page itself should have,
 * each with its replacement.
 */
const replacements = {
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

/** Styles of the deprecated tags. */
const styles: Readonly<Partial<Record<SafeTag, SafeStyle>>> = {
  big: { fontSize: 'larger' },
  center: { textAlign: 'center' },
  nobr: { whiteSpace: 'nowrap' },
};

type DeprecatedTag = keyof typeof replacements;

/** The deprecated tags, separated by spaces. */
export const deprecatedTags = Object.keys(replacements).join(' ');

/** A tag that reaches the page. */
export type RenderedTag = Exclude<SafeTag, DeprecatedTag>;

function isDeprecated(tag: SafeTag): tag is DeprecatedTag {
  return tag in replacements;
}

/** Returns the replacement of a deprecated tag, or the tag itself. */
export function toModernTag(tag: SafeTag): RenderedTag {
  return isDeprecated(tag) ? replacements[tag] : tag;
}

/** Replaces a deprecated tag. */
export function replaceDeprecated(element: SafeElement): SafeElement {
  const style = styles[element.tag];
  return copyElement(element, {
    tag: toModernTag(element.tag),
    ...(style ? { props: { style: { ...style, ...getStyle(element.props) } } } : {}),
  });
}
