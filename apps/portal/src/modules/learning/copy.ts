import { recordCopy } from '../content-list/copy.ts';

/** The words that e-learnings, webinars and job aids share. */
export const learningCopy = {
  minuteUnit: 'min',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  ceHours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  ceMore: (more: number) => `+ ${more} more`,
  ceFact: (credits: string) => `CE ${credits}`,
  external: '(opens in a new tab)',
  facts: {
    length: 'Length',
    kinds: 'Kind',
    systems: 'Systems',
    platforms: 'Platforms',
    products: 'Products',
    credits: 'CE credit',
  },
} as const;

/** The words of one e-learning. */
export const elearningCopy = {
  launch: 'Start the course',
  notYet: 'This course cannot be taken yet. It is announced here when it opens.',
} as const;

/** The words of one job aid. */
export const jobAidCopy = {
  monthly: 'This month',
  prelaunch: 'Before you start',
} as const;

/** The words of a training of whichever kind. */
export const trainingCopy = { detail: recordCopy({ one: 'training' }) } as const;
