import type { guideCategories } from '@producer-portal/api';
import { t } from '../../lib/i18n.ts';
import { listCopy, recordCopy } from '../../modules/content-list/copy.ts';

const categories: Readonly<Record<(typeof guideCategories)[number], string>> = {
  underwriting_guidelines: t('Underwriting guidelines'),
  rate_bulletins: t('Rate bulletins'),
};

const documentCount = (count: number) =>
  t('{count, plural, one {# document} other {# documents}}', { count });

/** Screen texts for guides and rate bulletins. */
export const guidesCopy = {
  title: t('Guides and rate bulletins'),
  list: listCopy({
    loading: t('Loading documents'),
    slow: t('Still loading documents. Your connection seems slow.'),
    failedTitle: t('Couldn’t load documents'),
    emptyTitle: t('No documents yet'),
    emptyText: t('Guides and rate bulletins for your states appear here.'),
    noMatchesTitle: t('No documents match your filters'),
    skip: t('Skip to documents'),
    show: t('Show documents'),
    pages: t('Pages of documents'),
    count: documentCount,
  }),
  detail: recordCopy({
    loading: t('Loading document'),
    slow: t('Still loading this document. Your connection seems slow.'),
    failedTitle: t('Couldn’t load this document'),
  }),
  searchLabel: t('Search guides'),
  category: t('Type'),
  anyCategory: t('All types'),
  categories,
  state: t('State'),
  anyState: t('All states'),
  byState: t('By state'),
  guideCount: documentCount,
  replaced: t('Replaced by a newer version'),
  inEffectThrough: (date: string) => t('In effect through {date}', { date }),
  newBusinessThrough: (date: string) => t('New business through {date}', { date }),
  renewalsThrough: (date: string) => t('Renewals through {date}', { date }),
  renewalsOnlyThrough: (date: string) => t('Renewals only, through {date}', { date }),
  notUntil: (date: string) => t('Not in effect until {date}', { date }),
  newBusinessFrom: (date: string) => t('New business {date}', { date }),
  renewalsFrom: (date: string) => t('Renewals {date}', { date }),
  details: {
    newBusiness: t('New business'),
    renewals: t('Renewals'),
    from: (date: string) => t('Effective {date}', { date }),
    sinceThen: (date: string) => t('Since {date}', { date }),
    states: t('States'),
    products: t('Products'),
  },
  status: {
    notYet: t('Not in effect yet'),
    forNewBusiness: t('In effect for new business'),
    inEffectThrough: (date: string) => t('In effect through {date}', { date }),
    inEffectThroughBoth: (newBusiness: string, renewals: string) =>
      t('In effect through {newBusiness}, for new business, and through {renewals}, for renewals', {
        newBusiness,
        renewals,
      }),
    renewalsThrough: (date: string) => t('In effect through {date}, for renewals only', { date }),
    replaced: (number: string | null) =>
      number ? t('Replaced by {number}', { number }) : t('Replaced by a newer version'),
    writtenUnder: t('Use this version only for policies already written under it.'),
    /** Says when a document applies to new business and to renewals. Each date can be empty. Returns undefined if both are. */
    applies: (name: string, newBusiness: string, renewals: string) => {
      if (newBusiness && renewals)
        return t(
          '{name} applies to new business starting {newBusiness}, and to renewals starting {renewals}.',
          { name, newBusiness, renewals },
        );
      if (newBusiness)
        return t('{name} applies to new business starting {newBusiness}.', { name, newBusiness });
      return renewals
        ? t('{name} applies to renewals starting {renewals}.', { name, renewals })
        : undefined;
    },
    appliesNow: (name: string, renewals: string) =>
      t('{name} applies to new business, and to renewals starting {renewals}.', { name, renewals }),
    thisOne: t('This version'),
    newer: t('The newer version'),
    view: (number: string | null) =>
      number ? t('View {number}', { number }) : t('View the newer version'),
    viewCurrent: (number: string | null) =>
      number ? t('View {number}, in effect now', { number }) : t('View the version in effect now'),
    viewForRenewals: (number: string | null) =>
      number
        ? t('View {number} for renewals until then', { number })
        : t('View the version for renewals until then'),
    viewRevisionForRenewals: (number: number) =>
      t('View revision {number} for renewals until then', { number }),
  },
} as const;
