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
    ...listCopy({ one: 'document', many: 'documents' }),
    emptyText: 'Guides and rate bulletins for your states appear here.',
  },
  detail: recordCopy({ one: 'document' }),
  searchLabel: 'Search guides and rate bulletins',
  category: 'Type',
  anyCategory: 'All types',
  categories,
  state: 'State',
  anyState: 'All states',
  byState: 'By state',
  guideCount: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`,
  replaced: 'Replaced by a newer version',
  replacedFrom: (date: string) => `Newer version effective ${date}`,
  replacedLater: 'Newer version available',
  renewalsBefore: (date: string) => `Only for renewals before ${date}`,
  newBusinessFrom: (date: string) => `New business ${date}`,
  renewalsFrom: (date: string) => `Renewals ${date}`,
  details: {
    number: 'Number',
    newBusiness: 'New business',
    renewals: 'Renewals',
    from: (date: string) => `Effective ${date}`,
    sinceThen: (date: string) => `Since ${date}`,
    states: 'States',
    products: 'Products',
  },
  replacement: {
    unknown: {
      title: 'A newer version replaces this one',
      text: () => undefined,
      open: 'Open the newer version',
    },
    announced: {
      title: 'A newer version will replace this one',
      text: (date: string) => `Use the newer version for new business starting ${date}.`,
      open: 'Open the newer version',
    },
    renewals: {
      title: 'A newer version has replaced this one',
      text: (date: string) =>
        `Use this version only for renewals before ${date}. It no longer applies to new business.`,
      open: 'Open the current version',
    },
    done: {
      title: 'A newer version has replaced this one',
      text: () => 'Use this version only for policies already written under it.',
      open: 'Open the current version',
    },
  },
} as const;
