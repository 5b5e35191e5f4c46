import type { BindAnswer, BindingAction } from '@producer-portal/api';
import { t, tc } from '../../lib/i18n.ts';

const questionsWithPlace: Record<BindingAction, (product: string, place: string) => string> = {
  quote: (product, place) => t('Can I quote {product} in {place}?', { product, place }),
  bind: (product, place) => t('Can I bind {product} in {place}?', { product, place }),
  endorse: (product, place) => t('Can I endorse {product} in {place}?', { product, place }),
  cancel: (product, place) => t('Can I cancel {product} in {place}?', { product, place }),
};

const questionsWithoutPlace: Record<BindingAction, (product: string) => string> = {
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
    place ? questionsWithPlace[action](product, place) : questionsWithoutPlace[action](product),
  answers: {
    yes: tc('answer of a binding check', 'Yes'),
    limited: tc('answer of a binding check', 'With limits'),
    no: tc('answer of a binding check', 'No'),
    unknown: tc('answer of a binding check', 'We don’t know'),
  } satisfies Record<BindAnswer, string>,
  /** An answer with its end: a time, or the last day. */
  answerEnds: {
    yes: {
      until: (time: string) => t('Yes, until {time}', { time }),
      through: (date: string) => t('Yes, through {date}', { date }),
    },
    limited: {
      until: (time: string) => t('With limits, until {time}', { time }),
      through: (date: string) => t('With limits, through {date}', { date }),
    },
    no: {
      until: (time: string) => t('No, until {time}', { time }),
      through: (date: string) => t('No, through {date}', { date }),
    },
  } satisfies Record<Exclude<BindAnswer, 'unknown'>, object>,
  actions: {
    quote: tc('what to do with a policy', 'Quote'),
    bind: tc('what to do with a policy', 'Bind'),
    endorse: tc('what to do with a policy', 'Endorse'),
    cancel: tc('what to do with a policy', 'Cancel'),
  } satisfies Record<BindingAction, string>,
  dateAndTime: (date: string, time: string) => t('{date}, {time}', { date, time }),
} as const;
