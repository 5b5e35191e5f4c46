import { t } from '../../lib/i18n.ts';

/** Screen texts for binding notices (docs/product.md#binding-notices). */
export const bindingCopy = {
  status: {
    open: t('Binding open'),
    conditional: t('Binding open with conditions'),
    unknown: t('Check before you bind'),
    closed: t('Binding moratorium'),
  },
  through: (date: string) => t('Through {date}', { date }),
  untilFurtherNotice: t('Until further notice'),
  notChecked: t('Couldn’t check for binding moratoriums.'),
  all: t('Binding alerts'),
} as const;
