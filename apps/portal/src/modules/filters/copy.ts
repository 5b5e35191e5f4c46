import { t } from '../../lib/i18n.ts';

/** Texts of the filters that several lists share. */
export const filtersCopy = {
  searchSubmit: t('Search'),
  searched: (text: string) => t('“{text}”', { text }),
  reading: t('Read status'),
  unread: t('Unread only'),
  category: t('Category'),
  anyCategory: t('All categories'),
  posted: t('Posted'),
  anyTime: t('Any time'),
  periods: { today: t('Today'), this_week: t('This week'), last_30_days: t('In the last 30 days') },
  postedIn: {
    today: t('Posted today'),
    this_week: t('Posted this week'),
    last_30_days: t('Posted in the last 30 days'),
  },
  states: t('State'),
  statesMore: { showAll: t('Show all states'), showFewer: t('Show fewer states') },
  products: t('Product'),
  anyProduct: t('All products'),
  more: { showAll: t('Show all'), showFewer: t('Show fewer') },
  selectedLabel: (count: number) => t('{count} selected', { count }),
} as const;

/** Texts of the filters that trainings and webinars share. */
export const learningFiltersCopy = {
  platforms: t('Platform'),
  tags: { systems: t('System'), types: t('Type'), topics: t('Topic') },
  ceState: t('CE credit'),
  anyCeState: t('With or without CE credit'),
  ceChip: (state: string) => t('CE credit in {state}', { state }),
} as const;
