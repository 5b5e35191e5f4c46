import type { NoticeFilters } from '../../apps/reference-api/src/db/notices.ts';

/** Whom the benchmarks ask as: a producer of Michigan, Ohio and Indiana, of the sample library. */
export const READER = 'independent-producer';

const categories = [
  'field_management_updates',
  'job_aids',
  'product_news_and_updates',
  'sales_and_marketing',
  'system_and_technical',
];

/** Filtered lists of alerts: every group, states with many hits and with few, the first three pages. */
export const lists: NoticeFilters[] = categories.flatMap((category) =>
  ['MI', 'OH', 'IN', 'TX'].flatMap((state) =>
    [1, 2, 3].map((page) => ({ category, states: [state], products: [], unread: false, page })),
  ),
);

export const twoWords = [
  'roof photos',
  'snowmobile trailer',
  'boat storage',
  'windstorm deductible',
  'motorcycle helmet',
  'billing mortgagee',
  'umbrella limit',
  'renewal notice',
  'claims inspection',
  'manufactured skirting',
  'landlord vacancy',
  'lienholder title',
];

/** Words that stand in a large part of all records. */
export const commonWords = ['policy', 'new', 'coverage', 'day'];

export const listPath = ({ category = '', states, page }: NoticeFilters) =>
  `/api/v1/alerts?category=${category}${states.map((code) => `&states[]=${code}`).join('')}&page=${page}`;

export const searchPath = (query: string) => `/api/v1/search?query=${encodeURIComponent(query)}`;
