import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for field management news. */
export const fieldNewsCopy = {
  title: t('Field management news'),
  intro: t('News from your territory team.'),
  list: listCopy({
    loading: t('Loading news items'),
    slow: t('Still loading news items. Your connection seems slow.'),
    failedTitle: t('Couldn’t load news items'),
    emptyTitle: t('No news items yet'),
    emptyText: t('News from your territory managers appears here.'),
    noMatchesTitle: t('No news items match your filters'),
    skip: t('Skip to news items'),
    show: t('Show news items'),
    pages: t('Pages of news items'),
    count: (total) => t('{total, plural, one {# news item} other {# news items}}', { total }),
  }),
  detail: recordCopy({
    loading: t('Loading news item'),
    slow: t('Still loading this news item. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this news item'),
  }),
  searchLabel: t('Search field management news'),
};
