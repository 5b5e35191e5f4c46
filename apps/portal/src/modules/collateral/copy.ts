import type { OrderObstacle } from './order-eligibility.ts';

/** The words of a piece of collateral, wherever it is shown. */
export const collateralCopy = {
  preview: (title: string) => `Preview of ${title}`,
  obstacles: {
    'not-offered': 'Ready as it is: it is not ordered.',
    'for-screens': 'A picture for the screen: you make it here, it is not ordered.',
    expired: 'The last day to order it is over.',
    'not-licensed': 'Your agency has no license in the states where it may be used.',
  } satisfies Record<OrderObstacle, string>,
  lastDay: (date: string) => `Order by ${date}`,
  lastDayOver: (date: string) => `Could be ordered until ${date}`,
  each: (price: string) => `${price} each`,
  forStates: (codes: readonly string[]) => `For ${codes.join(', ')}`,
} as const;
