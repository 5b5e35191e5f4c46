/** Query of a list of alerts. */
type ListQuery = { alertGroup: string; states: string[]; page: number };

/** The benchmarks' sample user: a producer in Michigan, Ohio, and Indiana. */
export const VIEWER = 'independent-producer';

const categories = [
  'field_management_updates',
  'job_aids',
  'product_news_and_updates',
  'sales_and_marketing',
  'system_and_technical',
];

/** Filtered lists of alerts: every group, in states with many and few matches, on the first three pages. */
export const lists: ListQuery[] = categories.flatMap((category) =>
  ['MI', 'OH', 'IN', 'TX'].flatMap((state) =>
    [1, 2, 3].map((page) => ({ alertGroup: category, states: [state], page })),
  ),
);

/** Queries of two words. They match between a few in ten thousand records and one in fifteen. */
export const twoWords = [
  'boat storage',
  'billing mortgagee',
  'snowmobile trailer',
  'manufactured skirting',
  'motorcycle helmet',
  'roof photos',
  'umbrella limit',
  'renewal notice',
];

/** Words in at least a third of all records. */
export const commonWords = ['policy', 'new', 'day'];

export const getListPath = ({ alertGroup, states, page }: ListQuery) =>
  `/api/v1/alerts?category=${alertGroup}${states.map((code) => `&states[]=${code}`).join('')}&page=${page}`;

export const getSearchPath = (query: string) => `/api/v1/search?query=${encodeURIComponent(query)}`;
