import type { guideCategories } from '@producer-portal/api';
import { listCopyOf, recordCopyOf } from '../../modules/content-list/noun-copy.ts';

const categories: Readonly<Record<(typeof guideCategories)[number], string>> = {
  underwriting_guidelines: 'Underwriting guidelines',
  rate_bulletins: 'Rate bulletins',
};

/** Screen texts for guides and rate bulletins. */
export const guidesCopy = {
  title: 'Guides and rate bulletins',
  list: {
    ...listCopyOf({ one: 'document', many: 'documents' }),
    emptyText: 'Guides and rate bulletins for your states appear here.',
  },
  detail: recordCopyOf({ one: 'document' }),
  searchLabel: 'Search guides and rate bulletins',
  category: 'Type',
  anyCategory: 'All types',
  categories,
  state: 'State',
  anyState: 'All states',
  byState: 'By state',
  guideCount: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`,
  replaced: 'Replaced by a newer version',
  replacedLater: 'Newer version available',
  inEffectThrough: (date: string) => `In effect through ${date}`,
  renewalsThrough: (date: string) => `Only for renewals through ${date}`,
  notUntil: (date: string) => `Not in effect until ${date}`,
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
  status: {
    notYet: 'Not in effect yet',
    forNewBusiness: 'In effect for new business',
    inEffectThrough: (date: string) => `In effect through ${date}`,
    renewalsThrough: (date: string) => `In effect for renewals through ${date}`,
    replaced: (number: string | null) => `Replaced by ${number ?? 'a newer version'}`,
    unknown: 'A newer version replaces this one',
    writtenUnder: 'Use this version only for policies already written under it.',
    /** Which document applies from when; each date can be missing. */
    applies: (name: string, newBusiness: string, renewals: string) => {
      const parts = [
        newBusiness && `to new business starting ${newBusiness}`,
        renewals && `to renewals starting ${renewals}`,
      ].filter(Boolean);
      return `${name} applies ${parts.join(', and ')}.`;
    },
    appliesNow: (name: string, renewals: string) =>
      `${name} applies to new business, and to renewals starting ${renewals}.`,
    thisOne: 'This version',
    newer: 'The newer version',
    view: (number: string | null) => `View ${number ?? 'the newer version'}`,
    viewCurrent: (number: string | null) =>
      number ? `View ${number}, in effect now` : 'View the version in effect now',
    viewForRenewals: (number: string | null) =>
      `View ${number ?? 'the version'} for renewals until then`,
  },
} as const;
