import {
  element,
  isElement,
  textOf,
  type PropValue,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import type { SafeTag } from './allow-list.ts';
import { resolveLink } from './url.ts';

const PLAYER = { controls: true, preload: 'none' };
/** The media, each with the props that it has whenever it is drawn, whatever the document says. */
export const media: Readonly<Partial<Record<SafeTag, SafeProps>>> = {
  audio: PLAYER,
  iframe: {
    // Only foreign hosts are ever framed, so a frame cannot reach out of its own origin.
    sandbox: 'allow-scripts allow-same-origin',
    allow: 'fullscreen; picture-in-picture',
    // Players refuse to start without knowing the site; the origin is all they learn.
    referrerPolicy: 'strict-origin',
    loading: 'lazy',
  },
  img: { loading: 'lazy', decoding: 'async' },
  video: { ...PLAYER, playsInline: true },
};

function wordsOf(value: PropValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** A picture goes by its file's name, anything else by its address. */
function nameOf(href: string, tag: SafeTag): string {
  const name = href.replace(/^https?:\/\/|[?#].*/g, '');
  return (tag === 'img' && /[^/]+$/.exec(name)?.[0]) || name;
}

/** A link's props: where it leads away from the page, the page stays unknown to it (ASVS 3.7.3). */
export function linkProps({ target, ...props }: SafeProps): SafeProps {
  const { href } = props;
  if (typeof href !== 'string') return props;
  // Addresses on the page's own site come as paths.
  const away = /^https?:/.test(href);
  const rel = 'noopener noreferrer';
  return {
    ...props,
    ...(target ? { target, rel } : {}),
    ...(away ? { rel, 'data-external': '' } : {}),
  };
}

/**
 * Finishes a picture, film, sound or frame, or returns what stands in for one that may not load: a link
 * to it, or its words.
 *
 * @param address where it was said to come from.
 */
export function finishMedia(
  tag: SafeTag,
  props: SafeProps,
  children: readonly SafeNode[],
  address: string,
  base: URL | undefined,
  inLink: boolean,
): SafeProps | SafeNode[] {
  const isImage = tag === 'img';
  if (props.src || props.srcSet || children.some((child) => isElement(child, 'source'))) {
    const title = wordsOf(props.title) || nameOf(wordsOf(props.src), tag).replace(/\/.*/, '');
    return {
      ...props,
      ...(isImage ? { alt: props.alt ?? '' } : tag === 'iframe' ? { title } : {}),
      ...media[tag],
    };
  }
  // An empty alternative text says that nothing is lost.
  if (isImage && props.alt === '') return [];
  const wordSet = wordsOf(props.alt ?? props.title ?? props['aria-label'] ?? textOf(children));
  const { href, scheme } = resolveLink(address, base) ?? {};
  if (!href || (scheme && !scheme.startsWith('http'))) return wordSet ? [wordSet] : [];
  const text = wordSet || nameOf(scheme || !base ? href : base.host + href, tag);
  return [inLink ? text : element('a', [text], linkProps({ href }))];
}
