import { formatNumber } from '../../lib/format-number.ts';
import { recordTypes, type RecordType } from '@producer-portal/api';

const allStates = 'All states';

/** Texts of a record's row. Dates are already formatted. */
export const rowCopy = {
  unread: 'Unread',
  newSince: 'New since your last visit',
  ended: 'Ended',
  replacedOn: (date: string) => `Replaced ${date}`,
  newerVersion: 'Newer version available',
  inEffectThrough: (date: string) => `In effect through ${date}`,
  endedOn: (date: string) => `Ended ${date}`,
  endsToday: 'Ends today',
  endsTomorrow: 'Ends tomorrow',
  endsIn: (days: number) => `Ends in ${days} days`,
  endsOn: (date: string) => `Ends ${date}`,
  from: (date: string) => `Effective ${date}`,
  since: (date: string) => `In effect since ${date}`,
  postedOn: (date: string) => `Posted ${date}`,
  allStates,
  andMore: (states: string, more: number) => `${states} + ${more} more`,
  readTime: (minutes: number) => `${minutes} min read`,
  details: 'View details',
  detailsOf: (title: string) => `View details: ${title}`,
} as const;

/** Texts of a date stamp: the visible caption, and the sentence for screen readers. */
export const stampCopy = {
  until: 'Through',
  since: 'Since',
  from: 'Starts',
  effective: 'Effective',
  posted: 'Posted',
  effectiveUntil: (date: string) => `Effective through ${date}`,
  effectiveFrom: (date: string) => `Effective ${date}`,
  published: (date: string) => `Posted ${date}`,
} as const;

/** Texts of the lists of alerts and policy updates. */
export const announcementsCopy = {
  periods: { today: 'Today', week: 'This week', earlier: 'Earlier' },
  replaced: (count: number, { one, many }: Noun) => `${count} earlier ${count === 1 ? one : many}`,
  markAll: (count: number, isWholeList: boolean) =>
    isWholeList ? `Mark all ${count} as read` : `Mark ${count} on this page as read`,
  markedRead: (count: number, { one, many }: Noun) =>
    `${count} ${count === 1 ? one : many} marked as read`,
  markedUnread: (count: number, { one, many }: Noun) =>
    `${count} ${count === 1 ? one : many} marked as unread`,
  undo: 'Undo',
  markAllFailed: 'Couldn’t mark them all as read. Try again.',
  undoFailed: 'Couldn’t undo. Try again.',
} as const;

export const markCopy = {
  mark: 'Mark as read',
  read: 'Read',
  failed: 'Couldn’t mark as read. Try again.',
} as const;

export const detailsCopy = {
  effective: 'Effective',
  from: (date: string) => date,
  until: (date: string) => `Through ${date}`,
  fromUntil: (from: string, until: string) => `${from} through ${until}`,
  states: 'States',
  allStates,
  products: 'Products',
  channel: 'Sales channel',
  agents: 'Agent codes',
} as const;

/** The noun of a list: `{ one: 'alert', many: 'alerts' }`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Label of the sort order, which date stamps don't always show. @default 'Newest first' */
  readonly order?: string;
}

/** Builds a list's texts from the names of a record type. */
export function namesOf(type: RecordType) {
  const { singular, plural } = recordTypes[type];
  const many = plural.toLowerCase();
  return { title: plural, one: singular.toLowerCase(), many, searchLabel: `Search ${many}` };
}

/** Texts for anything that could not be loaded. */
export const failureCopy = {
  // Fixed text for a call without a response (docs/product.md#error-pages).
  timedOut: 'The system has timed out due to a technical error.',
  failedText: 'Try again. If it keeps failing, come back in a few minutes.',
  busyText: (seconds: number) =>
    `The portal is busy. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  retry: 'Try again',
} as const;

/** Fragment id of a list's results, the target of the filters' skip link. */
export const resultsId = 'results';

/** Texts of a list, built from its noun. */
export const listCopy = ({ one, many, order = 'Newest first' }: Noun) => ({
  noun: { one, many },
  order,
  loading: `Loading ${many}`,
  slow: `Still loading ${many}. Your connection seems slow.`,
  failedTitle: `Couldn’t load ${many}`,
  ...failureCopy,
  emptyTitle: `No ${many} yet`,
  emptyText: `New ${many} for your states appear here.`,
  noMatchesTitle: `No ${many} match your filters`,
  noMatchesText: 'Remove a filter to see more:',
  updating: 'Updating…',
  upToDateTitle: 'You’re up to date',
  upToDateText: `You have no unread ${many}.`,
  pastEndTitle: 'This page is empty',
  pastEndText: 'The list doesn’t have this many pages.',
  lastPage: (page: number) => `Go to the last page (${page})`,
  summary: (from: number, to: number, total: number) =>
    total === 1
      ? `1 ${one}`
      : from === 1 && to === total
        ? `${formatNumber(total)} ${many}`
        : `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`,
  markedRead: (count: number) => `${formatNumber(count)} marked as read`,
  announced: (from: number, to: number, total: number) =>
    total === 1
      ? `1 ${one}`
      : `${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(total)} ${many}`,
  applied: 'Applied filters',
  clearAll: 'Clear filters',
  remove: (label: string) => `Remove filter: ${label}`,
  filters: {
    title: 'Filters',
    skip: `Skip to ${many}`,
    open: 'Filters',
    show: (total: number | undefined) =>
      total === undefined
        ? `Show ${many}`
        : `Show ${formatNumber(total)} ${total === 1 ? one : many}`,
    close: 'Close filters',
    clearAll: 'Clear filters',
  },
  pages: {
    nav: `Pages of ${many}`,
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    pageOfTotal: (page: number, count: number) => `Page ${page} of ${count}`,
  },
});

/** Texts of a record's page, built from its noun. */
export const recordCopy = ({ one }: Pick<Noun, 'one'>) => ({
  ...failureCopy,
  loading: `Loading ${one}`,
  slow: `Still loading this ${one}. Your connection seems slow.`,
  failedTitle: `Couldn’t load this ${one}`,
});

export type ListCopy = ReturnType<typeof listCopy>;
