import type { OrderObstacle } from './order-eligibility.ts';

export const collateralCopy = {
  preview: (title: string) => `Preview of ${title}`,
  obstacles: {
    'not-offered': 'Download only',
    'for-screens': 'Digital image: download only',
    expired: 'Ordering has closed',
    'not-licensed': 'Your agency isn’t licensed in the states where this item can be used.',
  } satisfies Record<OrderObstacle, string>,
  lastDay: (date: string) => `Order by ${date}`,
  lastDayOver: (date: string) => `Ordering closed ${date}`,
  each: (price: string) => `${price} each`,
  forStates: (codes: readonly string[]) => `For ${codes.join(', ')}`,
} as const;
