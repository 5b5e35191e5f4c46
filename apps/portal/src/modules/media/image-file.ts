import type { Image } from '@producer-portal/api';
import { toAllowedUrl } from '../downloads/file-urls.ts';

/** An image that the page can load, with its size in CSS pixels. A missing width is 16, and a missing height is 9. */
export interface ImageFile {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A record's image, if its host is allowed.
 *
 * @param hosts - `imageHosts` of the configuration, allowed in addition to our own origin.
 * @param origin - our own origin.
 * @returns null if the record has no image or its host isn't allowed.
 * @see docs/product.md#media-hosts
 */
export function toImageFile(
  image: Image | null | undefined,
  hosts: readonly string[],
  origin: string,
): ImageFile | null {
  const src = image ? toAllowedUrl(image.url, hosts, origin) : null;
  if (!image || !src) return null;
  return { src, alt: image.alt ?? '', width: image.width ?? 16, height: image.height ?? 9 };
}
