import { t } from '../../lib/i18n.ts';

/** Texts of the quick answers above search results. */
export const answersCopy = {
  title: t('Quick answers'),
  announced: (titles: string) => t('Quick answers: {titles}.', { titles }),
  kinds: {
    order: t('Order'),
    bindCheck: t('Binding check'),
    binding: t('Binding alert'),
    availability: t('Availability map'),
    page: t('Page'),
  },
  availability: (product: string, inState: string) =>
    t('{product}: {inState}', { product, inState }),
  productsInState: (state: string) => t('Products in {state}', { state }),
} as const;
