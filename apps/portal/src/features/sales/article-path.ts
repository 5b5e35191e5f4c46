import { isRecordId } from '../../modules/paths/navigation.ts';

/**
 * Where a sales article is read: lists of sales articles link to it themselves, because in mixed lists an
 * article leads to the marketing page (docs/product.md#links-in-mixed-lists).
 */
export function articlePath({
  slug,
}: {
  readonly slug?: string | null | undefined;
}): string | null {
  return isRecordId(slug) ? `/sales-and-marketing/${slug}` : null;
}
