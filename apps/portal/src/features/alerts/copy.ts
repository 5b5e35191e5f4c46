import type { AlertGroup } from '@producer-portal/api';
import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const groups: Readonly<Record<AlertGroup, string>> = {
  field_management_updates: t('Field management updates'),
  sales_and_marketing: t('Sales and marketing'),
  product_news_and_updates: t('Product news and updates'),
  job_aids: t('Job aids'),
  system_and_technical: t('System and technical'),
};

/** Screen texts for alerts. */
export const alertsCopy = {
  title: t('Alerts'),
  list: {
    ...listCopy({
      loading: t('Loading alerts'),
      slow: t('Still loading alerts. Your connection seems slow.'),
      failedTitle: t('Couldn’t load alerts'),
      emptyTitle: t('No alerts yet'),
      emptyText: t('New alerts for your states appear here.'),
      noMatchesTitle: t('No alerts match your filters'),
      upToDateText: t('You have no unread alerts.'),
      skip: t('Skip to alerts'),
      show: t('Show alerts'),
      pages: t('Pages of alerts'),
      count: (total) => t('{total, plural, one {# alert} other {# alerts}}', { total }),
    }),
    allMarkedRead: (count: number) =>
      t('{count, plural, one {# alert} other {# alerts}} marked as read', { count }),
    allMarkedUnread: (count: number) =>
      t('{count, plural, one {# alert} other {# alerts}} marked as unread', { count }),
  },
  groups,
  /** Falls back to the key of a group that the portal doesn't know. */
  groupName: (key: string) => (Object.hasOwn(groups, key) ? groups[key as AlertGroup] : key),
  detail: recordCopy({
    loading: t('Loading alert'),
    slow: t('Still loading this alert. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this alert'),
  }),
  searchLabel: t('Search alerts'),
  category: t('Category'),
  unreadCount: (count: number) => t('{count} unread', { count }),
};
