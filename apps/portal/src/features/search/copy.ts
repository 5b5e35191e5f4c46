import { listCopy } from '../../modules/content-list/copy.ts';

/** The words of the search screen. */
export const searchCopy = {
  title: 'Search',
  list: {
    ...listCopy({ one: 'result', many: 'results' }),
    emptyTitle: 'No results',
    emptyText: 'Check the spelling, or try fewer or other words.',
  },
  label: 'Search for',
  submit: 'Search',
  types: 'Kind',
  typeNames: {
    Alert: 'Alerts',
    PolicyUpdate: 'Policy updates',
    ProductUpdate: 'Product news',
    Product: 'Products',
    UnderwritingGuideline: 'Underwriting guides',
    RateBulletin: 'Rate bulletins',
    RateAndRuleManual: 'Rate manuals',
    JobAid: 'Job aids',
    Training: 'E-learnings',
    Webinar: 'Webinars',
    Article: 'Sales articles',
    SalesPromotion: 'Promotions',
    Collateral: 'Collateral',
    CollateralTemplate: 'Collateral templates',
    SocialPost: 'Social posts',
    Video: 'Videos',
    // Spelt so by the host.
    FieldManagamentNews: 'Field news',
  } as Readonly<Record<string, string>>,
  startTitle: 'What are you looking for?',
  startText: 'Search by a word, a form number or a state.',
} as const;
