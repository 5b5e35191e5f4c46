import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for policy updates. */
export const policyUpdatesCopy = {
  title: t('Policy updates'),
  list: {
    ...listCopy({
      loading: t('Loading policy updates'),
      slow: t('Still loading policy updates. Your connection seems slow.'),
      failedTitle: t('Couldn’t load policy updates'),
      emptyTitle: t('No policy updates yet'),
      emptyText: t('New policy updates for your states appear here.'),
      noMatchesTitle: t('No policy updates match your filters'),
      upToDateText: t('You have no unread policy updates.'),
      skip: t('Skip to policy updates'),
      show: t('Show policy updates'),
      pages: t('Pages of policy updates'),
      count: (total) =>
        t('{total, plural, one {# policy update} other {# policy updates}}', { total }),
    }),
    allMarkedRead: (count: number) =>
      t('{count, plural, one {# policy update} other {# policy updates}} marked as read', {
        count,
      }),
    allMarkedUnread: (count: number) =>
      t('{count, plural, one {# policy update} other {# policy updates}} marked as unread', {
        count,
      }),
  },
  detail: recordCopy({
    loading: t('Loading policy update'),
    slow: t('Still loading this policy update. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this policy update'),
  }),
  searchLabel: t('Search policy updates'),
};
