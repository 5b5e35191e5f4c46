import type { IneligibilityReason } from './order-eligibility.ts';

export const collateralCopy = {
  preview: (title: string) => `Preview of ${title}`,
  ineligibilityTexts: {
    'not-offered': 'Download only',
    'download-only': 'Digital image: download only',
    expired: 'Ordering has closed',
    'not-licensed': 'Your agency isn’t licensed in the states where this item can be used.',
  } satisfies Record<IneligibilityReason, string>,
  lastDay: (date: string) => `Order by ${date}`,
  lastDayOver: (date: string) => `Ordering closed ${date}`,
  each: (price: string) => `${price} each`,
  forStates: (codes: readonly string[]) => `For ${codes.join(', ')}`,
} as const;
