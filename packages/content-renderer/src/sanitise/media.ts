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

/** Props that every drawn medium has, whatever the document says. */
const fixedProps: Readonly<Partial<Record<SafeTag, SafeProps>>> = {
  audio: { controls: true, preload: 'none' },
  iframe: {
    // Only foreign hosts are ever framed, so a frame cannot reach out of its own origin.
    sandbox: 'allow-scripts allow-same-origin',
    allow: 'fullscreen; picture-in-picture',
    // Players refuse to start without knowing the site; the origin is all they learn.
    referrerPolicy: 'strict-origin',
    loading: 'lazy',
  },
  img: { loading: 'lazy', decoding: 'async' },
  video: { controls: true, preload: 'none', playsInline: true },
};

function wordsOf(value: PropValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Where a medium was said to come from, and whether it stands in a link. */
interface MediaSource {
  readonly address: string;
  readonly base: URL | undefined;
  readonly inLink: boolean;
}

/** A picture goes by its file's name, anything else by its address. */
function nameOf({ host, pathname }: URL, tag: SafeTag): string {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  return tag === 'img' && file ? file : `${host}${pathname}`;
}

/** What readers get in place of a medium that may not load: a link to it, or its words. */
function standIn(tag: SafeTag, words: string, { address, base, inLink }: MediaSource): SafeNode[] {
  const link = resolveLink(address, base);
  if (!link || !/^https?:$/.test(link.url.protocol)) return words ? [words] : [];
  const text = words || nameOf(link.url, tag);
  return [inLink ? text : element('a', [text], linkProps({ href: link.href }))];
}

/** A link's props: where it leads away from the page, the page stays unknown to it (ASVS 3.7.3). */
export function linkProps(props: SafeProps): SafeProps {
  const { href, target } = props;
  if (typeof href !== 'string') {
    const { target: _, ...rest } = props;
    return rest;
  }
  // Addresses on the page's own site come as paths.
  const away = /^https?:/.test(href);
  if (!away && !target) return props;
  return { ...props, rel: 'noopener noreferrer', ...(away ? { 'data-external': '' } : {}) };
}

/** Finishes a picture, film, sound or frame, or returns what stands in for it. */
export function finishMedia(
  tag: SafeTag,
  props: SafeProps,
  children: readonly SafeNode[],
  source: MediaSource,
): { props: SafeProps } | { instead: SafeNode[] } {
  const loads = props.src ?? props.srcSet ?? children.find((child) => isElement(child, 'source'));
  if (loads === undefined) {
    // An empty alternative text says that nothing is lost.
    if (tag === 'img' && props.alt === '') return { instead: [] };
    const words = props.alt ?? props.title ?? props['aria-label'] ?? textOf(children);
    return { instead: standIn(tag, wordsOf(words), source) };
  }
  const named: Record<string, PropValue> = {};
  if (tag === 'img') named.alt = props.alt ?? '';
  if (tag === 'iframe') named.title = wordsOf(props.title) || new URL(wordsOf(props.src)).host;
  return { props: { ...props, ...named, ...fixedProps[tag] } };
}
