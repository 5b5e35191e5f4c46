import { t } from '../../lib/i18n.ts';
import { recordCopy } from '../content-list/copy.ts';

/** Texts that e-learnings, webinars, and job aids share. */
export const learningCopy = {
  minuteUnit: t('min'),
  minutes: (minutes: number) => t('{minutes} min', { minutes }),
  hours: (hours: number) => t('{hours} hr', { hours }),
  hoursAndMinutes: (hours: number, minutes: number) =>
    t('{hours} hr {minutes} min', { hours, minutes }),
  ceHours: (hours: number) => t('{hours, plural, one {# hour} other {# hours}}', { hours }),
  ceIn: (hours: string, states: string) => t('{hours} in {states}', { hours, states }),
  ceCodes: (hours: string, codes: string) => `${hours} (${codes})`,
  ceLabel: t('CE credit:'),
  ceElearnings: (state: string) => t('E-learnings with CE credit in {state}', { state }),
  ceWebinars: (state: string) => t('Webinars with CE credit in {state}', { state }),
  labelFor: (label: string, subject: string) => `${label}: ${subject}`,
  externalLabelFor: (label: string, subject: string) =>
    t('{label}: {subject} (opens in a new tab)', { label, subject }),
  details: {
    length: t('Length'),
    kinds: t('Type'),
    systems: t('Systems'),
    platforms: t('Platforms'),
    products: t('Products'),
    credits: t('CE credit'),
  },
} as const;

export const elearningCopy = {
  launch: t('Start e-learning'),
  notYet: t('This e-learning isn’t open yet. We’ll announce it here when it is.'),
} as const;

export const jobAidCopy = {
  monthly: t('This month'),
  prelaunch: t('Prelaunch'),
} as const;

export const trainingCopy = {
  detail: recordCopy({
    loading: t('Loading training'),
    slow: t('Still loading this training. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this training'),
  }),
} as const;
