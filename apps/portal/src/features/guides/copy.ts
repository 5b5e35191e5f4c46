import type { guideCategories } from '@producer-portal/api';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const categories: Readonly<Record<(typeof guideCategories)[number], string>> = {
  underwriting_guidelines: 'Underwriting guidelines',
  rate_bulletins: 'Rate bulletins',
};

/** Screen texts for guides and rate bulletins. */
export const guidesCopy = {
  title: 'Guides and rate bulletins',
  list: {
    ...listCopy({ one: 'guide', many: 'guides' }),
    emptyText: 'Guides and rate bulletins for your states appear here.',
  },
  detail: recordCopy({ one: 'guide' }),
  searchLabel: 'Search guides',
  category: 'Type',
  anyCategory: 'Any type',
  categories,
  state: 'State',
  anyState: 'Any state',
  otherStates: { showAll: 'Show all states', showFewer: 'Show fewer states' },
  byState: 'By state',
  guideCount: (count: number) => `${count} ${count === 1 ? 'guide' : 'guides'}`,
  replaced: 'Replaced by a newer guide',
  replacedFrom: (date: string) => `Replaced starting ${date}`,
  replacedLater: 'Newer guide available',
  renewalsBefore: (date: string) => `For renewals before ${date}`,
  newBusinessFrom: (date: string) => `New business ${date}`,
  renewalsFrom: (date: string) => `Renewals ${date}`,
  details: {
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
      title: 'A newer guide replaces this one',
      text: () => undefined,
      open: 'Open the newer guide',
    },
    announced: {
      title: 'A newer guide will replace this one',
      text: (date: string) => `Use the newer guide for new business starting ${date}.`,
      open: 'Open the newer guide',
    },
    renewals: {
      title: 'A newer guide has replaced this one',
      text: (date: string) =>
        `Use this guide only for renewals before ${date}. It no longer applies to new business.`,
      open: 'Open the current guide',
    },
    done: {
      title: 'A newer guide has replaced this one',
      text: () => 'This guide applies only to policies written under it.',
      open: 'Open the current guide',
    },
  },
} as const;
