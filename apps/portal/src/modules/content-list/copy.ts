import { formatNumber } from '../../lib/format-number.ts';
import { t, tc } from '../../lib/i18n.ts';

const allStates = t('All states');

/** Texts of a record's row. Dates are already formatted. */
export const rowCopy = {
  unread: t('Unread'),
  newSince: t('New since your last visit'),
  ended: t('Ended'),
  replacedOn: (date: string) => t('Replaced {date}', { date }),
  newerVersion: t('Newer version available'),
  inEffectThrough: (date: string) => t('In effect through {date}', { date }),
  endedOn: (date: string) => t('Ended {date}', { date }),
  endsToday: t('Ends today'),
  endsTomorrow: t('Ends tomorrow'),
  endsIn: (days: number) => t('Ends in {days} days', { days }),
  endsOn: (date: string) => t('Ends {date}', { date }),
  from: (date: string) => t('Effective {date}', { date }),
  since: (date: string) => t('In effect since {date}', { date }),
  postedOn: (date: string) => t('Posted {date}', { date }),
  allStates,
  andMore: (states: string, more: number) => t('{states} + {more} more', { states, more }),
  readTime: (minutes: number) => t('{minutes} min read', { minutes }),
  details: t('View details'),
  detailsOf: (title: string) => t('View details: {title}', { title }),
} as const;

/** Texts of a date stamp: the visible captions, and the labels for screen readers. */
export const stampCopy = {
  untilCaption: tc('above a date', 'Through'),
  sinceCaption: tc('above a date', 'Since'),
  fromCaption: tc('above a date', 'Starts'),
  effectiveCaption: tc('above a date', 'Effective'),
  postedCaption: tc('above a date', 'Posted'),
  untilLabel: (date: string) => t('Effective through {date}', { date }),
  fromLabel: (date: string) => t('Effective {date}', { date }),
  sinceLabel: (date: string) => t('In effect since {date}', { date }),
  postedLabel: (date: string) => t('Posted {date}', { date }),
} as const;

/** Texts of the lists of alerts and policy updates. */
export const announcementsCopy = {
  periods: { today: t('Today'), week: t('This week'), earlier: t('Earlier') },
  replaced: {
    Alert: (count: number) =>
      t('{count, plural, one {# earlier alert} other {# earlier alerts}}', { count }),
    PolicyUpdate: (count: number) =>
      t('{count, plural, one {# earlier policy update} other {# earlier policy updates}}', {
        count,
      }),
  },
  markAll: (count: number, isWholeList: boolean) =>
    isWholeList
      ? t('Mark all {count} as read', { count })
      : t('Mark {count} on this page as read', { count }),
  undo: t('Undo'),
  markAllFailed: t('Couldn’t mark them all as read. Try again.'),
  undoFailed: t('Couldn’t undo. Try again.'),
} as const;

export const markCopy = {
  mark: t('Mark as read'),
  read: tc('status of one item', 'Read'),
  failed: t('Couldn’t mark as read. Try again.'),
} as const;

export const detailsCopy = {
  effective: t('Effective'),
  from: (date: string) => date,
  until: (date: string) => t('Through {date}', { date }),
  fromUntil: (from: string, until: string) => t('{from} through {until}', { from, until }),
  states: t('States'),
  allStates,
  products: t('Products'),
  channel: t('Sales channel'),
  agents: t('Agent codes'),
} as const;

/** Texts for anything that could not be loaded. */
export const failureCopy = {
  // Fixed text for a call without a response (docs/product.md#error-pages).
  timedOut: t('The system has timed out due to a technical error.'),
  failedText: t('Try again. If it keeps failing, come back in a few minutes.'),
  busyText: (seconds: number) =>
    t('The portal is busy. Try again in {seconds, plural, one {# second} other {# seconds}}.', {
      seconds,
    }),
  retry: t('Try again'),
} as const;

/** Fragment id of a list's results, the target of the filters' skip link. */
export const resultsId = 'results';

/** Whole sentences about the records of a list. Languages differ in gender and word order, so no text is built from nouns. */
export interface ListTexts {
  /** `Loading alerts` */
  readonly loading: string;
  /** `Still loading alerts. Your connection seems slow.` */
  readonly slow: string;
  /** `Couldn’t load alerts` */
  readonly failedTitle: string;
  /** `No alerts yet` */
  readonly emptyTitle: string;
  /** `New alerts for your states appear here.` */
  readonly emptyText: string;
  /** `No alerts match your filters` */
  readonly noMatchesTitle: string;
  /** `You have no unread alerts.` For lists with a filter for unread records. @default '' */
  readonly upToDateText?: string;
  /** `Skip to alerts` */
  readonly skip: string;
  /** `Show alerts` */
  readonly show: string;
  /** `Pages of alerts` */
  readonly pages: string;
  /** `1 alert`, `1,234 alerts` */
  readonly count: (total: number) => string;
  /** Label of the sort order. It isn't always obvious from the date stamps, because they can show other dates. @default 'Newest first' */
  readonly order?: string;
}

/** Completes the texts of a list. */
export const listCopy = (texts: ListTexts) => ({
  ...failureCopy,
  upToDateText: '',
  order: t('Newest first'),
  ...texts,
  noMatchesText: t('Remove a filter to see more:'),
  updating: t('Updating…'),
  upToDateTitle: t('You’re up to date'),
  pastEndTitle: t('This page is empty'),
  pastEndText: t('The list doesn’t have this many pages.'),
  lastPage: (page: number) => t('Go to the last page ({page})', { page }),
  summary: (from: number, to: number, total: number) =>
    total === 1 || (from === 1 && to === total)
      ? texts.count(total)
      : t('{from}–{to} of {total}', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
        }),
  replaced: (count: number) =>
    t(
      '{count, plural, one {# listed under the newer one that replaced it} other {# listed under the newer ones that replaced them}}',
      { count },
    ),
  markedRead: (count: number) => t('{count} marked as read so far', { count: formatNumber(count) }),
  screenReaderSummary: (from: number, to: number, total: number) =>
    total === 1
      ? texts.count(total)
      : t('{from} to {to} of {records}', {
          from: formatNumber(from),
          to: formatNumber(to),
          records: texts.count(total),
        }),
  applied: t('Applied filters'),
  clearAll: t('Clear filters'),
  remove: (label: string) => t('Remove filter: {label}', { label }),
  filters: {
    title: t('Filters'),
    skip: texts.skip,
    open: t('Filters'),
    show: (total: number | undefined) =>
      total === undefined ? texts.show : t('Show {records}', { records: texts.count(total) }),
    close: t('Close filters'),
    clearAll: t('Clear filters'),
  },
  pages: {
    nav: texts.pages,
    previous: t('Previous'),
    next: t('Next'),
    page: (page: number) => t('Page {page}', { page }),
    pageOfTotal: (page: number, count: number) => t('Page {page} of {count}', { page, count }),
  },
});

export type ListCopy = ReturnType<typeof listCopy>;

/** Texts for marking the announcements in a list as read. */
export interface AnnouncementListTexts {
  /** `3 alerts marked as read` */
  readonly allMarkedRead: (count: number) => string;
  /** `3 alerts marked as unread` */
  readonly allMarkedUnread: (count: number) => string;
}

/** Whole sentences about one record. */
export interface RecordTexts {
  /** `Loading alert` */
  readonly loading: string;
  /** `Still loading this alert. Your connection seems slow.` */
  readonly slow: string;
  /** `Couldn’t load this alert` */
  readonly failedTitle: string;
}

/** Completes the texts of a record's page. */
export const recordCopy = (texts: RecordTexts) => ({ ...failureCopy, ...texts });
