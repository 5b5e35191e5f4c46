import { t } from '../../lib/i18n.ts';
import { listCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the system and technical page. */
export const systemCopy = {
  title: t('System and technical'),
  intro: t('Planned maintenance, outages, and releases for the systems you use.'),
  list: {
    ...listCopy({
      loading: t('Loading system alerts'),
      slow: t('Still loading system alerts. Your connection seems slow.'),
      failedTitle: t('Couldn’t load system alerts'),
      emptyTitle: t('No system alerts'),
      emptyText: t('There are no outages or maintenance to report.'),
      noMatchesTitle: t('No system alerts match your filters'),
      upToDateText: t('You have no unread system alerts.'),
      skip: t('Skip to system alerts'),
      show: t('Show system alerts'),
      pages: t('Pages of system alerts'),
      count: (total) =>
        t('{total, plural, one {# system alert} other {# system alerts}}', { total }),
    }),
    allMarkedRead: (count: number) =>
      t('{count, plural, one {# system alert} other {# system alerts}} marked as read', { count }),
    allMarkedUnread: (count: number) =>
      t('{count, plural, one {# system alert} other {# system alerts}} marked as unread', {
        count,
      }),
  },
  searchLabel: t('Search system alerts'),
};
