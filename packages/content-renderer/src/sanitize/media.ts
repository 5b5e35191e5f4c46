import {
  createSafeElement,
  isElement,
  getText,
  type PropValue,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import type { SafeTag } from './allow-list.ts';
import { resolveLink } from './url.ts';

const PLAYER_PROPS = { controls: true, preload: 'none' };
/** Media elements, with the props that a document can't override. */
export const media: Readonly<Partial<Record<SafeTag, SafeProps>>> = {
  audio: PLAYER_PROPS,
  iframe: {
    // Frames never load the page's own origin, so `allow-same-origin` gives no access to the page.
    sandbox: 'allow-scripts allow-same-origin',
    allow: 'fullscreen; picture-in-picture',
    // Players need the embedding site to start; they receive only its origin.
    referrerPolicy: 'strict-origin',
    loading: 'lazy',
  },
  img: { loading: 'lazy', decoding: 'async' },
  video: { ...PLAYER_PROPS, playsInline: true },
};

function trimText(value: PropValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the file name of an image, or the URL of anything else. */
function getMediaName(href: string, tag: SafeTag): string {
  const name = href.replace(/^https?:\/\/|[?#].*/g, '');
  return (tag === 'img' && /[^/]+$/.exec(name)?.[0]) || name;
}

/** Returns the title of a frame, or the host that it shows. */
function getFrameTitle({ title, src }: SafeProps): string {
  return trimText(title) || getMediaName(trimText(src), 'iframe').replace(/\/.*/, '');
}

/** Returns a link's props. A link to another site sends no referrer and no opener (ASVS 3.7.3). */
export function toLinkProps({ target, ...props }: SafeProps): SafeProps {
  const { href } = props;
  if (typeof href !== 'string') return props;
  // URLs on the page's own site are already paths.
  const isExternal = /^https?:/.test(href);
  const rel = 'noopener noreferrer';
  return {
    ...props,
    ...(target ? { target, rel } : {}),
    ...(isExternal ? { rel, 'data-external': '' } : {}),
  };
}

/**
 * Completes the props of an image, video, audio, or frame. If it has no URL that the policy allows,
 * returns a replacement: a link to it, or its text. The replacement is empty for a decorative image, and if there is neither
 * a URL to link to nor a text.
 *
 * @param sourceUrl the URL in the document.
 */
export function finishMedia(
  tag: SafeTag,
  props: SafeProps,
  children: readonly SafeNode[],
  sourceUrl: string,
  base: URL | undefined,
  inLink: boolean,
): SafeProps | SafeNode[] {
  const isImage = tag === 'img';
  if (props.src || props.srcSet || children.some((child) => isElement(child, 'source'))) {
    return {
      ...props,
      ...(isImage && { alt: props.alt ?? '' }),
      ...(tag === 'iframe' && { title: getFrameTitle(props) }),
      ...media[tag],
    };
  }
  // An empty alternative text marks decoration.
  if (isImage && props.alt === '') return [];
  const label = trimText(props.alt ?? props.title ?? props['aria-label'] ?? getText(children));
  const { href, scheme } = resolveLink(sourceUrl, base) ?? {};
  if (!href || (scheme && !scheme.startsWith('http'))) return label ? [label] : [];
  const text = label || getMediaName(scheme || !base ? href : base.host + href, tag);
  return [inLink ? text : createSafeElement('a', [text], toLinkProps({ href }))];
}
