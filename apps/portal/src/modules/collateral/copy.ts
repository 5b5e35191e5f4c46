import { t } from '../../lib/i18n.ts';
import type { IneligibilityReason } from './order-eligibility.ts';

export const collateralCopy = {
  preview: (title: string) => t('Preview of {title}', { title }),
  ineligibilityTexts: {
    'not-offered': t('Download only'),
    'download-only': t('Digital image: download only'),
    expired: t('Ordering has closed'),
    'not-licensed': t('Your agency isn’t licensed in the states where this item can be used.'),
  } satisfies Record<IneligibilityReason, string>,
  lastDay: (date: string) => t('Order by {date}', { date }),
  lastDayPassed: (date: string) => t('Ordering closed {date}', { date }),
  each: (price: string) => t('{price} each', { price }),
  forStates: (codes: readonly string[]) => t('For {states}', { states: codes.join(', ') }),
} as const;
