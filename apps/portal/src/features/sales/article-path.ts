import type { RecordType } from '@producer-portal/api';
import { recordPath, type LinkableRecord } from '../../modules/record-links/record-links.ts';

/**
 * Returns the path of a sales article. Lists of sales articles use it; mixed lists link to the marketing collateral page
 * instead (docs/product.md#links-in-mixed-lists).
 */
export const articlePath = ({ slug }: Pick<LinkableRecord, 'slug'>): string | null =>
  recordPath({ record_type: 'Article' satisfies RecordType, slug });
