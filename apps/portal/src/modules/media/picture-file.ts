import type { Image } from '@producer-portal/api';
import { downloadTarget } from '../downloads/download-target.ts';

/** A picture that the page may load; its size in CSS px. */
export interface PictureFile {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A record's picture as far as the page may load it.
 *
 * @param hosts - `imageHosts` of the configuration, beside our own origin.
 * @param origin - our own.
 * @returns null where there is none, or none that may be loaded.
 * @see docs/product.md#media-hosts
 */
export function pictureFile(
  image: Image | null | undefined,
  hosts: readonly string[],
  origin: string,
): PictureFile | null {
  const src = image ? downloadTarget(image.url, hosts, origin) : null;
  if (!image || !src) return null;
  return { src, alt: image.alt ?? '', width: image.width ?? 16, height: image.height ?? 9 };
}
