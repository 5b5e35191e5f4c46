import type { BindAnswer, BindingAction } from '@producer-portal/api';
import { t, tc } from '../../lib/i18n.ts';

const inPlace: Record<BindingAction, (product: string, place: string) => string> = {
  quote: (product, place) => t('Can I quote {product} in {place}?', { product, place }),
  bind: (product, place) => t('Can I bind {product} in {place}?', { product, place }),
  endorse: (product, place) => t('Can I endorse {product} in {place}?', { product, place }),
  cancel: (product, place) => t('Can I cancel {product} in {place}?', { product, place }),
};

const anywhere: Record<BindingAction, (product: string) => string> = {
  quote: (product) => t('Can I quote {product}?', { product }),
  bind: (product) => t('Can I bind {product}?', { product }),
  endorse: (product) => t('Can I endorse {product}?', { product }),
  cancel: (product) => t('Can I cancel {product}?', { product }),
};

/** Texts for the answers of a binding check (docs/product.md#can-i-bind). */
export const bindCheckCopy = {
  title: t('Can I bind?'),
  /** The page's title for a question. */
  question: (action: BindingAction, product: string, place?: string) =>
    place ? inPlace[action](product, place) : anywhere[action](product),
  answers: {
    yes: tc('answer of a binding check', 'Yes'),
    limited: tc('answer of a binding check', 'With limits'),
    no: tc('answer of a binding check', 'No'),
    unknown: tc('answer of a binding check', 'We don’t know'),
  } satisfies Record<BindAnswer, string>,
  answersUntil: {
    yes: (time: string) => t('Yes, until {time}', { time }),
    limited: (time: string) => t('With limits, until {time}', { time }),
    no: (time: string) => t('No, until {time}', { time }),
    unknown: () => tc('answer of a binding check', 'We don’t know'),
  } satisfies Record<BindAnswer, (time: string) => string>,
  actions: {
    quote: tc('what to do with a policy', 'Quote'),
    bind: tc('what to do with a policy', 'Bind'),
    endorse: tc('what to do with a policy', 'Endorse'),
    cancel: tc('what to do with a policy', 'Cancel'),
  } satisfies Record<BindingAction, string>,
  dateAndTime: (date: string, time: string) => t('{date}, {time}', { date, time }),
} as const;
