import { recordTypes, type RecordType } from '@producer-portal/api';

const allStates = 'All states';

/** The words of a record's row; dates come as they are to be read. */
export const rowCopy = {
  unread: 'Unread',
  newSince: 'New since your last visit',
  ended: 'Ended',
  replacedOn: (date: string) => `Replaced ${date}`,
  endedOn: (date: string) => `Ended ${date}`,
  endsToday: 'Ends today',
  endsTomorrow: 'Ends tomorrow',
  endsIn: (days: number) => `Ends in ${days} days`,
  endsOn: (date: string) => `Ends ${date}`,
  from: (date: string) => `From ${date}`,
  since: (date: string) => `Since ${date}`,
  postedOn: (date: string) => `Posted ${date}`,
  allStates,
  andMore: (states: string, more: number) => `${states} + ${more} more`,
  readTime: (minutes: number) => `${minutes} min read`,
} as const;

/** The words of a date stamp: the short one on it, and the sentence that a screen reader says. */
export const stampCopy = {
  until: 'Until',
  since: 'Since',
  from: 'From',
  posted: 'Posted',
  effectiveUntil: (date: string) => `Effective until ${date}`,
  effectiveFrom: (date: string) => `In effect from ${date}`,
  published: (date: string) => `Published ${date}`,
} as const;

/** The words of a row's mark. */
export const markCopy = {
  mark: 'Mark as read',
  read: 'Read',
  failed: 'It could not be marked as read. Try again.',
} as const;

/** The words of the facts at the head of a record. */
export const factsCopy = {
  effective: 'In effect',
  from: (date: string) => `From ${date}`,
  until: (date: string) => `Until ${date}`,
  fromUntil: (from: string, until: string) => `${from} to ${until}`,
  states: 'States',
  allStates,
  products: 'Products',
  channel: 'Channel',
} as const;

/** What a list is a list of: `{ one: 'alert', many: 'alerts' }`. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  /** What the list goes by. Stamps may show other days than those it is sorted by. @default 'Newest first' */
  readonly order?: string;
}

/** The words that follow from the names of a record type. */
export function namesOf(type: RecordType) {
  const { singular, plural } = recordTypes[type];
  const many = plural.toLowerCase();
  return { title: plural, one: singular.toLowerCase(), many, searchLabel: `Search ${many}` };
}

const number = new Intl.NumberFormat('en-US');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a failure, whatever it is that could not be loaded. */
export const failureCopy = {
  // The fixed words for a call without a response (docs/product.md#error-pages).
  timedOut: 'The system has timed out due to a technical error.',
  failedText: 'Nothing is lost. Try again; if it keeps failing, come back in a few minutes.',
  busyText: (seconds: number) =>
    `The portal is busy. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  retry: 'Try again',
} as const;

/** The fragment of the results of a list, which the filters let their reader skip to. */
export const resultsId = 'results';

/** The words of a list: the same sentences everywhere, with the list's own noun in them. */
export const listCopy = ({ one, many, order = 'Newest first' }: Noun) => ({
  order,
  loading: `Loading ${many}`,
  slow: `Still loading ${many}. The connection seems slow.`,
  failedTitle: `${capital(many)} could not be loaded`,
  ...failureCopy,
  emptyTitle: `No ${many} yet`,
  emptyText: `New ${many} for your states appear here.`,
  noMatchesTitle: `No ${many} match`,
  noMatchesText: 'Take a filter away to see more:',
  updating: 'Updating…',
  upToDateTitle: 'You are up to date',
  upToDateText: `There are no unread ${many}.`,
  pastEndTitle: 'This page is past the end of the list',
  pastEndText: 'There are fewer pages than this address asks for.',
  lastPage: (page: number) => `Go to page ${page}, the last one`,
  summary: (from: number, to: number, total: number) =>
    total === 1
      ? `1 ${one}`
      : from === 1 && to === total
        ? `${number.format(total)} ${many}`
        : `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  markedRead: (count: number) => `${number.format(count)} marked as read`,
  announced: (from: number, to: number, total: number) =>
    total === 1 ? `1 ${one}` : `${from} to ${to} of ${total} ${many}`,
  applied: 'Applied filters',
  clearAll: 'Clear filters',
  remove: (label: string) => `Remove filter: ${label}`,
  filters: {
    title: 'Filter',
    skip: `Skip to ${many}`,
    open: 'Filters',
    show: (total: number | undefined) =>
      total === undefined
        ? `Show ${many}`
        : `Show ${number.format(total)} ${total === 1 ? one : many}`,
    close: 'Close filters',
    clearAll: 'Clear filters',
  },
  pages: {
    nav: `Pages of ${many}`,
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  },
});

/** The words of one record's page, with the record's noun in them. */
export const recordCopy = ({ one }: Pick<Noun, 'one'>) => ({
  ...failureCopy,
  loading: `Loading the ${one}`,
  slow: `Still loading the ${one}. The connection seems slow.`,
  failedTitle: `This ${one} could not be loaded`,
});

export type ListCopy = ReturnType<typeof listCopy>;
