import type { VideoPart } from '@producer-portal/api';
import type { VideoPlayerProps } from '@producer-portal/ui';
import { toAllowedUrl } from '../downloads/file-urls.ts';
import { mediaCopy as copy } from './copy.ts';

/** The configured hosts for videos and posters, in addition to our own origin. */
export interface MediaHosts {
  readonly videoHosts: readonly string[];
  readonly imageHosts: readonly string[];
}

/** Checked files of a video, as props of the player. */
export type VideoFiles = Pick<
  VideoPlayerProps,
  'src' | 'type' | 'otherSources' | 'poster' | 'captions'
>;

/**
 * The files of a video that the page can load, preferred source first.
 *
 * @param origin - our own origin. Captions must come from it, because browsers block captions from other origins.
 * @returns null without an allowed source.
 * @see docs/product.md#media-hosts
 */
export function getVideoFiles(
  { sources, poster, captions_url: captions }: VideoPart,
  { videoHosts, imageHosts }: MediaHosts,
  origin: string,
): VideoFiles | null {
  const allowedSources = (sources ?? []).flatMap(({ url, content_type: type }) => {
    const src = toAllowedUrl(url, videoHosts, origin);
    return src ? [{ src, type: type ?? undefined }] : [];
  });
  const [first, ...otherSources] = allowedSources;
  if (!first) return null;
  const captionsUrl = captions ? toAllowedUrl(captions, [], origin) : null;
  return {
    ...first,
    otherSources,
    poster: (poster && toAllowedUrl(poster.url, imageHosts, origin)) ?? undefined,
    captions: captionsUrl ? [{ src: captionsUrl, srcLang: 'en', label: copy.captions }] : [],
  };
}
