import type { BindAnswer, BindingAction } from '@producer-portal/api';
import { t, tc } from '../../lib/i18n.ts';

// The product's name comes first, because it doesn't fit into a sentence: some names are plural or need an article.
const questions: Record<BindingAction, (subject: string) => string> = {
  quote: (subject) => t('{subject}: Can I quote?', { subject }),
  bind: (subject) => t('{subject}: Can I bind?', { subject }),
  endorse: (subject) => t('{subject}: Can I endorse?', { subject }),
  cancel: (subject) => t('{subject}: Can I cancel?', { subject }),
};

/** Texts for the answers of a binding check (docs/product.md#can-i-bind). */
export const bindCheckCopy = {
  title: t('Can I bind?'),
  /** The page's title for a question: "Motorcycle in Ohio: Can I bind?". */
  question: (action: BindingAction, product: string, place?: string) =>
    questions[action](place ? t('{product} in {place}', { product, place }) : product),
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
