import { t, tc } from '../../lib/i18n.ts';
import { failureCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the home page. */
export const homeCopy = {
  status: t('Your status today'),
  binding: {
    checking: t('Checking whether you can bind…'),
    noNotices: t('No binding moratoriums posted'),
    openIn: tc('binding, before states', 'Open in'),
    states: (count: number, all: number) =>
      count === all
        ? t('All {all} of your states', { all })
        : t('{count} of your {all} states', { count, all }),
    yourStates: t('Your states'),
  },
  deadlines: t('Next 7 days'),
  startsToday: t('Starts today'),
  webinar: {
    title: t('Webinar'),
    loading: t('Loading…'),
    live: t('Live now'),
    today: t('Today'),
    at: (day: string, time: string) => t('{day}, {time}', { day, time }),
    none: t('None scheduled'),
    failed: t('Couldn’t load webinars.'),
    all: t('All webinars'),
  },
  orders: {
    title: t('Orders'),
    loading: t('Loading…'),
    others: (count: number) =>
      t('{count, plural, one {# order in progress} other {# orders in progress}}', { count }),
    none: t('No open orders'),
    failed: t('Couldn’t load your orders.'),
    all: t('All orders'),
  },
  brief: (count: number, minutes: number) =>
    t('Your brief: {count, plural, one {# item} other {# items}}, about {minutes} min', {
      count,
      minutes,
    }),
  briefToConfirm: (count: number, minutes: number, toConfirm: number) =>
    t(
      'Your brief: {count, plural, one {# item} other {# items}}, about {minutes} min, {toConfirm} to confirm',
      { count, minutes, toConfirm },
    ),
  lead: t('Top alert'),
  readLead: t('Read alert'),
  attention: t('Needs your attention'),
  attentionOrder: t('Starting or ending soon, then newest'),
  attentionCount: (count: number) => t('{count} unread', { count }),
  allAlerts: (count: number) =>
    count > 0 ? t('All unread alerts ({count})', { count }) : t('All alerts'),
  allUpdates: (count: number) =>
    count > 0 ? t('All unread policy updates ({count})', { count }) : t('All policy updates'),
  upToDate: t('You’re up to date'),
  nothingUnread: t('Nothing unread'),
  nothingUnreadAt: (time: string) => t('No unread items. Checked at {time}.', { time }),
  toConfirm: (count: number) =>
    t('{count, plural, one {# item} other {# items}} to confirm', { count }),
  onlyLead: t('Only the top alert is unread.'),
  unreadAbove: t('Your unread items are listed above.'),
  attentionUnknown: t('Couldn’t check for unread items.'),
  latest: t('Latest across the portal'),
  shortcuts: t('Your shortcuts'),
  places: t('Quick links'),
  placesLabels: { showAll: t('Show quick links'), hideAll: t('Hide quick links') },
  promotions: t('Promotions'),
  allPromotions: t('All promotions'),
  featured: t('Featured'),
  featuredUpdates: t('Product updates'),
  allUpdatesAboutProducts: t('All product news and updates'),
  premier: t('You have Agent360: home, auto, landlord, and umbrella on one account.'),
  premierSoon: t('Agent360 is coming to you: home, auto, landlord, and umbrella on one account.'),
  premierSoonLink: t('What to expect and when'),
  premierLink: t('Explore Agent360'),
  loading: t('Loading your news'),
  slow: t('Still loading your news. Your connection seems slow.'),
  loaded: (unread: number) =>
    unread === 0 ? t('No unread items') : t('{count} unread', { count: unread }),
  failedTitle: t('Couldn’t load your news'),
  ...failureCopy,
  emptyTitle: t('No news yet'),
  emptyText: t('Alerts and policy updates for your states appear here.'),
} as const;
