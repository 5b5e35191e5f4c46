import { recordCopyOf } from '../content-list/noun-copy.ts';

/** Texts that e-learnings, webinars, and job aids share. */
export const learningCopy = {
  minuteUnit: 'min',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} hr`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} hr ${minutes} min`,
  ceHours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  ceIn: (hours: string, states: string) => `${hours} in ${states}`,
  ceCodes: (hours: string, codes: string) => `${hours} (${codes})`,
  ceLabel: 'CE credit:',
  ceElearnings: (state: string) => `E-learnings with CE credit in ${state}`,
  ceWebinars: (state: string) => `Webinars with CE credit in ${state}`,
  external: '(opens in a new tab)',
  labelFor: (label: string, subject: string) => `${label}: ${subject}`,
  details: {
    length: 'Length',
    kinds: 'Type',
    systems: 'Systems',
    platforms: 'Platforms',
    products: 'Products',
    credits: 'CE credit',
  },
} as const;

export const elearningCopy = {
  launch: 'Start e-learning',
  notYet: 'This e-learning isn’t open yet. We’ll announce it here when it is.',
} as const;

export const jobAidCopy = {
  monthly: 'This month',
  prelaunch: 'Prelaunch',
} as const;

export const trainingCopy = { detail: recordCopyOf({ one: 'training' }) } as const;
