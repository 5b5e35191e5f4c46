/** Filters of a list of alerts, with the host's names. In the URL, `alertGroup` is `category`. */
type ListQuery = { alertGroup: string; states: string[]; page: number };

/** The benchmarks' sample user: a producer in Michigan, Ohio, and Indiana. */
export const VIEWER = 'independent-producer';

const alertGroups = [
  'field_management_updates',
  'job_aids',
  'product_news_and_updates',
  'sales_and_marketing',
  'system_and_technical',
];

/** Filtered lists of alerts: every group, in states with many and few matches, on the first three pages. */
export const lists: ListQuery[] = alertGroups.flatMap((alertGroup) =>
  ['MI', 'OH', 'IN', 'TX'].flatMap((state) =>
    [1, 2, 3].map((page) => ({ alertGroup, states: [state], page })),
  ),
);

/** Queries of two words. The rarest match a few of every 10,000 records, and the most common match one of every 15. */
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
