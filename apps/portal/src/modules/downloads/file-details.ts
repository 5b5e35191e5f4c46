import type { AttachmentRef } from '@producer-portal/api';
import { formatNumber } from '../../lib/format-number.ts';
import { downloadsCopy as copy } from './copy.ts';

// Intl.NumberFormat writes "kB", which US readers know as "KB".
const units = ['KB', 'MB', 'GB'] as const;

/**
 * Formats a file size with at most three digits, never "0".
 *
 * @param bytes - size in bytes.
 * @example formatFileSize(412_300) // '412 KB'
 */
export function formatFileSize(bytes: number | null | undefined): string | null {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes) || bytes <= 0) return null;
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1000)) / 3), units.length);
  const value = Math.max(bytes / 1000 ** power, power === 1 ? 1 : 0);
  const rounded = Number(value.toFixed(value < 10 && power > 1 ? 1 : 0));
  return `${formatNumber(rounded)} ${units[power - 1] ?? 'KB'}`;
}

/** A file's type and size: `['PDF', '412 KB']`. Unknown details are left out. */
export function getFileDetails({
  content_type: type,
  size,
}: Pick<AttachmentRef, 'content_type' | 'size'>) {
  const kind = type && Object.hasOwn(copy.kinds, type) ? copy.kinds[type] : null;
  return [kind, formatFileSize(size)].filter((detail) => detail !== null && detail !== undefined);
}
