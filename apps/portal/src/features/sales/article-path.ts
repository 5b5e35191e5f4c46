import type { RecordType } from '@producer-portal/api';
import { recordPath, type LinkableRecord } from '../../modules/record-links/record-links.ts';

/**
 * The page of a sales article, and of a collateral template that has no article of its name: lists of
 * sales articles link here, while mixed lists lead to the marketing page
 * (docs/product.md#links-in-mixed-lists).
 */
export const articlePath = ({ slug }: Pick<LinkableRecord, 'slug'>): string | null =>
  recordPath({ record_type: 'Article' satisfies RecordType, slug });
