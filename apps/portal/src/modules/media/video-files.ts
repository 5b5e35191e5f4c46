import type { VideoPart } from '@producer-portal/api';
import type { VideoPlayerProps } from '@producer-portal/ui';
import { downloadTarget } from '../downloads/download-target.ts';
import { mediaCopy as copy } from './copy.ts';

/** The hosts of the configuration that a film and its picture may come from, beside our own origin. */
export interface MediaHosts {
  readonly videoHosts: readonly string[];
  readonly imageHosts: readonly string[];
}

type VideoFiles = Pick<VideoPlayerProps, 'src' | 'type' | 'otherSources' | 'poster' | 'captions'>;

/**
 * The files of a video that the page may load, for the player; the preferred film first.
 *
 * @param origin - our own. Captions come from it alone: a browser takes none from elsewhere.
 * @returns null where no film is left to be played.
 * @see docs/product.md#media-hosts
 */
export function videoFiles(
  { sources, poster, captions_url: captions }: VideoPart,
  { videoHosts, imageHosts }: MediaHosts,
  origin: string,
): VideoFiles | null {
  const films = (sources ?? []).flatMap(({ url, content_type: type }) => {
    const src = downloadTarget(url, videoHosts, origin);
    return src ? [{ src, type: type ?? undefined }] : [];
  });
  const [first, ...otherSources] = films;
  if (!first) return null;
  const words = captions ? downloadTarget(captions, [], origin) : null;
  return {
    ...first,
    otherSources,
    poster: (poster && downloadTarget(poster.url, imageHosts, origin)) ?? undefined,
    captions: words ? [{ src: words, srcLang: 'en', label: copy.captions }] : [],
  };
}
