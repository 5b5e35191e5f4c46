import { t } from '../../lib/i18n.ts';

/** Texts of the not-found pages, partly fixed (docs/product.md#not-found). */
export const copy = {
  page: {
    documentTitle: t('That page could not be found'),
    title: t('Oops! That page could not be found.'),
    text: t('The address may be out of date or mistyped. Go back, search, or contact us.'),
  },
  record: {
    documentTitle: t('That page could not be found'),
    title: t('Oops! That page could not be found.'),
    text: t('It may have been replaced or removed, or it may be for other states or agencies.'),
  },
  /** Helps a user who followed a coworker's link. */
  userStates: (states: string) =>
    t('You can see content for {states}, plus content for all states.', { states }),
  file: {
    documentTitle: t('That file could not be found'),
    title: t('Oops! That file could not be found.'),
    text: t('It may have been replaced. Go back, search, or contact us.'),
  },
  goBack: t('Go back'),
  contact: t('Contact us'),
  search: t('Search the portal'),
} as const;
