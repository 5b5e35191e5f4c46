import type { guideCategories } from '@producer-portal/api';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const categories: Readonly<Record<(typeof guideCategories)[number], string>> = {
  underwriting_guidelines: 'Underwriting guidelines',
  rate_bulletins: 'Rate bulletins',
};

/** The words of the guides and rate bulletins. */
export const guidesCopy = {
  title: 'Guides and rate bulletins',
  list: {
    ...listCopy({ one: 'guide', many: 'guides' }),
    emptyText: 'Guides and rate bulletins for your states appear here.',
  },
  detail: recordCopy({ one: 'guide' }),
  searchLabel: 'Search guides',
  category: 'What it is',
  anyCategory: 'Any kind',
  categories,
  state: 'State',
  anyState: 'Any state',
  otherStates: { showAll: 'Show all states', showFewer: 'Show fewer states' },
  byState: 'By state',
  inState: (count: number) => `${count} ${count === 1 ? 'guide' : 'guides'}`,
  replaced: 'Replaced by a newer one',
  replacedFrom: (date: string) => `Replaced from ${date}`,
  replacedLater: 'A newer one takes its place',
  renewalsBefore: (date: string) => `For renewals before ${date}`,
  newBusinessFrom: (date: string) => `New business ${date}`,
  renewalsFrom: (date: string) => `Renewals ${date}`,
  facts: {
    number: 'Number',
    newBusiness: 'New business',
    renewals: 'Renewals',
    from: (date: string) => `From ${date}`,
    sinceThen: (date: string) => `Since ${date}`,
    states: 'States',
    products: 'Products',
  },
  replacement: {
    unknown: {
      title: 'Another guide takes the place of this one',
      text: () => undefined,
      open: 'Open the other guide',
    },
    announced: {
      title: 'Another guide takes the place of this one',
      text: (date: string) => `New business goes by the other one from ${date}.`,
      open: 'Open the guide that follows',
    },
    renewals: {
      title: 'Another guide has taken the place of this one',
      text: (date: string) =>
        `Renewals before ${date} go by this one; new business no longer does.`,
      open: 'Open the current guide',
    },
    done: {
      title: 'Another guide has taken the place of this one',
      text: () => 'This one holds for policies that were written under it.',
      open: 'Open the current guide',
    },
  },
} as const;
